import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { root } from '../process/run.ts';

/** What a host brings itself. */
const hosts = /^(?:react|react-dom|@mui|@emotion)(?:\/|$)/;

/** Resolves our packages to what is published of them. */
const published: Plugin = {
  name: 'published',
  setup({ onResolve }) {
    onResolve({ filter: hosts }, ({ path }) => ({ path, external: true }));
    onResolve({ filter: /^@backlot\// }, ({ path }) => {
      const [, name = '', ...door] = path.split('/');
      const folder = join(root, 'packages', name);
      const { publishConfig } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
      const entry = publishConfig.exports[['.', ...door].join('/')];
      const file = typeof entry === 'string' ? entry : entry?.import;
      if (!file) throw new Error(`${path} is no door that is published.`);
      return { path: join(folder, file), sideEffects: false };
    });
  },
};

interface Manifest {
  publishConfig: { exports: Record<string, string | { import: string }> };
}

/** Kilobytes (gzip) that an import costs a page, without React, MUI and emotion: `{ can }` of `@backlot/permissions`. */
export async function weighImport({ names, from }: { names: string; from: string }): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: names === '*' ? `export * from '${from}';` : `import ${names} from '${from}'; globalThis.kept = ${names};`,
      resolveDir: join(root, 'packages', from.split('/')[1] ?? ''),
    },
    bundle: true,
    splitting: true,
    outdir: '/out',
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.ttf': 'file', '.wasm': 'file' },
    plugins: [published],
    logLevel: 'silent',
  });
  const first = outputFiles.find(({ path }) => path === '/out/stdin.js');
  const texts = new Map(outputFiles.map(({ path, text }) => [path.replace('/out/', './'), text]));
  const wanted = new Set<string>();
  const visit = (text: string) => {
    for (const [, name] of text.matchAll(/(?:from|import)"(\.\/[^"]+)"/g)) {
      if (name === undefined || wanted.has(name)) continue;
      wanted.add(name);
      visit(texts.get(name) ?? '');
    }
  };
  visit(first?.text ?? '');
  const all = [first?.text ?? '', ...[...wanted].map((name) => texts.get(name) ?? '')];
  return all.reduce((total, text) => total + gzipSync(text, { level: 9 }).length / 1000, 0);
}
