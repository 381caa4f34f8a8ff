import { acts } from './en/acts.ts';
import { cli } from './en/cli.ts';
import { declaration } from './en/declaration.ts';
import { errors } from './en/errors.ts';
import { files } from './en/files.ts';
import { filing } from './en/filing.ts';
import { law } from './en/law.ts';
import { legal } from './en/legal.ts';
import { opening } from './en/opening.ts';
import { missing, refusals, stops } from './en/refusals.ts';
import {
  accounts,
  events,
  home,
  join,
  officer,
  restore,
  screen,
  signin,
  station,
  watch,
} from './en/screens.ts';
import { start } from './en/start.ts';
import { rows, states } from './en/states.ts';

/** Every text for people, in English. Another language is another tree of this shape. */
export const messages = {
  accounts,
  acts,
  cli,
  declaration,
  errors,
  events,
  files,
  filing,
  home,
  join,
  law,
  legal,
  missing,
  officer,
  opening,
  refusals,
  restore,
  rows,
  screen,
  signin,
  start,
  states,
  station,
  stops,
  watch,
};

export type Messages = typeof messages;
export type Area = keyof Messages;
