import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LawAnswers } from '@/lib/law/law-of.ts';
import { law } from './law.ts';

const EXAMPLES = join(import.meta.dirname, '../../fixtures/law/examples');

async function* chunks(text: string) {
  yield new TextEncoder().encode(text);
}

function example(name: string): string {
  return readFileSync(join(EXAMPLES, `${name}.json`), 'utf8');
}

async function answersTo(name: string): Promise<LawAnswers> {
  const { answers, problem } = await law(chunks(example(name)));
  expect(problem).toBeNull();
  return JSON.parse(answers ?? '') as LawAnswers;
}

/** Every object of the answers that carries clauses. */
function clausesIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'clauses' in value ? [value.clauses] : [];
  return [...own, ...Object.values(value).flatMap(clausesIn)];
}

test.each(readdirSync(EXAMPLES).map((file) => file.replace('.json', '')))(
  'each answer to %s carries its clauses',
  async (name) => {
    const found = clausesIn(await answersTo(name));
    expect(found.length).toBeGreaterThan(5);
    for (const clauses of found) expect(clauses).not.toEqual([]);
  },
);

test('a mayor seven votes behind: until when, whether in time, done by when, who pays', async () => {
  const answers = await answersTo('single-office');
  expect(answers.statute.id).toBe('V-2025');
  expect(answers.basis.distances).toMatchObject([{ who: 'c2', difference: 7, may: 'ask' }]);
  expect(answers.request).toMatchObject({
    date: '2025-11-21',
    instant: '2025-11-22T00:00:00.000Z',
  });
  expect(answers.receipts).toMatchObject([{ at: '2025-11-20T21:06:00.000Z', is: 'in-time' }]);
  expect(answers.completion).toMatchObject({ date: '2025-11-27', rolled: '2025-11-28' });
  expect(answers.filing.who).toBe('municipal-clerk');
  expect(answers.cost.who).toBe('contracting-subdivision');
  expect(answers.board).toMatchObject({ who: 'mayor-and-council', quorum: 3 });
  expect(answers.declaration).toBeNull();
});

test('a tie at the line that stays: a lot, and by when', async () => {
  const answers = await answersTo('tie-vote');
  expect(answers.basis.required.is).toBe('yes');
  expect(answers.completion?.date).toBe('2025-11-28');
  expect(answers.declaration).toMatchObject({
    is: 'tie-vote',
    tie: { among: ['c2', 'c3'], places: 1 },
  });
  expect(answers.lot).toMatchObject({ who: 'election-officer', by: '2025-11-28' });
});

test('instant runoff: the section gives nothing, and no deadline', async () => {
  const answers = await answersTo('instant-runoff');
  expect(answers.basis.applies).toBe(false);
  expect([answers.request, answers.completion, answers.lot]).toEqual([null, null, null]);
});

describe('what cannot be is refused by the name of its field', () => {
  const sound = JSON.parse(example('single-office')) as Record<string, unknown>;
  test.each<[string, object, string]>([
    ['an impossible date', { electionDate: '2025-02-30' }, 'electionDate'],
    ['a canvass before its election', { canvassCompleted: '2025-11-03' }, 'canvassCompleted'],
    ['a request without a zone', { requests: ['2025-11-20 14:06'] }, 'requests.0'],
    ['a field that is not known', { county: 'Summit' }, ''],
    [
      'negative votes',
      { contest: { ...(sound.contest as object), choices: [{ name: 'A', votes: -1 }] } },
      'contest.choices.0.votes',
    ],
    [
      'the same name twice',
      {
        contest: {
          ...(sound.contest as object),
          choices: [
            { name: 'Choice A', votes: 1 },
            { name: 'choice  a', votes: 2 },
          ],
        },
      },
      'contest choice-twice',
    ],
    [
      'a recount of one choice only',
      {
        contest: {
          ...(sound.contest as object),
          choices: [
            { name: 'A', votes: 1, recount: 1 },
            { name: 'B', votes: 2 },
          ],
        },
      },
      'contest.choices',
    ],
  ])('%s', async (_, change, field) => {
    const { answers, problem } = await law(chunks(JSON.stringify({ ...sound, ...change })));
    expect(answers).toBeNull();
    expect(problem).toContain(field);
  });

  test('no JSON', async () => {
    expect((await law(chunks('Choice A: 12'))).problem).toContain('this is no JSON');
  });
});
