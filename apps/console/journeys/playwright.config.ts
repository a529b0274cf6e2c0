import { fileURLToPath } from 'node:url';
import { browserArgs, findBrowser } from '@backlot/dev/browser';
import { defineConfig, devices } from '@playwright/test';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export default defineConfig({
  testDir: '.',
  outputDir: `${root}/.reports/journeys`,
  globalSetup: './prepare',
  workers: 2,
  // A second try keeps a slow machine from deciding; the report names what needed one.
  retries: process.env.CI ? 1 : 0,
  // Patience, not a measure: two browsers share the machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `${root}/.reports/e2e.json` }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // Nothing waits longer than a person would.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // The pictures of a trace cost a quarter of the time, so that only a second try makes one.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findBrowser(), args: browserArgs },
  },
});
