import { besideServer } from './besideServer';
import type { Config } from './config';
import type { Database } from './db/database';
import { haveStatementsCounted } from './db/haveStatementsCounted';
import { keepPartitions } from './db/partitions/keepPartitions';
import { partitioned } from './partitioned';
import { ensureAdministrator } from './seed/system/firstAdministrator';
import { seedBase, seedDemo } from './seed/seed';

interface Preparing {
  /** Tells how far it is. */
  progress?: (step: string) => void;
  warn: (what: object, message: string) => void;
}

/** Brings a database up to date and adds what it should have; servers that start together wait for each other. */
export const prepareDatabase = (database: Database, config: Config, { progress = () => {}, warn }: Preparing): Promise<void> =>
  database.exclusively(async () => {
    progress('Applying migrations');
    await database.migrate(besideServer(['../migrations', '../../migrations']));
    if (database.kind === 'postgres') await haveStatementsCounted(database.db);
    progress('Preparing data');
    await keepPartitions(database.db, partitioned, { warn });
    await seedBase(database.db);
    if (config.mode === 'demo') await seedDemo(database.db, config);
    else await ensureAdministrator(database.db, config);
  });
