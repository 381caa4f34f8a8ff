import type { Page } from '@playwright/test';
import { DEMOS, readDemo } from '@/scripts/demo/recounts.ts';
import { test as base, expect } from './demo.ts';
import { cut, DESK, each, PHONE } from './looks.ts';
import { openScreens, type Screen } from './screens.ts';

/** What people typed, published figures, and what the browser itself says of times and zones. */
const DATA = [
  ...DEMOS.flatMap((id) => {
    const { title, jurisdiction, notice } = readDemo(id);
    return [title, jurisdiction, notice];
  }),
  'Council, Seat 1',
  'Example County',
  'Olive Officer',
  'Wanda Watcher',
  'The paper says so',
];
const SHAPES = [
  /\bChoice [A-Z]\b/g,
  /\bJudge \d\b/g,
  /\bBatch \d+\b/g,
  /\bAmerica\/[\w/-]+/g,
  /\b[ap]\.m\.|\bM[SD]T\b/g,
  /\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b/g,
  /\b[\da-f]{4}\b/g,
  /\bofficer\b(?=$)/g,
];

/** What other tests have typed is no message either: a worker of its own has a demonstration of its own. */
const test = base.extend<object, { alone: true }>({
  alone: [({ browserName: _ }, use) => use(true), { scope: 'worker', auto: true }],
});

/** All that is said on the page: what is read, named for screen readers, shown in an empty field, offered. */
async function saidOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const said: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, noscript')) said.push(node.nodeValue ?? '');
    }
    for (const one of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']) {
        said.push(one.getAttribute(name) ?? '');
      }
    }
    return said;
  });
}

/** Titles, jurisdictions, names and sign-in names that other tests of this room have typed. */
async function typedElsewhere(screens: readonly Screen[]): Promise<readonly string[]> {
  const lists = screens.filter(({ name }) => name === 'home' || name === 'accounts');
  const cells = lists.map(({ page }) => page.locator('tbody th, tbody td:nth-child(2)'));
  return (await Promise.all(cells.map((one) => one.allTextContents()))).flat();
}

/** Words outside of the brackets that the pseudo-language puts around each message, and that are nobody's data. */
async function untranslated(page: Page, typed: readonly string[]): Promise<readonly string[]> {
  const said = await saidOn(page);
  return said.filter((text) => {
    const noData = [...DATA, ...typed].reduce((left, one) => left.replaceAll(one, ''), text);
    const bare = SHAPES.reduce((left, shape) => left.replace(shape, ''), noData);
    const outside = bare.replace(/\[[^[\]]*\]/g, '').replace(/\[[^[\]]*\]/g, '');
    return /[A-Za-z]{2,}/.test(outside);
  });
}

test('a language 40 % longer breaks no screen, and every word on it is a message', async ({
  browser,
  demo,
  people,
}) => {
  test.setTimeout(300_000);
  people.expectFaults();
  const screens = await openScreens(browser, demo, people);
  const typed = await typedElsewhere(screens);
  for (const { page } of screens) {
    await page.context().addCookies([{ name: 'locale', value: 'en-XA', url: demo.address }]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    await expect(page.locator('h1').first()).toBeVisible();
  }
  for (const size of [DESK, PHONE]) {
    for (const { page } of screens) await page.setViewportSize(size);
    expect.soft(await each(screens, cut)).toEqual({});
  }
  expect.soft(await each(screens, (page) => untranslated(page, typed))).toEqual({});
});
