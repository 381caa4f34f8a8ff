/** Sign-in and out by next-auth's own addresses, without its client: a page for those who watch stays small. */

async function csrfToken(): Promise<string> {
  const response = await fetch('/api/auth/csrf', { cache: 'no-store' });
  const { csrfToken: token } = (await response.json()) as { readonly csrfToken: string };
  return token;
}

async function post(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...fields, csrfToken: await csrfToken(), json: 'true' }),
  });
}

/** Null where it worked, else the code of what went wrong. */
export async function signInBy(
  way: 'password' | 'table' | 'observer',
  fields: Readonly<Record<string, string>>,
): Promise<string | null> {
  const response = await post(`callback/${way}`, fields);
  const { url } = (await response.json()) as { readonly url: string };
  const code = new URL(url, location.href).searchParams.get('error');
  return response.ok && code === null ? null : (code ?? 'failed');
}

export async function signOut(): Promise<void> {
  await post('signout', {});
  location.assign('/');
}
