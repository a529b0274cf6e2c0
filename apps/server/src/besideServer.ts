import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The first of some places that exists, seen from this source file or from the bundle. */
export function besideServer(paths: [string, ...string[]]): string {
  const found = paths.map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return found.find((path) => existsSync(path)) ?? found[0] ?? paths[0];
}
