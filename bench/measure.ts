/** The value below which `share` of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Milliseconds that `work` took. */
export async function timed(work: () => Promise<void> | void): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
