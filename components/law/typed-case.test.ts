import { describe, expect, test } from 'vitest';
import { answered, BLANK, type Missing, type TypedCase, typedCaseOf } from './typed-case.ts';

const SOUND: TypedCase = {
  ...BLANK,
  choices: [
    { name: 'Choice A', votes: '1,706', recount: '' },
    { name: 'Choice B', votes: '1699', recount: '' },
  ],
  election: 'municipal-general',
  electionDate: '2025-11-04',
  canvassCompleted: '2025-11-18',
  requestDate: '2025-11-21',
  requestTime: '17:00:00',
};

test('what is typed is answered', () => {
  const found = answered(SOUND);
  if (found.is !== 'answers') throw new Error(found.field);
  expect(found.answers.basis.distances).toMatchObject([{ difference: 7, may: 'ask' }]);
  expect(found.answers.receipts).toMatchObject([{ is: 'in-time' }]);
});

test('one second after 5 p.m. in Utah is late', () => {
  const found = answered({ ...SOUND, requestTime: '17:00:01' });
  expect(found.is === 'answers' && found.answers.receipts[0]?.is).toBe('late');
});

test('a blank row is no choice', () => {
  const found = answered({
    ...SOUND,
    choices: [...SOUND.choices, { name: ' ', votes: '', recount: '' }],
  });
  expect(found.is === 'answers' && found.contest.choices.length).toBe(2);
});

describe('what keeps a case from being answered is named', () => {
  const [first, second] = SOUND.choices;
  if (!first || !second) throw new Error('two choices');
  test.each<[Missing, Partial<TypedCase>]>([
    ['names', { choices: BLANK.choices }],
    ['names', { choices: [first, { ...second, name: '' }] }],
    ['votes', { choices: [first, { ...second, votes: '-3' }] }],
    ['votes', { choices: [first, { ...second, votes: '1.5' }] }],
    ['votes', { choices: [first, { ...second, votes: '1000000001' }] }],
    ['recount', { choices: [{ ...first, recount: '1' }, second] }],
    ['numbers', { toBeChosen: '' }],
    ['numbers', { votesAllowed: '0' }],
    ['electionDate', { electionDate: '2025-02-30' }],
    ['canvassCompleted', { canvassCompleted: '2025-11-03' }],
    ['recountCanvassCompleted', { recountCanvassCompleted: '2025-01-01' }],
    ['request', { requestTime: '' }],
    ['boardMembers', { boardMembers: '51' }],
    ['contest', { choices: [first, { ...second, name: 'choice a' }] }],
    ['contest', { kind: 'single-office', toBeChosen: '2' }],
    ['contest', { kind: 'ballot-proposition', choices: [first, second, { ...first, name: 'C' }] }],
  ])('%s', (field, change) => {
    expect(answered({ ...SOUND, ...change })).toEqual({ is: 'missing', field });
  });
});

test('the address holds the case; one that cannot be read is a blank one', () => {
  expect(typedCaseOf(JSON.stringify(SOUND))).toEqual(SOUND);
  for (const parameter of [
    null,
    '',
    '{',
    '[]',
    '{"kind":"x"}',
    JSON.stringify({ ...SOUND, more: 1 }),
  ]) {
    expect(typedCaseOf(parameter)).toBe(BLANK);
  }
  const long = { ...SOUND, electionDate: 'x'.repeat(300) };
  expect(typedCaseOf(JSON.stringify(long))).toBe(BLANK);
});
