import type { Page } from '@playwright/test';
import type { Screen } from './screens.ts';

export const DESK = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };

/** What a look at each screen found, by the screen's name; nothing where all is well. */
export async function each(
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

/** The page itself scrolls up and down only, and no word of a button, heading, label or column is cut. */
export async function cut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const words = [
      ...document.querySelectorAll('button, a, h1, h2, h3, label, legend, p, summary, th, select'),
    ];
    const hidden = words.filter((one) => {
      const style = getComputedStyle(one);
      const clips = style.overflowX === 'hidden' || style.textOverflow === 'ellipsis';
      return clips && style.clipPath === 'none' && one.scrollWidth > one.clientWidth + 1;
    });
    // What scrolls in a box of its own does not widen the page.
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth && !one.closest('.scroll'),
    );
    const widest = wide.at(-1)?.outerHTML.slice(0, 200);
    return [
      ...(scrollWidth > clientWidth
        ? [`the page is ${scrollWidth} wide in ${clientWidth}: ${widest}`]
        : []),
      ...hidden.map((one) => `cut: ${one.textContent}`),
    ];
  });
}
