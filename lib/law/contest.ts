import type { ChoiceId } from '../base/ids.ts';

/** A line of the ballot that can be voted for. A *qualified* write-in candidate is a choice (20A-9-601). */
export type Choice = { readonly id: ChoiceId; readonly name: string };

/**
 * A race between candidates.
 * `votesAllowed` is how many votes one ballot may give (balance only); `toBeChosen` is how many are
 * elected or nominated (cut line only). Neither is ever derived from the other: in a municipal primary
 * a ballot may vote for three while six advance.
 */
export type Race = {
  readonly kind: 'single-office' | 'at-large';
  readonly choices: readonly Choice[];
  readonly votesAllowed: number;
  readonly toBeChosen: number;
  readonly chooses: 'elected' | 'nominated';
};

/** A proposition: its first choice is *for*, its second *against*; one vote a ballot. */
export type Proposition = {
  readonly kind: 'ballot-proposition' | 'bond-proposition';
  readonly choices: readonly Choice[];
  readonly votesAllowed: 1;
};

export type Contest = Race | Proposition;

export function isRace(contest: Contest): contest is Race {
  return contest.kind === 'single-office' || contest.kind === 'at-large';
}
