import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { BenchResult } from './BenchResult';
import { compare, type Round } from './compare';
import { measureInPage } from './measureInPage';

/** B22: what a call costs on a fake `fetch` in Chromium beside axios with equal interceptors, and what the client weighs. */
export async function run(): Promise<BenchResult[]> {
  const { list, write } = await measureInPage<{ list: Round[]; write: Round[] }>('apiClientPage.ts');
  const [entry = Number.NaN, ...later] = await weigh("export { createClient } from '@backlot/api-client';");
  const [axios = Number.NaN] = await weigh("export { default } from 'axios';");
  return [
    compare({ id: 'B22', name: 'a list call beside axios with equal interceptors', rounds: list, unit: 'µs', bar: '≤ 0.9' }),
    compare({ id: 'B22', name: 'a write beside axios with equal interceptors', rounds: write, unit: 'µs', bar: '≤ 0.9' }),
    weight({ name: 'weight of the client beside its limit', ours: entry, peer: limitInKib, bar: '≤ 1' }),
    weight({
      name: 'weight with the part that uploads load, beside axios',
      ours: later.reduce((sum, it) => sum + it, entry),
      peer: axios,
      bar: '≤ 0.65',
    }),
  ];
}

const limitInKib = 12;

const weight = (facts: Pick<BenchResult, 'name' | 'ours' | 'peer' | 'bar'>): BenchResult => ({
  ...facts,
  id: 'B22',
  unit: 'KiB gzip',
  ratio: facts.ours / facts.peer,
});

/** KiB after gzip of each script of a production build, the entry first. */
async function weigh(source: string): Promise<number[]> {
  const here = fileURLToPath(new URL('entry.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [{ name: 'entry', resolveId: (id) => (id === here ? here : null), load: (id) => (id === here ? source : null) }],
    build: { write: false, lib: { entry: here, formats: ['es'], fileName: 'entry' }, rolldownOptions: { output: { minify: true } } },
  });
  const chunks = [built].flat().flatMap((it) => ('output' in it ? it.output : []));
  return chunks.flatMap((it) =>
    it.type === 'chunk' ? [gzipSync(it.code.replaceAll('/* @__PURE__ */ ', ''), { level: 9 }).length / 1024] : [],
  );
}
