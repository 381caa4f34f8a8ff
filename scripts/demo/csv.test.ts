import { expect, test } from 'vitest';
import { readBatchList } from '@/lib/files/batch-list.ts';
import { csvOf } from './csv.ts';
import { DEMOS, readDemo } from './recounts.ts';

test.each(DEMOS)('the file of %s reads back as its batches', (id) => {
  const { batches, contest } = readDemo(id);
  const list = readBatchList(new TextEncoder().encode(csvOf(batches, contest)), contest);
  expect(list.ok && list.value.batches).toEqual(batches);
});
