import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from './scripts/lib/chromium.mjs';

const minute = 60_000;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  // Whole rooms of five browsers share what may be two cores.
  workers: 1,
  timeout: 2 * minute,
  globalTimeout: 25 * minute,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-US',
    timezoneId: 'America/Denver',
    actionTimeout: 15_000,
    navigationTimeout: minute,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions(),
  },
  projects: [{ name: 'room' }],
});
