import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Kilobytes (gzip) of modules without React, MUI and emotion: what a page loads at first, and with all that is imported later. */
export interface Weight {
  readonly first: number;
  readonly all: number;
}

/** Builds modules for production as one page would load them. */
export async function weigh(...modules: readonly string[]): Promise<Weight> {
  const entry = 'virtual:entry';
  const source = modules.map((module, at) => `export * as m${at} from '${module}';`).join('\n');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    root: fileURLToPath(new URL('..', import.meta.url)),
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? source : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: { main: entry },
        preserveEntrySignatures: 'strict',
        external: /^(?:react|react-dom|@mui|@emotion)(?:\/|$)/,
      },
    },
  });
  const chunks = [built]
    .flat()
    .flatMap((it) => ('output' in it ? it.output : []))
    .flatMap((it) => (it.type === 'chunk' ? [it] : []));
  const wanted = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of wanted) for (const needed of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) wanted.add(needed);
  const sum = (some: typeof chunks) => some.reduce((total, { code }) => total + gzipSync(code, { level: 9 }).length / 1000, 0);
  return { first: sum(chunks.filter(({ fileName }) => wanted.has(fileName))), all: sum(chunks) };
}
