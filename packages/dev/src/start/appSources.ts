import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../process/run.ts';

const leftOut = new Set(['node_modules', 'dist', 'journeys', 'testing', '.turbo']);
const isTried = /\.(test|stories|fixture|bench)\.\w+$/;

/** A digest of everything that an app is built of: its own sources, those of the packages that it depends on, and the locked versions. */
export function appSources(app: string): string {
  const digest = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')));
  for (const folder of foldersOf(join(root, 'apps', app)))
    for (const file of filesOf(folder)) digest.update(relative(root, file)).update(readFileSync(file));
  return digest.digest('hex');
}

/** A package and those of the workspace that it depends on. */
function foldersOf(folder: string, known = new Set<string>()): Set<string> {
  if (known.has(folder)) return known;
  known.add(folder);
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { dependencies?: Record<string, string> };
  for (const [name, version] of Object.entries(dependencies))
    if (version.startsWith('workspace:')) foldersOf(join(root, 'packages', name.replace('@backlot/', '')), known);
  return known;
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !leftOut.has(name) && !isTried.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)]));
