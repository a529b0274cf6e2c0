import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** An empty database of its own on a PostgreSQL server. */
export async function emptyPostgres(adminUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `backlot_empty_${randomBytes(6).toString('hex')}`;
  const ask = async (statement: string) => {
    const admin = new pg.Client({ connectionString: adminUrl });
    await admin.connect();
    await admin.query(statement).finally(() => admin.end());
  };
  await ask(`create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => ask(`drop database if exists ${name} with (force)`) };
}
