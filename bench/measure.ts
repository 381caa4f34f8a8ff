/** The median of several runs. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Milliseconds that `work` took. */
export async function timed(work: () => Promise<void> | void): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
