import { expect, test } from 'vitest';
import { messages } from './messages.ts';
import { pseudo, pseudoText } from './pseudo.ts';
import { leavesOf, sayIn, valuesFor } from './testing.ts';

const VALUE = /⟨\w+⟩|\d[\d,.]*/g;

function valuesIn(said: string): readonly string[] {
  return said.match(VALUE) ?? [];
}

function withoutValues(said: string): string {
  return said.replace(VALUE, '');
}

test.each([
  ['Sign in', '[Šîĝñ îñöñéö]'],
  ['Table {table, number}', '[Ţåbļé {table, number} öñé]'],
  ['{name}: {votes, number}', '[{name}: {votes, number}]'],
  [
    '{n, plural, one {# row} other {# rows}} blank',
    '[{n, plural, one {# ŕöwöñé} other {# ŕöwšöñé}} bļåñķöñé]',
  ],
  ['{x, select, none {} other { Some.}}', '[{x, select, none {} other { Šömé.öñé}}]'],
  ["a brace '{' stays", "[å bŕåçé '{' šţåýšöñéöñéöñ]"],
])('%s', (message, longer) => {
  expect(pseudoText(message)).toBe(longer);
});

test('every message, in each of its cases, keeps its values and is longer', () => {
  const inPseudo = new Map(leavesOf(pseudo(messages)));
  expect([...inPseudo.keys()]).toEqual(leavesOf(messages).map(([key]) => key));
  for (const [key, message] of leavesOf(messages)) {
    for (const values of valuesFor(message)) {
      const english = sayIn('en-US', message, values);
      const other = sayIn('en-XA', inPseudo.get(key) ?? '', values);
      expect(valuesIn(other), key).toEqual(valuesIn(english));
      const words = withoutValues(english);
      const atLeast = /\p{L}/u.test(words) ? 1.4 * words.length : words.length;
      expect(withoutValues(other).length, key).toBeGreaterThanOrEqual(atLeast);
    }
  }
});
