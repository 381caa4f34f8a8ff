import { createTranslator, type MessageKeys, type NestedKeyOf } from 'use-intl/core';
import { type Messages, messages } from './messages.ts';
import { pseudo } from './pseudo.ts';

/** English, and English as if in another language: with it one sees what a translation would break. */
export const LOCALES = ['en-US', 'en-XA'] as const;
export type Locale = (typeof LOCALES)[number];

const TREES: Readonly<Record<Locale, Messages>> = { 'en-US': messages, 'en-XA': pseudo(messages) };

/** `refusals.judge-seated` */
export type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>;

type Values = Readonly<Record<string, string | number>>;
export type Say = (key: MessageKey, values?: Values) => string;

function sayIn(locale: Locale): Say {
  const translate = createTranslator({ locale, messages: TREES[locale] });
  return (key, values = {}) => translate(key, values);
}

const SAYS: Readonly<Record<Locale, Say>> = { 'en-US': sayIn('en-US'), 'en-XA': sayIn('en-XA') };

/** A text by its key, for the terminal, files and print; screens have the same texts through next-intl. */
export const say: Say = SAYS['en-US'];

/** Everything that is said in a locale; one that is not known is English. */
export function wordsIn(asked: string | undefined): {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly say: Say;
} {
  const locale = LOCALES.find((one) => one === asked) ?? 'en-US';
  return { locale, messages: TREES[locale], say: SAYS[locale] };
}
