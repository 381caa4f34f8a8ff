import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, test } from './demo.ts';
import { cut, DESK, each } from './looks.ts';
import { openScreens } from './screens.ts';

/** A desk at 200 %. */
const ZOOMED = { width: 683, height: 384 };
const MOST_STOPS = 25;

/** Marks, bars and the banner that have the colour of the page, or a colour that the reader did not choose. */
async function lost(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const ink = getComputedStyle(document.body).color;
    const drawn = (one: Element) => {
      const style = getComputedStyle(one);
      if (one.matches('svg')) return style.color;
      return one.matches('.banner') ? style.borderTopColor : style.backgroundColor;
    };
    return [...document.querySelectorAll('main svg, .bar > div, .banner')]
      .filter((one) => drawn(one) !== ink)
      .map((one) => `${drawn(one)}: ${one.parentElement?.outerHTML.slice(0, 120)}`);
  });
}

/** Stops of the Tab key at which nothing on the page says where it is. */
async function unseenFocus(page: Page): Promise<readonly string[]> {
  await page.bringToFront();
  const found: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    const unseen = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return null;
      const label = at.matches('.usa-radio__input, .usa-checkbox__input')
        ? at.nextElementSibling
        : null;
      const { outlineStyle, outlineWidth } = label
        ? getComputedStyle(label, '::before')
        : getComputedStyle(at);
      const seen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return seen ? null : at.outerHTML.slice(0, 120);
    });
    if (unseen !== null) found.push(unseen);
  }
  return found;
}

test('no screen has a fault that axe finds, in forced colours and at 200 % neither, and there focus and marks are seen', async ({
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
  expect(await each(screens, lost)).toEqual({});
  expect(await each(screens, unseenFocus)).toEqual({});
});
