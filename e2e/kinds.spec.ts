import type { Page } from '@playwright/test';
import type { PartFigures } from '@/lib/recount/figures.ts';
import { expect, isLive, test } from './demo.ts';
import { closeByHand, declareByHand, openRoomByHand, type Plan } from './officer.ts';
import { countBatch, returnBatch, rowsOf, submitSheet, takeBatch, typeSheet } from './station.ts';

/** What the paper of one box says; rows that are not named are 0. */
type Box = Partial<PartFigures> & Pick<PartFigures, 'ballots' | 'votes'>;

type Kind = Pick<Plan, 'kind' | 'choices' | 'office'> & {
  /** Listed out of their natural order. */
  readonly boxes: { readonly 'Box 10': Box; readonly 'Box 9': Box; readonly 'Box 2': Box };
  readonly says: string;
  /** From most votes to fewest. */
  readonly figures: readonly string[];
  readonly cites: string;
};

const KINDS: readonly Kind[] = [
  {
    kind: 'single-office',
    choices: ['Choice A', 'Choice B', 'Choice C'],
    office: { votesAllowed: 1, toBeChosen: 1 },
    boxes: {
      'Box 10': { ballots: 1025, votes: [511, 510, 4] },
      'Box 9': { ballots: 30, votes: [12, 14, 3], otherWriteIns: 1 },
      'Box 2': { ballots: 20, votes: [9, 7, 2], undervotes: 1, overvoted: 1 },
    },
    says: 'Declared elected: Choice A.',
    figures: ['Choice A: 532', 'Choice B: 531', 'Choice C: 9'],
    cites:
      '20A-4-401(5)(b)(iv)(A): “for a race between candidates for a single office, declare elected the candidate who receives the highest number of votes on the recount” (text of the statute)',
  },
  {
    kind: 'at-large',
    choices: ['Choice A', 'Choice B', 'Choice C', 'Choice D'],
    office: { votesAllowed: 3, toBeChosen: 2 },
    boxes: {
      'Box 10': { ballots: 11, votes: [8, 7, 6, 5], undervotes: 7 },
      'Box 9': { ballots: 30, votes: [25, 20, 23, 15], undervotes: 7 },
      'Box 2': {
        ballots: 20,
        votes: [15, 14, 12, 10],
        otherWriteIns: 2,
        undervotes: 4,
        overvoted: 1,
      },
    },
    says: 'Declared a tie vote: Choice B and Choice C. One place is to be filled by lot under Section 20A-1-304. Chosen whatever the lot says: Choice A.',
    figures: ['Choice A: 48', 'Choice B: 41', 'Choice C: 41', 'Choice D: 30'],
    cites:
      '20A-4-401(5)(b)(iv)(D): “in which two or more candidates receive an equal number of votes, declare a tie vote if the selection of the winning candidate by lot under Section 20A-1-304 is necessary to determine which candidate is elected to the at-large office” (text of the statute)',
  },
  {
    kind: 'ballot-proposition',
    choices: ['For', 'Against'],
    boxes: {
      'Box 10': { ballots: 11, votes: [5, 1], undervotes: 5 },
      'Box 9': { ballots: 30, votes: [10, 19], overvoted: 1 },
      'Box 2': { ballots: 20, votes: [12, 7], undervotes: 1 },
    },
    says: 'Declared to have failed.',
    figures: ['For: 27', 'Against: 27'],
    cites:
      '20A-4-401(9)(a)(iv): “declare the ballot proposition or bond proposition to have "passed" or "failed" based upon the results of the recount” (text of the statute)',
  },
  {
    kind: 'bond-proposition',
    choices: ['For the bonds', 'Against the bonds'],
    boxes: {
      'Box 10': { ballots: 8, votes: [6, 2] },
      'Box 9': { ballots: 24, votes: [13, 10], undervotes: 1 },
      'Box 2': { ballots: 20, votes: [11, 9] },
    },
    says: 'Declared to have passed.',
    figures: ['For the bonds: 30', 'Against the bonds: 21'],
    cites:
      '20A-4-401(9)(a)(iv): “declare the ballot proposition or bond proposition to have "passed" or "failed" based upon the results of the recount” (text of the statute)',
  },
];

const EMPTY = {
  withoutContest: 0,
  otherWriteIns: 0,
  undervotes: 0,
  overvoted: 0,
  notCounted: 0,
  setAside: 0,
};

function sheetOf(box: Box): readonly number[] {
  return rowsOf({ ...EMPTY, ...box });
}

/** The votes of some boxes, as a screen writes them. */
function sums(choices: readonly string[], boxes: readonly Box[]): readonly string[] {
  return choices.map((name, at) => {
    const votes = boxes.reduce((sum, box) => sum + (box.votes[at] ?? 0), 0);
    return `${name} ${votes.toLocaleString('en-US')}`;
  });
}

/** What stands under "Votes so far", live. */
async function expectSums(pages: readonly Page[], expected: readonly string[]): Promise<void> {
  for (const page of pages) {
    const rows = page
      .getByRole('region', { name: 'Votes so far · Unofficial' })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') });
    await expect
      .poll(async () => {
        const texts = await rows.locator('th, td.number').allTextContents();
        return expected.map((_, at) => texts.slice(2 * at, 2 * at + 2).join(' '));
      })
      .toEqual(expected);
    await expect(rows).toHaveCount(expected.length);
  }
}

/** Takes the rows again that differ, with what the paper says. */
async function takeAgain(table: Page, name: string, values: readonly number[]): Promise<void> {
  await takeBatch(table, name);
  await expect(table.getByText('Count the open rows again')).toBeVisible();
  await typeSheet(table, values);
  await submitSheet(table);
  await returnBatch(table);
}

/** The network of a table is cut in the middle of a sheet, which is typed on and handed in all the same. */
async function countThroughCut(
  table: Page,
  name: string,
  values: readonly number[],
): Promise<void> {
  await takeBatch(table, name);
  await typeSheet(table, values.slice(0, 2));
  await table.context().setOffline(true);
  await expect(table.locator('.connection')).toContainText('Offline');
  for (const value of values.slice(2)) {
    await table.keyboard.type(String(value));
    await table.keyboard.press('Enter');
  }
  await table.keyboard.press('Control+Enter');
  await expect(table.getByText('Kept on this device')).toBeVisible();
  await table.context().setOffline(false);
  await expect(table.getByText(/Recorded #/)).toBeVisible();
  await returnBatch(table);
}

for (const { kind, choices, office, boxes, says, figures, cites } of KINDS) {
  test(`${kind}: opened by hand, counted twice, closed and declared`, async ({ people }) => {
    test.setTimeout(180_000);
    // The cut network is said in the console.
    people.expectFaults();
    const names = Object.keys(boxes);
    const all = Object.values(boxes);
    const ballots = all.reduce((sum, box) => sum + box.ballots, 0);
    const officer = await people.officer(people.roomOf('grand-county-2014'));
    const room = await openRoomByHand(officer, {
      kind,
      title: `Recount of ${kind}`,
      choices,
      ...(office ? { office } : {}),
      control: { ballotsCounted: ballots - 1, votes: choices.map(() => 1) },
      csv: `Batch Name,Number of Ballots\n${names.map((name, at) => `${name},${all[at]?.ballots}\n`).join('')}`,
      judges: ['R. Alder', 'S. Birch', 'T. Cedar', 'U. Dogwood'],
    });
    const one = await people.table(officer, room, 1, ['R. Alder', 'S. Birch']);
    const two = await people.table(officer, room, 2, ['T. Cedar', 'U. Dogwood']);
    const watching = [
      await people.observer(room, 'Watcher'),
      await people.observer(room, 'Witness'),
    ];
    const seeing = [officer, ...watching];
    for (const page of seeing) {
      await expect(page.getByRole('rowheader', { name: /^Box / })).toHaveText([
        'Box 2',
        'Box 9',
        'Box 10',
      ]);
    }

    for (const table of [one, two]) await countBatch(table, 'Box 2', sheetOf(boxes['Box 2']));
    await expectSums(seeing, sums(choices, [boxes['Box 2']]));

    const box = boxes['Box 9'];
    const [a = 0, b = 0] = box.votes;
    await countBatch(one, 'Box 9', sheetOf(box));
    await countBatch(
      two,
      'Box 9',
      sheetOf({ ...box, votes: [a + 1, b - 1, ...box.votes.slice(2)] }),
    );
    for (const page of seeing) {
      await expect(page.getByRole('row').filter({ hasText: 'Box 9' })).toContainText(
        'Counts differ',
      );
    }
    await takeAgain(one, 'Box 9', [a, b]);
    await takeAgain(two, 'Box 9', [a, b]);
    await expectSums(seeing, sums(choices, [boxes['Box 2'], box]));

    await countBatch(one, 'Box 10', sheetOf(boxes['Box 10']));
    await countThroughCut(two, 'Box 10', sheetOf(boxes['Box 10']));
    await expectSums(seeing, sums(choices, all));
    for (const page of seeing) {
      await expect(page.getByText('3 of 3 batches accepted')).toBeVisible();
    }

    await officer.getByRole('link', { name: 'Close and declare' }).click();
    await isLive(officer);
    await expect(
      officer.getByText(/ballots at the canvass .* Without a reason: \+1/),
    ).toBeVisible();
    await officer.getByLabel('Ballots, more (+) or fewer (−)').fill('+1');
    await officer.getByLabel('Kind').selectOption('Found');
    await officer.getByLabel('Reason').fill('Between two boxes');
    await officer.getByRole('button', { name: 'Record adjustment' }).click();
    await expect(officer.getByText('+1 · Found · Between two boxes')).toBeVisible();
    await closeByHand(officer);
    await declareByHand(officer);
    for (const page of seeing) {
      const declared = page.getByRole('region', {
        name: /^Declared by Olive Officer, election officer, /,
      });
      await expect(declared.locator('.sentence')).toHaveText(says);
      await expect(declared.getByRole('listitem').first()).toHaveText(figures[0] ?? '');
      expect(await declared.getByRole('listitem').allTextContents()).toEqual(figures);
      await expect(declared.getByText(cites)).toBeVisible();
      await expect(page.locator('header .state')).toHaveText('Declared');
      await expect(page.getByText('Unofficial', { exact: true }).first()).toBeVisible();
    }
    await expectSums(seeing, sums(choices, all));
  });
}
