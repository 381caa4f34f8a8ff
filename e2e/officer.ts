import { expect, type Page } from '@playwright/test';
import type { RecountId } from '@/lib/base/ids.ts';
import type { SeededRoom } from '@/scripts/demo/seed.ts';
import { isLive } from './demo.ts';

/** What an officer types to open a recount; all of it as it stands on paper. */
export type OpeningPlan = {
  readonly kind: 'single-office' | 'at-large' | 'ballot-proposition' | 'bond-proposition';
  readonly title: string;
  readonly choices: readonly string[];
  /** Of a race for an office. */
  readonly office?: { readonly votesAllowed: number; readonly toBeChosen: number };
  readonly control: {
    readonly ballotsCounted: number;
    readonly ballotsNotCounted?: number;
    readonly votes: readonly number[];
  };
};

/** And to open its room. */
export type Plan = OpeningPlan & {
  readonly csv: string;
  readonly judges: readonly string[];
};

/** Fills the form that opens a recount from its canvass; no request has been received. */
export async function fillOpening(officer: Page, plan: OpeningPlan): Promise<void> {
  await officer.getByLabel('Contest', { exact: true }).fill(plan.title);
  await officer.getByLabel('Jurisdiction').fill('Example County');
  await officer.getByLabel('This recount is').selectOption('test');
  await officer.getByLabel('Kind').selectOption(plan.kind);
  for (const number of plan.choices.keys()) {
    if (number >= 2) await officer.getByRole('button', { name: 'Another choice' }).click();
    await officer
      .getByLabel(`Choice ${number + 1}, as on the ballot`)
      .fill(plan.choices[number] ?? '');
    await officer
      .getByLabel('Votes at the canvass')
      .nth(number)
      .fill(String(plan.control.votes[number]));
  }
  if (plan.office) {
    await officer.getByLabel('Votes allowed').fill(String(plan.office.votesAllowed));
    await officer.getByLabel('Number to be chosen').fill(String(plan.office.toBeChosen));
    await officer.getByLabel('The contest', { exact: true }).selectOption('elected');
  }
  await officer.getByLabel('Election', { exact: true }).selectOption('regular-general');
  await officer.getByLabel('Election date').fill('2026-11-03');
  await officer.getByLabel('Voted on in').selectOption('one-county');
  await officer.getByLabel('Canvass completed on', { exact: true }).fill('2026-11-17');
  await officer
    .getByLabel('Ballots counted at the canvass')
    .fill(String(plan.control.ballotsCounted));
  await officer
    .getByLabel('Ballots not counted at the canvass')
    .fill(String(plan.control.ballotsNotCounted ?? 0));
  await officer.getByText('may act; it is recorded').click();
  await officer.getByText('No, or none is needed').click();
}

async function openByForm(officer: Page, plan: OpeningPlan): Promise<void> {
  await fillOpening(officer, plan);
  await officer.getByRole('button', { name: 'Open recount' }).click();
  await isLive(officer);
}

async function takeList(officer: Page, csv: string): Promise<void> {
  await officer
    .getByLabel('File')
    .setInputFiles({ name: 'boxes.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await officer.getByRole('button', { name: 'Read the file' }).click();
  await officer.getByRole('button', { name: 'Take this list' }).click();
  await expect(officer.getByText(/^✓ \d+ batches/)).toBeVisible();
}

async function enroll(officer: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await officer.getByLabel('Name of a judge').fill(name);
    await officer.getByRole('button', { name: 'Add judge' }).click();
    await expect(officer.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  }
}

/** The officer is asked, with what is about to be counted. */
export async function startCounting(officer: Page, asks: RegExp): Promise<void> {
  await officer.getByRole('button', { name: 'Start counting' }).click();
  const dialog = officer.getByRole('dialog', { name: asks });
  await dialog.getByRole('button', { name: 'Start counting' }).click();
  await expect(dialog).toBeHidden();
}

/** Admits someone who watches; gives the link that lets them in. */
async function admit(officer: Page, who: 'Watcher' | 'Witness', name: string): Promise<string> {
  await officer.getByLabel('Capacity').selectOption(who);
  await officer.getByLabel('Name', { exact: true }).fill(name);
  await officer.getByLabel('For whom').fill('Choice A');
  await officer.getByRole('button', { name: 'Admit' }).click();
  const item = officer.getByRole('listitem').filter({ hasText: name });
  await item.getByRole('button', { name: 'Make a link' }).click();
  return (await item.locator('output').textContent()) ?? '';
}

/** From an empty form to a room in which counting has started. */
export async function openRoomByHand(officer: Page, plan: Plan): Promise<Omit<SeededRoom, 'demo'>> {
  await officer.goto(new URL('/recounts/new', officer.url()).href);
  await openByForm(officer, plan);
  await takeList(officer, plan.csv);
  await enroll(officer, plan.judges);
  const waysIn = [
    { who: 'Watcher', url: await admit(officer, 'Watcher', 'Wanda Watcher') },
    { who: 'Witness', url: await admit(officer, 'Witness', 'William Witness') },
  ];
  // The choice shows once it is recorded, and not before.
  await officer.getByLabel('Figures as accepted').click();
  await expect(officer.getByLabel('Figures as accepted')).toBeChecked();
  await startCounting(officer, /^Start counting/);
  const tables = officer.getByRole('region', { name: 'Tables' });
  await tables.getByRole('button', { name: 'Make a link' }).click();
  return {
    id: (new URL(officer.url()).pathname.split('/').at(-1) ?? '') as RecountId,
    tablesLink: (await tables.locator('output').textContent()) ?? '',
    waysIn,
  };
}

/** States that no uncounted ballot was left, closes, and waits at the sentence to be declared. */
export async function closeByHand(officer: Page): Promise<void> {
  for (const name of ['Re-examined', 'Upheld', 'Reversed']) {
    await officer.getByLabel(name).fill('0');
  }
  await officer.getByLabel('Stated by').fill('Olive Officer');
  await officer.getByRole('button', { name: 'State', exact: true }).click();
  await expect(officer.getByText('Nothing stands in the way of closing.')).toBeVisible();
  await officer.getByRole('button', { name: 'Close counting' }).click();
  await officer.getByRole('dialog').getByRole('button', { name: 'Close counting' }).click();
  await expect(officer.getByRole('button', { name: 'Declare the result' })).toBeVisible();
}

export async function declareByHand(officer: Page): Promise<void> {
  await officer.getByRole('button', { name: 'Declare the result' }).click();
  const dialog = officer.getByRole('dialog', { name: 'Declare this result?' });
  await dialog.getByLabel('Your name').fill('Olive Officer');
  await dialog.getByRole('button', { name: 'Declare the result' }).click();
  await expect(dialog).toBeHidden();
}
