import { expect, type Page } from '@playwright/test';
import type { PartFigures } from '@/lib/recount/figures.ts';

/** The rows of a sheet from top to bottom, as a station shows them. */
export function rowsOf(part: PartFigures): readonly number[] {
  return [
    part.ballots,
    ...part.votes,
    part.otherWriteIns,
    part.undervotes,
    part.overvoted,
    part.notCounted,
    part.setAside,
  ];
}

export async function takeBatch(table: Page, name: string): Promise<void> {
  await table.getByLabel('Type or scan the name').fill(name);
  await table.getByLabel('Type or scan the name').press('Enter');
  await expect(table.getByRole('heading', { name, exact: true })).toBeVisible();
}

/** Types a sheet by keyboard alone: a number, Enter, the next. */
export async function typeSheet(table: Page, values: readonly number[]): Promise<void> {
  await expect(table.locator('input[data-cell]:not([readonly])').first()).toBeFocused();
  for (const value of values) {
    await table.keyboard.type(String(value));
    await table.keyboard.press('Enter');
  }
}

export async function submitSheet(table: Page): Promise<void> {
  await table.keyboard.press('Control+Enter');
  await expect(table.getByText(/Recorded #/)).toBeVisible();
}

export async function returnBatch(table: Page): Promise<void> {
  await table.getByRole('button', { name: 'Return batch' }).click();
  await expect(table.getByText('Your table has no batch.')).toBeVisible();
}

export async function countBatch(
  table: Page,
  name: string,
  values: readonly number[],
): Promise<void> {
  await takeBatch(table, name);
  await typeSheet(table, values);
  await submitSheet(table);
  await returnBatch(table);
}

/** The table is asked first. */
export async function returnUncounted(table: Page): Promise<void> {
  const name = 'Return without a count';
  await table.getByRole('button', { name }).click();
  await table.getByRole('dialog').getByRole('button', { name }).click();
}
