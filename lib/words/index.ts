import { createTranslator, type MessageKeys, type NestedKeyOf } from 'use-intl/core';
import { type Messages, messages } from './messages.ts';

const translate = createTranslator({ locale: 'en-US', messages });

/** `refusals.judge-seated` */
export type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>;

type Values = Readonly<Record<string, string | number>>;

/** A text by its key, for the terminal, files and print; screens have the same texts through next-intl. */
export function say(key: MessageKey, values: Values = {}): string {
  return translate(key, values);
}
