/** Calls a door with a JSON body; null where no answer came. */
export async function call<Answer>(path: string, body: object): Promise<Answer | null> {
  try {
    const response = await fetch(`/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Answer;
  } catch {
    return null;
  }
}

export type Refused = { readonly is: 'refused'; readonly refusal: { readonly is: string } };

export function isRefused(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'is' in answer && answer.is === 'refused';
}
