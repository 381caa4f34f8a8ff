import { expect, test } from './demo.ts';
import { watchPageScripts } from './watch-size.ts';

const MOST_KB = 185;

test('the watch page loads at most 185 kB of JavaScript', async ({ people }) => {
  const page = await people.observer(people.roomOf('grand-county-2014'), 'Witness');
  const { kb, files } = await watchPageScripts(page);
  expect(files.length).toBeGreaterThan(3);
  expect(kb, files.join('\n')).toBeLessThanOrEqual(MOST_KB);
});
