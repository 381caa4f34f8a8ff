/** Ends an exhaustive `switch`: a variant without a case does not compile, and a forged one is a bug. */
export function impossible(value: never): never {
  throw new Error(`impossible: ${JSON.stringify(value)}`);
}
