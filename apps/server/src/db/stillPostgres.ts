import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db, Still } from './database';
import { postgresTool } from './postgresTool';

// The product needs no extension; one that the database has of its own may be missing where it is restored, and plpgsql never is.
const dumped = ['--format=custom', '--no-owner', '--no-privileges', '--extension=plpgsql'];

/** PostgreSQL at one moment: what is counted and what `pg_dump` writes come from the same snapshot. */
export async function stillPostgres<Result>(url: string, task: (still: Still) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection that breaks fails the statement that waits on it.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() id');
    const dump = (path: string) => postgresTool(url, 'pg_dump', [...dumped, `--snapshot=${rows[0]?.id}`, `--file=${path}`]).ended;
    return await task({ db: drizzle(client) as unknown as Db, dump });
  } finally {
    await client.end();
  }
}
