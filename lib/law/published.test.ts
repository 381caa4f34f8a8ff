import { describe, expect, test } from 'vitest';
import published from '@/fixtures/law/published.json' with { type: 'json' };
import type { ChoiceId } from '../base/ids.ts';
import { recountBasis } from './basis.ts';
import type { Contest } from './contest.ts';
import { declare } from './declare.ts';
import type { Setting } from './setting.ts';

// Published figures of real recounts, names made neutral, in ballot order. Out-of-state contests are read by Utah's rules.

type Published = (typeof published)[number];

function letterOf(id: string): string {
  return 'ABCDEFGHIJ'.charAt(Number(id.slice(1)) - 1);
}

function contestOf({ kind, votes, toBeChosen }: Published): Contest {
  const choices = votes.map((_, at) => ({ id: `c${at + 1}` as ChoiceId, name: `Choice ${at}` }));
  if (kind === 'proposition') return { kind: 'bond-proposition', choices, votesAllowed: 1 };
  const places = toBeChosen ?? 1;
  return {
    kind: places === 1 ? 'single-office' : 'at-large',
    choices,
    votesAllowed: places,
    toBeChosen: places,
    chooses: 'elected',
  };
}

function settingOf({ date: electionDate }: Published): Setting {
  return {
    election: 'regular-general',
    electionDate,
    reach: 'one-county',
    countyOffice: false,
    instantRunoff: false,
    provider: false,
  };
}

describe.each(published)('$id', (one) => {
  const contest = contestOf(one);

  if (one.mayAsk) {
    test('who could have asked', () => {
      const { distances } = recountBasis(contest, one.votes, settingOf(one));
      const may = distances
        .filter((distance) => distance.may === 'ask')
        .map(({ who }) => letterOf(who));
      expect(may.toSorted()).toEqual(one.mayAsk?.toSorted());
    });
  }

  if (one.recount) {
    test('what the recount declares', () => {
      const declared = declare(contest, one.recount ?? []);
      if (one.kind === 'proposition') {
        expect(declared.is).toBe(one.passed ? 'passed' : 'failed');
        return;
      }
      expect(declared.is).toBe(one.tie ? 'tie-vote' : 'elected');
      if (!one.tie) expect(declared.chosen.map(letterOf).toSorted()).toEqual(one.chosen);
    });
  }
});
