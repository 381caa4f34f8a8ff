import { text } from 'node:stream/consumers';
import { lawOf } from '@/lib/law/law-of.ts';
import { lawCaseOf, lawInput } from '@/lib/wire/law-input.ts';
import { say } from '@/lib/words/index.ts';

/** What the statute says of the contest that standard input states; or which field of it cannot be. */
export async function law(input: AsyncIterable<Uint8Array>): Promise<{
  readonly answers: string | null;
  readonly problem: string | null;
}> {
  const fail = (field: string, why: string) => ({
    answers: null,
    problem: say('cli.law-unreadable', { field, why }),
  });
  let json: unknown;
  try {
    json = JSON.parse(await text(input));
  } catch {
    return fail('', say('cli.not-json'));
  }
  const parsed = lawInput.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return fail((issue?.path ?? []).join('.'), issue?.message ?? '');
  }
  const found = lawCaseOf(parsed.data);
  if (found.is === 'unsound') {
    const [problem] = found.problems;
    return fail('contest', problem?.is ?? '');
  }
  return { answers: JSON.stringify(lawOf(found.of), null, 2), problem: null };
}
