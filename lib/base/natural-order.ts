const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
const exact = new Intl.Collator('en-US', { sensitivity: 'variant' });

/** Batch 2 before Batch 10; names that differ only in case or accents still have one order. */
export function naturalOrder(a: string, b: string): number {
  return collator.compare(a, b) || exact.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}
