import { createTranslator } from 'use-intl/core';

export type Tree = { readonly [key: string]: string | Tree };

/** Every text with its key. */
export function leavesOf(tree: Tree, above = ''): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, one]) =>
    typeof one === 'string' ? [[above + key, one] as const] : leavesOf(one, `${above}${key}.`),
  );
}

type Values = Readonly<Record<string, string | number>>;

/**
 * Values that reach every case of a message: in turn each select takes each word that stands before a brace, and
 * numbers are 1 or 1,001 and more. Texts look like ⟨name⟩, so that they are found again in what is said.
 */
export function valuesFor(message: string): readonly Values[] {
  const found = [...message.matchAll(/\{\s*(\w+)\s*(?:,\s*(\w+))?/g)];
  const cases = new Set([
    'other',
    ...[...message.matchAll(/([\w-]+)\s*\{/g)].map(([, one]) => one),
  ]);
  return [...cases].flatMap((one) =>
    [1, 1_001].map((least) =>
      Object.fromEntries(
        found.map(([, name = '', type], at) => {
          if (type === 'select') return [name, one ?? 'other'];
          return [name, type === undefined ? `⟨${name}⟩` : least === 1 ? 1 : least + at];
        }),
      ),
    ),
  );
}

/** Says a message as the screens do; a message that cannot be said throws. */
export function sayIn(locale: string, message: string, values: Values): string {
  const translate = createTranslator({
    locale,
    messages: { it: message },
    onError(error) {
      throw error;
    },
  });
  return translate('it', values);
}
