// @ts-check

/** @typedef {{ readonly passed: number, readonly failed: number }} Counts */

/** @type {Counts} */
export const ONE_FAILED = { passed: 0, failed: 1 };
/** @type {Counts} */
export const ONE_PASSED = { passed: 1, failed: 0 };

/**
 * A runner that ends badly without a failed test has failed itself: it crashed, or found nothing.
 * @param {Counts} counts @param {boolean} endedWell @returns {Counts}
 */
function held({ passed, failed }, endedWell) {
  return { passed, failed: endedWell ? failed : Math.max(failed, 1) };
}

/**
 * Tests of a Vitest JSON report. A file that could not be loaded has no tests and counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: readonly { status: string, assertionResults: readonly { status: string }[] }[] }} report
 * @param {boolean} endedWell
 * @returns {Counts}
 */
export function ofVitest(report, endedWell) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  const failed = report.numFailedTests + broken.length;
  return held({ passed: report.numPassedTests, failed }, endedWell);
}

/**
 * Tests of a Playwright JSON report; `errors` are what went wrong outside any test.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: readonly unknown[] }} report
 * @param {boolean} endedWell
 * @returns {Counts}
 */
export function ofPlaywright({ stats, errors }, endedWell) {
  const failed = stats.unexpected + stats.flaky + errors.length;
  return held({ passed: stats.expected, failed }, endedWell);
}

/** @param {readonly Counts[]} all @returns {Counts} */
export function sum(all) {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
  };
}
