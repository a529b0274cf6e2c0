import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { BenchResult } from './BenchResult';

const entry = 'virtual:table';
const source = fileURLToPath(new URL('../../data-table/src/index.ts', import.meta.url));

/** B7: what the table weighs on top of the grid: what a table on a desktop loads of rows on a server, and all there is. */
export async function weighTable(): Promise<BenchResult[]> {
  const ownOnly = /^(?:react|react-dom|@mui|@emotion|@backlot\/(?:i18n|ui-kit))(?:\/|$)/;
  const shown = `export { DataTable, readTableState, writeTableState } from ${JSON.stringify(source)};`;
  const own = await weigh(shown, ownOnly);
  const withKit = await weigh(shown, /^(?:react|react-dom|@mui|@emotion)(?:\/|$)/);
  const whole = await weigh(`export * from ${JSON.stringify(source)};`, ownOnly);
  const row = (name: string, ours: number, bar: string): BenchResult => ({
    id: 'B7',
    name,
    ours,
    peer: 12,
    unit: 'kB gz',
    ratio: ours / 12,
    bar,
  });
  return [
    row(
      'own code that a table of rows on a server loads on top of MUI and its grid, words in three languages, beside 12 kB',
      own.first,
      '≤ 1',
    ),
    row('the same with what it takes of ui-kit and i18n', withKit.first, 'none'),
    row(
      'all own code: with rows in memory, cards, column settings, filter editors and views, which are loaded when they open',
      whole.all,
      'none',
    ),
  ];
}

/** Kilobytes (gzip) of the chunks that a table on a desktop waits for, and of all. What the first chunk shares with later ones stays in it, as in any app; the preloading of a page is none of it. */
async function weigh(code: string, external: RegExp): Promise<{ first: number; all: number }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      ssr: true,
      rolldownOptions: { input: { main: entry }, preserveEntrySignatures: 'allow-extension', external },
    },
  });
  const chunks = [built]
    .flat()
    .flatMap((it) => ('output' in it ? it.output : []))
    .flatMap((it) => (it.type === 'chunk' ? [it] : []));
  const wanted = new Set(chunks.filter(({ isEntry, name }) => isEntry || name === 'TableGrid').map(({ fileName }) => fileName));
  for (const name of wanted) for (const needed of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) wanted.add(needed);
  const sum = (some: typeof chunks) => some.reduce((total, { code: text }) => total + gzipSync(text, { level: 9 }).length / 1000, 0);
  return { first: sum(chunks.filter(({ fileName }) => wanted.has(fileName))), all: sum(chunks) };
}
