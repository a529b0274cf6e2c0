import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments, stringify } from 'yaml';
import { root } from '../process/run.ts';

const libraries = ['@emotion/react', '@emotion/styled', '@mui/material', 'react', 'react-dom'];
const tools = ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'vite'];

/** Writes a Vite app that knows Backlot only as packed tarballs. */
export function writeStranger({ folder, tarballs }: { folder: string; tarballs: Record<string, string> }): void {
  for (const entry of ['src', 'index.html', 'tsconfig.json', 'vite.config.ts'])
    cpSync(join(root, 'packages/stranger', entry), join(folder, entry), { recursive: true });
  const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as { catalog: Record<string, string> };
  const pick = (names: string[]) => Object.fromEntries(names.map((name) => [name, catalog[name] ?? '*']));
  const files = Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]));
  const manifest = {
    name: 'stranger',
    private: true,
    type: 'module',
    dependencies: { ...files, ...pick(libraries) },
    devDependencies: { ...pick(tools), typescript: catalog['@typescript/native'] },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    stringify({ packages: ['.'], overrides: { ...resolvedVersions(), ...files }, pmOnFail: 'ignore', strictDepBuilds: false }),
  );
}

/** What the libraries depend on, as resolved here: the newest release of a dependency may need parts that a registry does not offer yet. */
function resolvedVersions(): Record<string, string> {
  const documents = parseAllDocuments(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')).map(
    (document) => document.toJS() as Lockfile | null,
  );
  const importers = documents.flatMap((lockfile) => Object.entries(lockfile?.importers ?? {}));
  const used = importers.flatMap(([path, { dependencies }]) =>
    /^packages\/(?!bench|dev|stranger)/.test(path) ? Object.entries(dependencies ?? {}) : [],
  );
  return Object.fromEntries(
    used.filter(([, { version }]) => !version.startsWith('link:')).map(([name, { version }]) => [name, version.replace(/\(.*/, '')]),
  );
}

interface Lockfile {
  importers?: Record<string, { dependencies?: Record<string, { version: string }> }>;
}
