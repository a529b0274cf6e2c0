import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import type { Config } from '../config';
import type { Database, Db } from './database';
import { lockFolder } from './folderLock';
import { createLine } from './line/createLine';
import { restBetween } from './line/restBetween';
import { withSteps } from './recordedSteps';
import { shortLog, shortLogInit, shortLogParams } from './shortLog';
import { createStatementMeter } from './statementMeter';

/** Opens the embedded database in the data folder, or in memory from a dump. */
export async function connectPglite(config: Config, dump?: Blob): Promise<Database & { client: PGlite }> {
  const folder = join(config.dataDir, 'pg');
  const unlock = config.inMemory ? undefined : lockFolder(config.dataDir);
  const client = await open(config.inMemory ? undefined : folder, dump).catch((error: unknown) => {
    unlock?.();
    throw error;
  });
  const meter = createStatementMeter();
  standInLine(client);
  measure(client, meter.measured);
  restBetween(client);
  const db = drizzle(client);
  const log = config.inMemory ? undefined : shortLog(client);
  return {
    db: withSteps(db as unknown as Db),
    kind: 'pglite',
    slowest: meter.slowest,
    client,
    queue: { db: fromPglite(client) },
    listen: (channel, heard) => client.listen(channel, heard).then((stop) => () => stop()),
    migrate: (migrationsFolder) => migrate(db, { migrationsFolder }),
    // The folder has one server at a time.
    exclusively: async (task) => {
      await task();
      await log?.look();
    },
    standingStill: (task) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`checkpoint`);
        const dump = async (path: string) => writeFile(path, (await client.dumpDataDir('gzip')).stream(), { mode: 0o600 });
        return task({ db: tx as unknown as Db, dump });
      }),
    close: async () => {
      log?.stop();
      await client.close();
      unlock?.();
    },
  };
}

/** Lets statements and whole transactions have the connection in the order of those who ask, not of what they ask. */
function standInLine(client: PGlite): void {
  const line = createLine();
  const query = client.query.bind(client) as PGlite['query'];
  const exec = client.exec.bind(client);
  const transaction = client.transaction.bind(client) as PGlite['transaction'];
  client.query = (...args: Parameters<PGlite['query']>) => line(() => query(...args));
  client.exec = (...args) => line(() => exec(...args));
  client.transaction = (act) => line(() => transaction(act));
}

/** Measures statements, those within transactions too. */
function measure(client: PGlite, measured: ReturnType<typeof createStatementMeter>['measured']): void {
  client.query = measured(client.query.bind(client)) as typeof client.query;
  const transaction = client.transaction.bind(client) as PGlite['transaction'];
  client.transaction = (act) =>
    transaction((tx) => {
      tx.query = measured(tx.query.bind(tx)) as typeof tx.query;
      return act(tx);
    });
}

/** Its one connection sorts in memory what would otherwise go through files. */
const roomParams = ['-c', 'work_mem=32MB'];

async function open(folder: string | undefined, dump: Blob | undefined): Promise<PGlite> {
  if (!folder) return PGlite.create(dump ? { loadDataDir: dump } : {});
  mkdirSync(folder, { recursive: true });
  try {
    return await PGlite.create({
      dataDir: folder,
      startParams: [...PGlite.defaultStartParams, ...shortLogParams, ...roomParams],
      initDbStartParams: shortLogInit,
    });
  } catch (error) {
    throw new Error(
      `The database in ${folder} does not open: ${error instanceof Error ? error.message : String(error)}\n` +
        'Restore the folder from a backup, or delete it to start again with fresh data.',
      { cause: error },
    );
  }
}
