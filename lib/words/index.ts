import { createTranslator } from 'use-intl/core';
import { messages } from './messages.ts';

const translate = createTranslator({ locale: 'en-US', messages: messages as object });

type Values = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** A text by its key, for the terminal, files and print; screens have the same texts through next-intl. */
export function say(key: string, values: Values = {}): string {
  return (translate as unknown as (key: string, values: Values) => string)(key, values);
}
