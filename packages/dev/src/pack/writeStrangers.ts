import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments, stringify } from 'yaml';
import { root } from '../process/run.ts';
import { firstExample } from '../readme/firstExample.ts';
import type { Publishable } from './publishable.ts';

/** The apps of strangers: one drawn in the browser, one drawn on a server and taken over in the browser. */
export const strangers = ['vite', 'react-router'] as const;

interface Stranger {
  folder: string;
  /** Where our packages come from; all else comes from where it always does. */
  npmrc: string;
  packages: readonly Publishable[];
}

/** Writes apps that know Backlot only as what a registry hands out, with the first example of each README beside them. */
export function writeStrangers({ folder, npmrc, packages }: Stranger): void {
  for (const app of strangers) {
    cpSync(join(root, 'packages/stranger', app), join(folder, app), { recursive: true });
    writeFileSync(join(folder, app, 'package.json'), JSON.stringify(manifestOf(app), null, 2));
  }
  const examples = join(folder, 'vite/src/readme');
  mkdirSync(examples);
  for (const one of packages)
    writeFileSync(
      join(examples, `${one.name.split('/')[1]}.tsx`),
      `${firstExample(readFileSync(join(one.folder, 'README.md'), 'utf8'))}\nexport {};\n`,
    );
  writeFileSync(join(folder, '.npmrc'), npmrc);
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    stringify({
      packages: [...strangers],
      overrides: resolvedVersions(),
      minimumReleaseAgeExclude: ['@backlot/*'],
      pmOnFail: 'ignore',
      strictDepBuilds: false,
    }),
  );
}

/** What the workspace says of the apps, in the words of somebody outside of it: the newest of ours, the catalog's of the rest. */
function manifestOf(app: string): object {
  const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as { catalog: Record<string, string> };
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'packages/stranger/package.json'), 'utf8')) as Manifest;
  const outside = (names: Record<string, string>) =>
    Object.fromEntries(
      Object.keys(names).map((name) =>
        name === '@typescript/native'
          ? ['typescript', catalog[name] ?? '*']
          : [name, name.startsWith('@backlot/') ? 'latest' : (catalog[name] ?? '*')],
      ),
    );
  return {
    name: `stranger-${app}`,
    private: true,
    type: 'module',
    dependencies: { ...outside(dependencies), zod: catalog.zod },
    devDependencies: outside(devDependencies),
  };
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** What the libraries depend on, as resolved here: the newest release of a dependency may need parts that a registry does not offer yet. */
function resolvedVersions(): Record<string, string> {
  const documents = parseAllDocuments(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')).map(
    (document) => document.toJS() as Lockfile | null,
  );
  const importers = documents.flatMap((lockfile) => Object.entries(lockfile?.importers ?? {}));
  const used = importers.flatMap(([path, { dependencies, devDependencies }]) =>
    /^packages\/(?!bench|dev)/.test(path) ? Object.entries({ ...dependencies, ...(path === 'packages/stranger' && devDependencies) }) : [],
  );
  return Object.fromEntries(
    used
      .filter(([, { version }]) => !/^link:|@/.test(version.replace(/\(.*/, '')))
      .map(([name, { version }]) => [name, version.replace(/\(.*/, '')]),
  );
}

interface Lockfile {
  importers?: Record<string, Record<'dependencies' | 'devDependencies', Record<string, { version: string }> | undefined>>;
}
