import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs, findBrowser } from './src/browser/findBrowser.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Browser tests get a second try where a slow machine would decide otherwise; the reporter names them. */
const retry = process.env.CI ? 1 : 0;

const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({ launchOptions: { executablePath: findBrowser(), args: browserArgs } }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  root,
  test: {
    projects: [
      { root, test: { name: 'unit', environment: 'node', include: ['packages/*/src/**/*.test.ts', 'apps/console/src/**/*.test.ts'] } },
      {
        root,
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        root,
        optimizeDeps: {
          entries: ['packages/*/src/**/*.test.tsx', 'apps/console/src/**/*.test.tsx', 'packages/*/src/worker.ts'],
          include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'],
        },
        test: { name: 'dom', retry, include: ['packages/*/src/**/*.test.tsx', 'apps/console/src/**/*.test.tsx'], browser: chromium() },
      },
      {
        root,
        optimizeDeps: { entries: ['packages/*/src/**/*.stories.tsx', 'packages/*/src/worker.ts', 'apps/console/src/**/*.stories.tsx'] },
        plugins: [storybookTest({ configDir: `${root}/.storybook` })],
        test: { name: 'stories', retry, browser: chromium() },
      },
    ],
  },
});
