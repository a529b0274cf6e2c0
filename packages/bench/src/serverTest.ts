import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '@backlot/dev/postgres';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs a test of the server, given from its `src`; whether all of it passed. */
export async function passes(file: string, env: Record<string, string>): Promise<boolean> {
  const args = ['run', '--config', 'packages/dev/vitest.config.ts', '--project', 'server', `apps/server/src/${file}`];
  const child = spawn(join(root, 'node_modules/.bin/vitest'), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SERVER_DIST: join(root, 'apps/server/dist'), ...env },
  });
  await once(child, 'exit');
  return child.exitCode === 0;
}

/** What a test of the server measures on a PostgreSQL of its own; it writes its figures to the file that `FIGURES` names. */
export async function figuresOf<Figures>(file: string, env: Record<string, string>): Promise<Figures> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('No PostgreSQL could be started.');
  const folder = mkdtempSync(join(tmpdir(), 'backlot-bench-'));
  const told = join(folder, 'figures.json');
  try {
    if (!(await passes(file, { ...env, TEST_DATABASE_URL: postgres.url, FIGURES: told }))) throw new Error(`${file} did not hold.`);
    return JSON.parse(readFileSync(told, 'utf8')) as Figures;
  } finally {
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
