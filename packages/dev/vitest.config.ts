import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { drawOnServer } from './src/browser/drawOnServer.ts';
import { browserArgs, findBrowser } from './src/browser/findBrowser.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where a slow machine would decide otherwise a test gets a second try; the reporter names those that needed it. */
const retry = process.env.CI ? 1 : 0;

/** Patience, not measure: how long a test may wait before it counts as hung. Figures of speed live in the benches. */
const patient = { retry, testTimeout: 60_000, hookTimeout: 240_000, expect: { poll: { timeout: 15_000 } } };

const domTests = ['packages/*/src/**/*.test.tsx', 'apps/console/src/**/*.test.tsx'];
const depsOf = (tests: string[]) => ({
  entries: [...tests, 'packages/*/src/worker.ts'],
  include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'],
});
const testing = `${root}/packages/ui-kit/src/testing`;

/** Tests that count the fonts which a process has opened for its documents. */
const paper = 'packages/pdf-export/src/**/*.test.ts';

/** Tests with a page each, where things move: they replace modules, give the page a policy, take over what a server drew, look at how boxes glide, at the first calendar or the ground of a page, at what comes by itself, or at the storage that tabs share. */
const alone = [
  'apps/console/src/layout/NewestNotice.test.tsx',
  'packages/auth-session/src/tabs.test.tsx',
  'packages/form-designer/src/controls/sanitizeHtml.test.tsx',
  'packages/form-designer/src/hydration.test.tsx',
  'packages/form-designer/src/renderer/missingCode.test.tsx',
  'packages/form-designer/src/designer/FormDesigner.dragging.test.tsx',
  'packages/ui-kit/src/inputs/DateFieldPlace.test.tsx',
  'packages/ui-kit/src/theme/BacklotThemeProvider.test.tsx',
];

const chromium = (reducedMotion: 'reduce' | 'no-preference') => ({
  enabled: true,
  headless: true,
  connectTimeout: 240_000,
  screenshotFailures: false,
  commands: { drawOnServer },
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    launchOptions: { executablePath: findBrowser(), args: browserArgs },
    // Colours on their way from one state to another are no state to judge, and nobody waits for a drawer to slide.
    contextOptions: { reducedMotion },
  }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          ...patient,
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/console/src/**/*.test.ts'],
          exclude: [paper],
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        root,
        test: { ...patient, name: 'unit-alone', environment: 'node', include: [paper], maxWorkers: 2 },
      },
      {
        root,
        test: {
          ...patient,
          name: 'server',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          // A database works in processes of its own, and some tests wait for servers that were killed.
          maxWorkers: 3,
          // The server's modules are loaded once by each worker; what a file changes of the world it brings back.
          isolate: false,
          // Node asks its description of 180 kB anew for each of its modules.
          server: { deps: { inline: [/drizzle-orm/] } },
          setupFiles: process.env.RECORD_STATEMENTS ? ['apps/server/src/testing/recordStatements.ts'] : [],
        },
      },
      {
        root,
        optimizeDeps: depsOf(domTests),
        test: {
          ...patient,
          name: 'dom',
          include: domTests,
          exclude: alone,
          setupFiles: [`${testing}/lightReact.ts`, `${testing}/sharedPage.ts`, `${testing}/forgetStyles.ts`],
          isolate: false,
          maxWorkers: 2,
          browser: chromium('reduce'),
        },
      },
      {
        root,
        optimizeDeps: depsOf(alone),
        test: { ...patient, name: 'dom-alone', include: alone, maxWorkers: 2, browser: chromium('no-preference') },
      },
      {
        root,
        optimizeDeps: { entries: ['packages/*/src/**/*.stories.tsx', 'packages/*/src/worker.ts', 'apps/console/src/**/*.stories.tsx'] },
        plugins: [storybookTest({ configDir: `${root}/.storybook` })],
        test: {
          ...patient,
          name: 'stories',
          setupFiles: [`${testing}/lightReact.ts`, `${testing}/forgetStyles.ts`],
          isolate: false,
          maxWorkers: 2,
          browser: chromium('reduce'),
        },
      },
    ],
  },
});
