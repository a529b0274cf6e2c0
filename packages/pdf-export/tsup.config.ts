import { readFile } from 'node:fs/promises';
import { library } from '@backlot/dev/tsup';
import { defineConfig } from 'tsup';

const preset = library(['src/index.ts', 'src/document.ts', 'src/node.ts', 'src/worker.ts']);

/** The address of the worker is a plain text to esbuild: beside the built door it is worker.js. */
const builtWorkerAddress = {
  name: 'built-worker-address',
  setup(build: {
    onLoad(options: { filter: RegExp }, load: (args: { path: string }) => Promise<{ contents: string; loader: 'ts' }>): void;
  }) {
    build.onLoad({ filter: /startWorker\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace('./worker.ts', './worker.js'),
      loader: 'ts',
    }));
  },
};

export default defineConfig({ ...preset, esbuildPlugins: [builtWorkerAddress] } as Parameters<typeof defineConfig>[0]);
