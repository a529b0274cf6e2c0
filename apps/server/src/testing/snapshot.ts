import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the rows of a prepared database come from. */
const sources = [
  'migrations/*.sql',
  'src/db/partitions/*.ts',
  'src/modules/system/setting/liveSettings.ts',
  'src/seed/**/*.ts',
  'src/tables/**/*.ts',
  '../../packages/contract/src/permissions.ts',
];

/** Names the prepared database: changes when a migration or the seed changes, and every day, as its rows are as old as the demo says only on the day they were made. */
export function snapshotName(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  const paths = globSync(sources, { cwd: root });
  for (const path of paths.sort()) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}
