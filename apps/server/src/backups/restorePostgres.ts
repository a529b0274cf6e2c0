import pg from 'pg';
import { postgresTool } from '../db/postgresTool';

interface Target {
  url: string;
  /** Whether what is in the database may go. */
  force: boolean;
  /** Comes between the look at the database and its change. */
  before: () => Promise<void>;
}

const schemas = ['public', 'drizzle', 'pgboss'];

/** Restores a dump in one transaction: whatever goes wrong, the database stays as it was. */
export async function restorePostgres(dump: string, { url, force, before }: Target): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    // A server that starts meanwhile waits.
    await client.query("select pg_advisory_lock(hashtext('backlot.start'))");
    await refuseUsed(client, force);
    await before();
    await replace(url, dump);
  } finally {
    await client.end();
  }
}

async function refuseUsed(client: pg.Client, force: boolean): Promise<void> {
  const { rows } = await client.query<{ name: string; others: number; tables: number }>(
    `select current_database() "name",
      (select count(*)::int from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') others,
      (select count(*)::int from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where relkind = 'r' and nspname = any($1)) tables`,
    [schemas],
  );
  const { name = '', others = 0, tables = 0 } = rows[0] ?? {};
  if (others > 0) throw new Error(`The database ${name} is in use by ${others} connections: stop its servers first.`);
  if (tables > 0 && !force)
    throw new Error(
      `The database ${name} is not empty (${tables} tables), and nothing was changed. With --force the backup takes the place of all that is in it.`,
    );
}

async function replace(url: string, dump: string): Promise<void> {
  const sql = postgresTool(url, 'psql', ['--no-psqlrc', '--quiet', '--output=/dev/null', '--set=ON_ERROR_STOP=1', '--file=-']);
  const empty = schemas.map((schema) => `drop schema if exists ${schema} cascade;`).join('\n');
  sql.input.write(
    `begin;\nset client_min_messages = warning;\n${empty}\ncreate schema public authorization pg_database_owner;\ngrant usage on schema public to public;\n`,
  );
  const script = postgresTool(undefined, 'pg_restore', ['--no-owner', '--no-privileges', '--file=-', dump]);
  script.output.pipe(sql.input, { end: false });
  // Nobody reads on: the script would wait for ever.
  sql.ended.catch(() => script.output.destroy());
  const read = await script.ended.then(
    () => true,
    (error: unknown) => error,
  );
  // Only a script that was read to its end is kept.
  sql.input.end(read === true ? '\ncommit;\n' : '\nrollback;\n');
  await sql.ended;
  if (read !== true) throw read;
}
