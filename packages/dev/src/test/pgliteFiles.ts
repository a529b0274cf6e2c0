import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/run.ts';

/**
 * The server tests that run on PGlite too where PostgreSQL runs all of them: those that say in a comment of their own why
 * the dialect or the embedded database matters to them.
 */
export function pgliteFiles(): string[] {
  const files = globSync('apps/server/src/**/*.test.ts', { cwd: root }).filter((path) =>
    saysWhy.test(readFileSync(join(root, path), 'utf8')),
  );
  if (!files.length) throw new Error('No server test says "On PGlite too: …".');
  return files.sort();
}

const saysWhy = /^\/\/ On PGlite too: \S/m;
