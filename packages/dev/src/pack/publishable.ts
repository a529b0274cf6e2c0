import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/run.ts';

/** A package that goes to npm. */
export interface Publishable {
  name: string;
  folder: string;
  peerDependencies: Record<string, string>;
}

/** Every package below packages/ that is not private. */
export function publishable(): Publishable[] {
  const base = join(root, 'packages');
  return readdirSync(base)
    .map((entry) => join(base, entry))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest }))
    .filter(({ manifest }) => !manifest.private)
    .map(({ folder, manifest }) => ({ name: manifest.name, folder, peerDependencies: manifest.peerDependencies ?? {} }));
}

interface Manifest {
  name: string;
  private?: boolean;
  peerDependencies?: Record<string, string>;
}
