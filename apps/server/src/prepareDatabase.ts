import { besideServer } from './besideServer';
import type { Config } from './config';
import type { Database } from './db/database';
import { haveStatementsCounted } from './db/haveStatementsCounted';
import { ensureAdministrator } from './seed/system/firstAdministrator';
import { seedBase, seedDemo } from './seed/seed';

/** Brings a database up to date and adds what it should have; servers that start together wait for each other. */
export const prepareDatabase = (database: Database, config: Config, progress: (step: string) => void = () => {}): Promise<void> =>
  database.exclusively(async () => {
    progress('Applying migrations');
    await database.migrate(besideServer(['../migrations', '../../migrations']));
    if (database.kind === 'postgres') await haveStatementsCounted(database.db);
    progress('Preparing data');
    await seedBase(database.db);
    if (config.mode === 'demo') await seedDemo(database.db, config);
    else await ensureAdministrator(database.db, config);
  });
