import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What a package ships: its paths, with `/`, and their texts. */
export interface Shipped {
  readonly paths: readonly string[];
  read(path: string): string;
}

/** Unpacks a tarball of npm beside itself. */
export function openTarball(tarball: string): Shipped {
  const folder = `${tarball}.files`;
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return { paths, read: (path) => readFileSync(join(folder, path), 'utf8') };
}
