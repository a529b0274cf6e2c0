import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Config } from '../config';
import type { Database, Db } from './database';
import { listenPostgres } from './listenPostgres';
import { keepPlans } from './prepared';
import { withSteps } from './recordedSteps';
import { createStatementMeter } from './statementMeter';
import { stillPostgres } from './stillPostgres';
import { sturdyPool } from './sturdyPool';

/**
 * Many figures in one statement are expensive enough to be compiled, which takes longer than to answer them. And a page out of
 * order costs no four of those in order, as on a disk that turns: what people ask for lies in memory or on one that does not.
 */
const options = '-c jit=off -c random_page_cost=1.1';

/** Connects to PostgreSQL: a pool for the calls, one connection for events; the job queue has its own. */
export async function connectPostgres(config: Config, warn: (error: unknown) => void): Promise<Database> {
  const connectionString = config.DATABASE_URL;
  const settings = {
    connectionString,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    idle_in_transaction_session_timeout: 10_000,
    options,
  };
  const pool = keepPlans(sturdyPool({ ...settings, max: config.POOL_SIZE, statement_timeout: config.STATEMENT_TIMEOUT_MS }, warn));
  const meter = createStatementMeter();
  pool.on('connect', (client) => {
    client.query = meter.measured(client.query.bind(client) as (...args: unknown[]) => unknown) as typeof client.query;
  });
  const events = listenPostgres({ connectionString, warn });
  return {
    db: withSteps(drizzle(pool) as unknown as Db),
    kind: 'postgres',
    queue: { connectionString: connectionString ?? '', max: 3, connectionTimeoutMillis: 3000 },
    slowest: meter.slowest,
    listen: events.listen,
    migrate: (folder) => migrateOn(connectionString, folder),
    exclusively: (task) => withLock(connectionString, task),
    standingStill: (task) => stillPostgres(connectionString ?? '', task),
    close: async () => {
      await events.close();
      await pool.end();
    },
  };
}

/** Migrations may take longer than a call may, so they have a connection of their own. */
async function migrateOn(connectionString: string | undefined, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

async function withLock(connectionString: string | undefined, task: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('backlot.start'))");
    await task();
  } finally {
    await client.end();
  }
}
