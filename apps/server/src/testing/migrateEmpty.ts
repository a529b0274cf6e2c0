import { fileURLToPath } from 'node:url';
import type { Database } from '../db/database';
import { keepPartitions } from '../db/partitions/keepPartitions';
import { partitioned } from '../partitioned';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Makes the tables of an empty database, with their partitions. */
export async function migrateEmpty(database: Database): Promise<void> {
  await database.migrate(migrationsFolder);
  await keepPartitions(database.db, partitioned, {
    warn: (what, message) => {
      throw new Error(`${message}: ${JSON.stringify(what)}`);
    },
  });
}
