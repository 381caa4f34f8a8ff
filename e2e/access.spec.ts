import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './demo.ts';
import { openScreens, type Screen } from './screens.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const DESK = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
/** A desk at 200 %. */
const ZOOMED = { width: 683, height: 384 };

async function violations(page: Page): Promise<readonly string[]> {
  const found = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

/** The page itself scrolls up and down only, and no word of a button, heading or label is cut. */
async function cut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const words = [
      ...document.querySelectorAll('button, a, h1, h2, h3, label, legend, p, summary'),
    ];
    const hidden = words.filter((one) => {
      const style = getComputedStyle(one);
      const clips = style.overflowX === 'hidden' || style.textOverflow === 'ellipsis';
      return clips && style.clipPath === 'none' && one.scrollWidth > one.clientWidth + 1;
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide in ${clientWidth}`] : []),
      ...hidden.map((one) => `cut: ${one.textContent}`),
    ];
  });
}

async function each(
  screens: readonly Screen[],
  look: (page: Page) => Promise<readonly string[]>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const all: Record<string, readonly string[]> = {};
  for (const { name, page } of screens) {
    const found = await look(page);
    if (found.length > 0) all[name] = found;
  }
  return all;
}

test('no screen has a fault that axe finds, in forced colours and at 200 % neither', async ({
  browser,
  demo,
  people,
}) => {
  test.setTimeout(300_000);
  people.expectFaults();
  const screens = await openScreens(browser, demo, people);
  expect(await each(screens, violations)).toEqual({});
  for (const { page } of screens) await page.setViewportSize(ZOOMED);
  expect(await each(screens, cut)).toEqual({});
  expect(await each(screens, violations)).toEqual({});
  for (const { page } of screens) {
    await page.setViewportSize(DESK);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  }
  expect(await each(screens, violations)).toEqual({});
});

test('a language 40 % longer breaks no screen', async ({ browser, demo, people }) => {
  test.setTimeout(300_000);
  people.expectFaults();
  const screens = await openScreens(browser, demo, people);
  for (const { page } of screens) {
    await page.context().addCookies([{ name: 'locale', value: 'en-XA', url: demo.address }]);
    await page.reload();
    await expect(page.locator('h1').first()).toBeVisible();
  }
  for (const size of [DESK, PHONE]) {
    for (const { page } of screens) await page.setViewportSize(size);
    expect(await each(screens, cut)).toEqual({});
  }
  expect(await each(screens, untranslated)).toEqual({});
});

/** Texts of two plain words or more that came through no message: they lack the brackets of the pseudo-language. */
async function untranslated(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const data =
      /Judge|Batch|Choice|Council|County|Officer|Wanda|America|District|New Hampshire|Texas|School bond|recount\.|#/;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const inScript = node.parentElement?.closest('script, style, option, noscript');
      if (
        !inScript &&
        /[a-z]{3,} [a-z]{3,}/i.test(text) &&
        !data.test(text) &&
        !/[[\]]/.test(text)
      ) {
        found.push(text);
      }
    }
    return found;
  });
}
