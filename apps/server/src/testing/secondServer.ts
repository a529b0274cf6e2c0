import { sql } from 'drizzle-orm';
import { connectPostgres } from '../db/connectPostgres';
import { rowsOf } from '../db/database';
import { startServer as start } from '../start';
import type { TestServer } from './startServer';

/** One more server on the database of another one; none on the embedded database, which has one server at a time. */
export async function secondServer({ config, services }: TestServer): Promise<{ url: string; close: () => Promise<void> } | undefined> {
  const adminUrl = process.env['TEST_DATABASE_URL'];
  if (!adminUrl) return undefined;
  const [found] = await rowsOf<{ name: string }>(services.database.db, sql`select current_database() as name`);
  const url = new URL(adminUrl);
  url.pathname = `/${found?.name}`;
  return start(config, { database: await connectPostgres({ ...config, DATABASE_URL: url.href }, () => {}) });
}
