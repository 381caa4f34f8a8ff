import { sameName } from '../base/same-name.ts';
import { type Contest, isRace } from './contest.ts';

/** Why a contest cannot be counted as it is described. */
export type ContestProblem =
  | { readonly is: 'no-choices' }
  | { readonly is: 'proposition-needs-two-choices'; readonly found: number }
  /** Its first choice is the one in favour, and these names say the opposite. */
  | { readonly is: 'against-stands-first' }
  | { readonly is: 'choice-twice'; readonly name: string }
  | { readonly is: 'choices-out-of-order' }
  | { readonly is: 'votes-allowed-below-one' }
  | { readonly is: 'to-be-chosen-below-one' }
  | { readonly is: 'one-office-chooses-one' };

/** How ballots name the side that would have a proposition fail. */
const AGAINST = /^(against|nay|no)\b/;

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1;
}

function choiceProblems({ choices, ...contest }: Contest): readonly ContestProblem[] {
  const keys = choices.map(({ name }) => sameName(name));
  const again = choices.find((_, at) => keys.indexOf(keys[at] ?? '') !== at);
  const inOrder = choices.every(({ id }, at) => id === `c${at + 1}`);
  const proposition = contest.kind === 'ballot-proposition' || contest.kind === 'bond-proposition';
  return [
    ...(choices.length === 0 ? [{ is: 'no-choices' } as const] : []),
    ...(proposition && choices.length !== 2
      ? [{ is: 'proposition-needs-two-choices', found: choices.length } as const]
      : []),
    ...(proposition &&
    choices.length === 2 &&
    AGAINST.test(keys[0] ?? '') &&
    !AGAINST.test(keys[1] ?? '')
      ? [{ is: 'against-stands-first' } as const]
      : []),
    ...(again ? [{ is: 'choice-twice', name: again.name } as const] : []),
    ...(inOrder ? [] : [{ is: 'choices-out-of-order' } as const]),
  ];
}

function numberProblems(contest: Contest): readonly ContestProblem[] {
  if (!isRace(contest)) return [];
  const { kind, chooses, votesAllowed, toBeChosen } = contest;
  if (!isCount(votesAllowed)) return [{ is: 'votes-allowed-below-one' }];
  if (!isCount(toBeChosen)) return [{ is: 'to-be-chosen-below-one' }];
  // A single office is filled by one; a primary for it may let two advance.
  const single = kind === 'single-office' && (votesAllowed > 1 || toBeChosen > 1);
  return single && chooses === 'elected' ? [{ is: 'one-office-chooses-one' }] : [];
}

/** Empty when the contest is sound. */
export function contestProblems(contest: Contest): readonly ContestProblem[] {
  return [...choiceProblems(contest), ...numberProblems(contest)];
}
