import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of its own on a server of PostgreSQL; answers its address. */
export async function emptyDatabase(serverUrl: string): Promise<string> {
  const name = newName();
  await ask(serverUrl, `create database ${name}`);
  return urlOf(serverUrl, name);
}

/** A copy of a database that nobody is connected to. */
export async function copyOfDatabase(databaseUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = newName();
  const server = urlOf(databaseUrl, 'postgres');
  await ask(server, `create database ${name} template ${new URL(databaseUrl).pathname.slice(1)} strategy file_copy`);
  return { url: urlOf(databaseUrl, name), drop: () => ask(server, `drop database ${name} with (force)`) };
}

const newName = () => `journeys_${randomBytes(6).toString('hex')}`;

function urlOf(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
