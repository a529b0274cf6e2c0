import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Config } from '../config';
import { connectPostgres } from '../db/connectPostgres';
import type { Database } from '../db/database';
import { seedBase, seedDemo } from '../seed/seed';
import { migrateEmpty } from './migrateEmpty';
import { prepareQueue } from './prepareQueue';
import { snapshotName } from './snapshot';

/** A seeded database of its own on a PostgreSQL server, copied from a template that is made once per state of the code. */
export async function preparedPostgres(config: Config, adminUrl: string): Promise<{ database: Database; url: string }> {
  const template = `backlot_template_${snapshotName()}`;
  const name = `backlot_test_${randomBytes(6).toString('hex')}`;
  await withAdmin(adminUrl, async (admin) => {
    // One at a time: a template cannot be copied while somebody uses it.
    await admin.query("select pg_advisory_lock(hashtext('backlot.test'))");
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) await prepare(admin, config, adminUrl, template);
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const url = databaseUrl(adminUrl, name);
  const database = await connectPostgres({ ...config, DATABASE_URL: url }, () => {});
  return {
    url,
    database: {
      ...database,
      close: async () => {
        await database.close();
        await withAdmin(adminUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`));
      },
    },
  };
}

async function prepare(admin: pg.Client, config: Config, adminUrl: string, template: string): Promise<void> {
  const draft = `${template}_draft`;
  await admin.query(`drop database if exists ${draft} with (force)`);
  await admin.query(`create database ${draft}`);
  const database = await connectPostgres({ ...config, DATABASE_URL: databaseUrl(adminUrl, draft) }, () => {});
  await migrateEmpty(database);
  await seedBase(database.db);
  await seedDemo(database.db, config);
  await prepareQueue(database);
  // Copies plan with what is known of its tables: nothing looks at them by itself.
  await database.db.execute(sql`analyze`);
  await database.close();
  await admin.query(`alter database ${draft} rename to ${template}`);
}

async function withAdmin(url: string, act: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await act(admin);
  } finally {
    await admin.end();
  }
}

function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
