import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './demo.ts';
import { cut, DESK, each } from './looks.ts';
import { openScreens } from './screens.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A desk at 200 %. */
const ZOOMED = { width: 683, height: 384 };

async function violations(page: Page): Promise<readonly string[]> {
  const found = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
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
