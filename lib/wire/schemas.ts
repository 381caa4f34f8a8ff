import * as z from 'zod';
import type { BatchId, ChoiceId, CommandId, PersonId, TableId } from '../base/ids.ts';
import { cleanText } from '../base/text.ts';
import type { Contest } from '../law/contest.ts';
import { ELECTIONS, REACHES } from '../law/setting.ts';
import type { BatchInfo } from '../recount/batch/types.ts';
import type { Command } from '../recount/commands.ts';
import { MAX_FIGURE, type PartFigures, type Row } from '../recount/figures.ts';
import type { NewRequest, StatedSetting } from '../recount/legal/types.ts';
import { MAX_BATCHES } from '../recount/room/decide.ts';

/** Names and short lines; reasons and messages may be longer. */
const MAX_NAME = 200;
const MAX_REASON = 2_000;

/** Text as it may enter a line: NFC, trimmed, nothing unseen in it. */
function text(maxLength: number) {
  return z.string().transform((value, context) => {
    const clean = cleanText(value, { maxLength });
    if (clean.ok) return clean.value;
    context.addIssue({ code: 'custom', message: clean.error.is });
    return z.NEVER;
  });
}

const name = text(MAX_NAME);
const reason = text(MAX_REASON);
/** Minus nought is no number that a line can hold. */
const whole = z.int().refine((value) => !Object.is(value, -0));
const figure = whole.min(0).max(MAX_FIGURE);

function id<Id extends string>(pattern: RegExp): z.ZodType<Id, Id> {
  return z.custom<Id>((value) => typeof value === 'string' && pattern.test(value));
}

export const commandId = id<CommandId>(/^[A-Za-z0-9_-]{22}$/);
const batch = id<BatchId>(/^b[1-9]\d{0,5}$/);
const person = id<PersonId>(/^[jo][1-9]\d{0,4}$/);
const table = id<TableId>(/^t[1-9]\d{0,2}$/);
const choice = id<ChoiceId>(/^c[1-9]\d{0,2}$/);

const date = z.iso.date();
const zone = z.string().refine((value) => Intl.supportedValuesOf('timeZone').includes(value));
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const choices = z
  .array(z.strictObject({ id: choice, name }))
  .min(1)
  .max(200);

const contest: z.ZodType<Contest> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['single-office', 'at-large']),
    choices,
    votesAllowed: z.int().min(1).max(200),
    toBeChosen: z.int().min(1).max(200),
    chooses: z.enum(['elected', 'nominated']),
  }),
  z.strictObject({
    kind: z.enum(['ballot-proposition', 'bond-proposition']),
    choices,
    votesAllowed: z.literal(1),
  }),
]);

/** What tables send, keys in canonical order: the writer is fastest then. */
const part: z.ZodType<PartFigures> = z.strictObject({
  ballots: figure,
  notCounted: figure,
  otherWriteIns: figure,
  overvoted: figure,
  setAside: figure,
  undervotes: figure,
  votes: z.array(figure).max(200),
  withoutContest: figure,
});

const row = z.union([
  z.enum([
    'ballots',
    'withoutContest',
    'otherWriteIns',
    'undervotes',
    'overvoted',
    'notCounted',
    'setAside',
  ]),
  choice,
]) satisfies z.ZodType<Row>;

const batchInfo: z.ZodType<BatchInfo> = z.strictObject({
  name,
  ballots: figure,
  parts: z
    .array(z.strictObject({ precinct: name.nullable(), ballots: figure }))
    .min(1)
    .max(50),
  container: name.nullable(),
  votingMethod: name.nullable(),
  tabulator: name.nullable(),
  reported: z.array(figure).max(200).nullable(),
});

const version = z.int().min(1);
const onBatch = { batch, version };
const note = reason.nullable();

const controls = {
  ballotsCounted: figure,
  ballotsNotCounted: figure,
  votes: z.array(figure).max(200),
};
const setting: z.ZodType<StatedSetting> = z.strictObject({
  election: z.enum(ELECTIONS),
  reach: z.enum(REACHES),
  countyOffice: z.boolean(),
  instantRunoff: z.boolean(),
  provider: z.boolean(),
  canvassCompleted: date.nullable(),
  boardMembers: z.int().min(1).max(50).nullable(),
  target: date.nullable(),
  candidates: z.enum(['recorded', 'barred']),
});
/** A moment in UTC, to the second. */
const moment = z.iso.datetime();
const request: z.ZodType<NewRequest> = z.strictObject({
  by: z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('candidate'), choice }),
    z.strictObject({
      is: z.literal('voters'),
      named: figure,
      struckTwice: figure,
      struckNotVoted: figure,
    }),
  ]),
  filedBy: name,
  receivedAt: moment,
  receivedBy: name,
});
const people = z.array(name).min(1).max(50);

/** Every command as it may come in; anything else is refused with the field's name. */
export const command: z.ZodType<Command> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('open-recount'),
    mode: z.enum(['live', 'test', 'demo']),
    notice: reason.nullable(),
    title: name,
    jurisdiction: name,
    contest,
    electionDate: date,
    zone,
    mixedBallots: z.boolean(),
    canvass: z
      .strictObject({ control: z.strictObject(controls), setting, request: request.nullable() })
      .nullable(),
  }),
  z.strictObject({ type: z.literal('enter-control-totals'), ...controls }),
  z.strictObject({
    type: z.literal('import-batch-list'),
    fileName: name,
    file: sha256,
    batches: z.array(batchInfo).max(MAX_BATCHES),
  }),
  z.strictObject({ type: z.literal('enroll-judge'), name }),
  z.strictObject({ type: z.literal('retire-judge'), judge: person }),
  z.strictObject({
    type: z.literal('admit-observer'),
    capacity: z.enum(['watcher', 'witness']),
    name,
    standsFor: name,
  }),
  z.strictObject({ type: z.literal('withdraw-observer'), observer: person }),
  z.strictObject({
    type: z.literal('choose-release'),
    release: z.enum(['progress-only', 'figures-as-accepted']),
  }),
  z.strictObject({ type: z.literal('start-counting') }),
  z.strictObject({ type: z.literal('pause-counting'), message: reason }),
  z.strictObject({ type: z.literal('resume-counting') }),
  z.strictObject({
    type: z.literal('seat-table'),
    number: z.int().min(1).max(999),
    judges: z.tuple([person, person]),
  }),
  z.strictObject({ type: z.literal('clear-table'), table }),
  z.strictObject({ type: z.literal('confirm-restore'), seen: z.int().min(1), reason }),
  z.strictObject({ batch, type: z.literal('take-batch'), version }),
  z.strictObject({ batch, type: z.literal('return-batch'), version }),
  z.strictObject({
    batch,
    figures: z.array(part).min(1).max(50),
    note,
    type: z.literal('submit-count'),
    version,
  }),
  z.strictObject({
    batch,
    cells: z
      .array(z.strictObject({ part: z.int().min(0).max(49), row, value: figure }))
      .max(10_000),
    note,
    type: z.literal('correct-count'),
    version,
  }),
  z.strictObject({ type: z.literal('recall-batch'), ...onBatch, reason }),
  z.strictObject({ type: z.literal('accept-batch'), ...onBatch, reason }),
  z.strictObject({ type: z.literal('order-count'), ...onBatch, reason }),
  z.strictObject({ type: z.literal('reopen-batch'), ...onBatch, reason }),
  z.strictObject({
    type: z.literal('record-adjustment'),
    ballots: whole.min(-MAX_FIGURE).max(MAX_FIGURE),
    kind: z.enum(['reversed-rejection', 'found', 'misfiled', 'list-error', 'cause-not-found']),
    reason,
  }),
  z.strictObject({
    type: z.literal('withdraw-adjustment'),
    adjustment: z.int().min(1),
    reason,
  }),
  z.strictObject({
    type: z.literal('state-reexamination'),
    examined: figure,
    upheld: figure,
    reversed: figure,
    statedBy: name,
  }),
  z.strictObject({ type: z.literal('close-counting') }),
  z.strictObject({ type: z.literal('reopen-counting'), reason }),
  z.strictObject({ type: z.literal('declare'), name }),
  z.strictObject({ type: z.literal('state-setting'), setting }),
  z.strictObject({ type: z.literal('record-request'), request }),
  z.strictObject({ type: z.literal('withdraw-request'), request: z.int().min(1), reason }),
  z.strictObject({ type: z.literal('proclaim-day'), date, name, proclaimedBy: name }),
  z.strictObject({ type: z.literal('withdraw-day'), date, reason }),
  z.strictObject({
    type: z.literal('record-reading'),
    question: z.string().max(60),
    reading: z.int().min(0).max(9),
    advisedBy: name,
  }),
  z.strictObject({ type: z.literal('record-stay'), court: name, order: reason }),
  z.strictObject({ type: z.literal('lift-stay'), authority: reason }),
  z.strictObject({ type: z.literal('discontinue'), authority: name, reason }),
  z.strictObject({ type: z.literal('complete-canvass'), on: date, members: people }),
  z.strictObject({
    type: z.literal('record-lot'),
    lot: z.strictObject({
      drawnAt: moment,
      place: name,
      drawnBy: name,
      presence: people,
      notice: reason,
      method: reason,
      chosen: z.array(choice).min(1).max(200),
    }),
  }),
]);

export const message = z.strictObject({ id: commandId, command });
/** A line beyond the largest figure could never be confirmed (`confirm-restore`): who claims to have seen one is not heard. */
const seenLine = z.strictObject({
  epoch: z.int().min(0),
  seq: z.int().min(1).max(MAX_FIGURE),
  hash: sha256,
});
export const resume = z.strictObject({ since: z.int().min(0), seen: seenLine.nullable() });
