import { expect, test } from 'vitest';
import { ofPlaywright, ofVitest, sum } from './counts.mjs';

const well = { status: 'passed', assertionResults: [{ status: 'passed' }] };

test('tests of Vitest are counted', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, testResults: [well] };
  expect(ofVitest(report, true)).toEqual({ passed: 3, failed: 0 });
});

test('a test file that cannot be loaded is a failure, beside failed tests', () => {
  const broken = { status: 'failed', assertionResults: [] };
  const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] };
  const report = { numPassedTests: 1, numFailedTests: 1, testResults: [well, broken, failing] };
  expect(ofVitest(report, false)).toEqual({ passed: 1, failed: 2 });
});

test('a runner that ends badly though every test passed has failed', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, testResults: [well] };
  expect(ofVitest(report, false)).toEqual({ passed: 3, failed: 1 });
  const stats = { expected: 2, unexpected: 0, flaky: 0 };
  expect(ofPlaywright({ stats, errors: [] }, false)).toEqual({ passed: 2, failed: 1 });
});

test('tests of Playwright are counted, and so is what failed outside them', () => {
  const stats = { expected: 2, unexpected: 1, flaky: 1 };
  expect(ofPlaywright({ stats, errors: [{ message: 'no' }] }, false)).toEqual({
    passed: 2,
    failed: 3,
  });
});

test('the last line is the sum', () => {
  expect(
    sum([
      { passed: 2, failed: 1 },
      { passed: 3, failed: 0 },
    ]),
  ).toEqual({ passed: 5, failed: 1 });
  expect(sum([])).toEqual({ passed: 0, failed: 0 });
});
