import type { Config } from '../config';
import { connectPglite } from './connectPglite';
import { connectPostgres } from './connectPostgres';
import type { Database } from './database';

/** Opens the database that the settings name: PostgreSQL by address, otherwise the embedded one. */
export const connect = (config: Config, warn: (error: unknown) => void): Promise<Database> =>
  config.DATABASE_URL ? connectPostgres(config, warn) : connectPglite(config);
