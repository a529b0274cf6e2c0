import { fileURLToPath } from 'node:url';
import { browserArgs, findBrowser } from '@backlot/dev/browser';
import { defineConfig, devices } from '@playwright/test';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export default defineConfig({
  testDir: '.',
  outputDir: `${root}/.reports/journeys`,
  workers: 1,
  // A second try keeps a slow machine from deciding; the report names what needed one.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `${root}/.reports/e2e.json` }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // Nothing waits longer than a person would.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findBrowser(), args: browserArgs },
  },
});
