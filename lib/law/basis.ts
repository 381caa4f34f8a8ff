import type { ChoiceId } from '../base/ids.ts';
import { BASIS, BASIS_QUESTIONS } from './basis-clauses.ts';
import type { Answer, Clause, Question } from './clause.ts';
import { type Contest, isRace, type Proposition, type Race } from './contest.ts';
import { type AtTheLine, atTheLine, type Ranked, ranked } from './cut-line.ts';
import { isPrimary, type Setting } from './setting.ts';
import { statuteFor } from './statute.ts';

/** An exact fraction of votes: nothing here is ever rounded, or judged from a percentage. */
export type Fraction = { readonly numerator: number; readonly denominator: number };

/** How far one loser, or the losing side of a proposition, is from a recount. */
export type Distance = {
  /** Who may ask: a losing candidate, or any ten voters who voted. */
  readonly who: ChoiceId | 'any-10-voters';
  /** The winner that is nearest. */
  readonly against: ChoiceId;
  /** Votes behind. */
  readonly difference: number;
  /** .25% of all votes for candidates, or for and against. */
  readonly limit: Fraction;
  /** The largest difference, in votes, at which a request could be filed. */
  readonly mostDifference: number;
  /** `open`: two readings stand. */
  readonly may: 'ask' | 'not-ask' | 'open';
  readonly clause: Clause;
};

export type RecountBasis = Answer<{
  /** False for instant runoff voting: the section says nothing then. */
  readonly applies: boolean;
  /** A recount that nobody has to ask for. `open`: two readings stand. */
  readonly required: { readonly is: 'yes' | 'no' | 'open'; readonly clause: Clause | null };
  /** Valid votes for all candidates, or for and against. */
  readonly total: number;
  /** Every loser, nearest first; empty where nobody loses. */
  readonly distances: readonly Distance[];
}>;

/** Up to this total a difference of one vote opens a request ((3)(b), (7)(b)). */
const SMALL = 400;
/** `.25%` is one in so many. */
const ONE_IN = 400;

function mostDifference(total: number): number {
  const byLimit = Math.floor(total / ONE_IN);
  return total <= SMALL ? Math.max(1, byLimit) : byLimit;
}

/** `400 × difference ≤ total`, in whole numbers. */
function isWithinLimit(difference: number, total: number): boolean {
  return ONE_IN * difference <= total;
}

function distancesOf(figures: Ranked, line: AtTheLine, total: number): readonly Distance[] {
  const tied = line.tie?.among ?? [];
  const certain = figures.filter(({ choice }) => line.chosen.includes(choice));
  const level = figures.filter(({ choice }) => tied.includes(choice));
  // The winner with the fewest votes is the nearest; at a tied cut line that is whoever the lot would choose.
  const nearest = level[0] ?? certain.at(-1);
  if (!nearest) return [];
  const losers = figures.filter((one) => !certain.includes(one) && !level.includes(one));
  return losers.map(({ choice, votes }): Distance => {
    const difference = nearest.votes - votes;
    const within = isWithinLimit(difference, total);
    const oneVote = total <= SMALL && difference === 1;
    return {
      who: choice,
      against: nearest.choice,
      difference,
      limit: { numerator: total, denominator: ONE_IN },
      mostDifference: mostDifference(total),
      may: within || oneVote ? 'ask' : 'not-ask',
      clause: oneVote && !within ? BASIS.oneVote : BASIS.limit,
    };
  });
}

type Required = RecountBasis['required'];

/** (2)(a) for a single office, (2)(b) for an at-large office; the words leave some ties open. */
function requiredOf(
  contest: Race,
  figures: Ranked,
  { tie }: AtTheLine,
  setting: Setting,
): { readonly required: Required; readonly questions: readonly Question[] } {
  const first = figures.filter(({ rank }) => rank === 1);
  const tiedFirst = first.length > 1;
  const firstAtLine = first.some(({ choice }) => tie?.among.includes(choice));
  const noVotes = figures.every(({ votes }) => votes === 0);
  const open = (question: Question, clause: Clause) => ({
    required: { is: 'open' as const, clause },
    questions: [question],
  });
  const yes = (clause: Clause) => ({
    required: { is: 'yes' as const, clause },
    questions: [BASIS_QUESTIONS.waiver],
  });
  if (!tie && !tiedFirst) return { required: { is: 'no', clause: null }, questions: [] };
  if (noVotes && tie) return open(BASIS_QUESTIONS.noVotes, BASIS.tie);
  if (contest.kind === 'single-office') {
    if (tiedFirst && (firstAtLine || !tie)) {
      return firstAtLine ? yes(BASIS.tie) : open(BASIS_QUESTIONS.tieForFirst, BASIS.tie);
    }
    return open(BASIS_QUESTIONS.tieForSecond, BASIS.atLargeTie);
  }
  if (tie && isPrimary(setting)) return open(BASIS_QUESTIONS.primaryElects, BASIS.atLargeTie);
  if (tie) return yes(BASIS.atLargeTie);
  return open(BASIS_QUESTIONS.tieAboveTheLine, BASIS.tie);
}

function ofRace(contest: Race, votes: readonly number[], setting: Setting): RecountBasis {
  const figures = ranked(contest, votes);
  const total = votes.reduce((sum, value) => sum + value, 0);
  const line = atTheLine(figures, contest.toBeChosen);
  const distances = distancesOf(figures, line, total);
  const ties = statuteFor(setting.electionDate).id !== 'V-2013';
  const { required, questions } = ties
    ? requiredOf(contest, figures, line, setting)
    : { required: { is: 'no' as const, clause: null }, questions: [] };
  const beside = required.is !== 'no' && distances.some(({ may }) => may === 'ask');
  return {
    applies: true,
    required,
    total,
    distances,
    clauses: [
      ...(required.clause ? [required.clause] : []),
      ...(ties ? [] : [BASIS.beforeTies]),
      BASIS.limit,
      ...(total <= SMALL ? [BASIS.oneVote] : []),
      BASIS.votesForAll,
    ],
    questions: [...questions, ...(beside ? [BASIS_QUESTIONS.besideRequired] : [])],
  };
}

/** There is no required recount of a proposition, tied or not: (2) speaks of candidates only. */
function ofProposition(contest: Proposition, votes: readonly number[]): RecountBasis {
  const [first, second] = ranked(contest, votes);
  if (!first || !second) throw new Error('a proposition has two choices');
  const total = first.votes + second.votes;
  const difference = first.votes - second.votes;
  const small = total <= SMALL;
  const within = isWithinLimit(difference, total);
  const open = small && difference === 0;
  const may = small ? difference === 1 : within;
  return {
    applies: true,
    required: { is: 'no', clause: null },
    total,
    distances: [
      {
        who: 'any-10-voters',
        against: first.choice,
        difference,
        limit: { numerator: total, denominator: ONE_IN },
        mostDifference: mostDifference(total),
        may: open ? 'open' : may ? 'ask' : 'not-ask',
        clause: small ? BASIS.propositionOneVote : BASIS.proposition,
      },
    ],
    clauses: [BASIS.proposition, ...(small ? [BASIS.propositionOneVote] : [])],
    questions: open ? [BASIS_QUESTIONS.tiedSmallProposition] : [],
  };
}

/**
 * Whether 20A-4-401 gives a recount of these canvassed votes, in ballot order: required (2), at a losing candidate's request
 * (3), or at the request of ten voters (7). Pure arithmetic of whole votes.
 */
export function recountBasis(
  contest: Contest,
  votes: readonly number[],
  setting: Setting,
): RecountBasis {
  if (setting.instantRunoff) {
    return {
      applies: false,
      required: { is: 'no', clause: null },
      total: votes.reduce((sum, value) => sum + value, 0),
      distances: [],
      clauses: [BASIS.instantRunoff],
      questions: [],
    };
  }
  return isRace(contest) ? ofRace(contest, votes, setting) : ofProposition(contest, votes);
}
