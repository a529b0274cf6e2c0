import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { namesOfNotes } from '../check/namesOfNotes.ts';
import { publishable } from '../pack/publishable.ts';
import { root } from '../process/run.ts';

/** What stays behind: what was installed, and what caches keep. */
const left = new Set(['node_modules', '.turbo']);

/**
 * A copy of the repository in which a release may change what it likes: the published packages as they are built, of the others
 * the manifests, with an `.npmrc` of its own. Its packages find one another; what wrote the changelogs is the tool installed here.
 */
export function scratchCopy(folder: string, npmrc: string): void {
  for (const entry of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'patches', '.changeset', '.gitignore'])
    cpSync(join(root, entry), join(folder, entry), { recursive: true });
  writeFileSync(join(folder, '.npmrc'), npmrc);
  appendFileSync(join(folder, 'pnpm-workspace.yaml'), '\nverifyDepsBeforeRun: false\n');
  link(join(root, 'node_modules/@changesets/cli'), join(folder, 'node_modules/@changesets/cli'));
  for (const path of manifests()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  for (const { folder: home } of publishable()) {
    const copy = join(folder, relative(root, home));
    cpSync(home, copy, { recursive: true, filter: (path) => !left.has(basename(path)) });
    install({ folder, home, copy });
  }
  writeNotes(folder);
  commitAll(folder);
}

/** Between two releases not every package has a note of its own: then it gets one, so that all of them go out. */
function writeNotes(folder: string): void {
  const told = namesOfNotes(join(folder, '.changeset'));
  const silent = publishable().filter(({ name }) => !told.has(name));
  if (silent.length === 0) return;
  const names = silent.map(({ name }) => `'${name}': patch`).join('\n');
  writeFileSync(join(folder, '.changeset/rehearsal.md'), `---\n${names}\n---\n\nNothing that anybody notices.\n`);
}

function commitAll(folder: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  git('init', '--quiet');
  for (const [key, value] of Object.entries(ownConfig)) git('config', key, value);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'before the release');
}

/** Whoever's machine this is: nobody's name is written and no key is asked for. */
const ownConfig = { 'user.name': 'Release', 'user.email': 'release@example.com', 'commit.gpgSign': 'false', 'tag.gpgSign': 'false' };

const manifests = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*/package.json', '.storybook/package.json'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)));

/** Our packages are those of the copy; the rest is what is installed here. */
function install({ folder, home, copy }: { folder: string; home: string; copy: string }): void {
  const { dependencies = {} } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { dependencies?: Record<string, string> };
  for (const name of Object.keys(dependencies).filter((one) => one.startsWith('@backlot/')))
    link(join(folder, 'packages', name.slice('@backlot/'.length)), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(home, 'node_modules')).filter((one) => one !== '@backlot' && !one.startsWith('.')))
    link(join(home, 'node_modules', name), join(copy, 'node_modules', name));
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}
