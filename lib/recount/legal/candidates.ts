import { sameName } from '../../base/same-name.ts';
import type { Contest } from '../../law/contest.ts';

/** Who of these people bears the name of a choice. Names are all that a ledger knows of candidates. */
export function candidatesAmong(
  { choices }: Contest,
  people: readonly string[],
): readonly string[] {
  const standing = new Set(choices.map(({ name }) => sameName(name)));
  return people.filter((name) => standing.has(sameName(name)));
}
