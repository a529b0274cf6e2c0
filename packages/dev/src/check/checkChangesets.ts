import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Publishable, publishable } from '../pack/publishable.ts';
import { root } from '../process/run.ts';
import { namesOfNotes } from './namesOfNotes.ts';

/**
 * Packages that go to npm whose users would not read what changed: each whose sources differ from its last release, or that was
 * never released, has a note in `.changeset`. One that stands in its changelog is on the way out.
 */
export function checkChangesets(home = root, packages = publishable(home)): string[] {
  const told = namesOfNotes(join(home, '.changeset'));
  return packages
    .filter(({ name }) => !told.has(name))
    .filter((one) => hasChanged(home, one))
    .map(({ name }) => `${name} has changed: say in .changeset what its users get (pnpm changeset)`);
}

function hasChanged(home: string, { name, version, folder }: Publishable): boolean {
  const tag = `${name}@${version}`;
  if (git(home, ['tag', '--list', tag]).trim() !== tag) return !standsInChangelog(folder, version);
  return git(home, ['diff', '--name-only', tag, '--', `${relative(home, folder)}/src`]) !== '';
}

function standsInChangelog(folder: string, version: string): boolean {
  const path = join(folder, 'CHANGELOG.md');
  return existsSync(path) && readFileSync(path, 'utf8').includes(`\n## ${version}\n`);
}

const git = (cwd: string, args: string[]): string => execFileSync('git', args, { cwd, encoding: 'utf8' });
