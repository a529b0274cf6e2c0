import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs, findBrowser } from './src/browser/findBrowser.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where a slow machine would decide otherwise a test gets a second try; the reporter names those that needed it. */
const retry = process.env.CI ? 1 : 0;

/** Patience, not measure: how long a test may wait before it counts as hung. Figures of speed live in the benches. */
const patient = { retry, testTimeout: 60_000, hookTimeout: 240_000, expect: { poll: { timeout: 15_000 } } };

const chromium = (contextOptions?: { reducedMotion: 'reduce' }) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({ launchOptions: { executablePath: findBrowser(), args: browserArgs }, ...(contextOptions && { contextOptions }) }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: { ...patient, name: 'unit', environment: 'node', include: ['packages/*/src/**/*.test.ts', 'apps/console/src/**/*.test.ts'] },
      },
      {
        root,
        test: {
          ...patient,
          name: 'server',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          maxWorkers: 2,
          // The server's modules are loaded once by each worker; what a file changes of the world it brings back.
          isolate: false,
          setupFiles: process.env.RECORD_STATEMENTS ? ['apps/server/src/testing/recordStatements.ts'] : [],
        },
      },
      {
        root,
        optimizeDeps: {
          entries: ['packages/*/src/**/*.test.tsx', 'apps/console/src/**/*.test.tsx', 'packages/*/src/worker.ts'],
          include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'],
        },
        test: { ...patient, name: 'dom', include: ['packages/*/src/**/*.test.tsx', 'apps/console/src/**/*.test.tsx'], browser: chromium() },
      },
      {
        root,
        optimizeDeps: { entries: ['packages/*/src/**/*.stories.tsx', 'packages/*/src/worker.ts', 'apps/console/src/**/*.stories.tsx'] },
        plugins: [storybookTest({ configDir: `${root}/.storybook` })],
        // Colours on their way from one state to another are no state to judge.
        test: { ...patient, name: 'stories', browser: chromium({ reducedMotion: 'reduce' }) },
      },
    ],
  },
});
