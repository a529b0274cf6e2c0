import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '@backlot/dev/postgres';
import pg from 'pg';
import { startBacklot } from './backlot';

const name = 'backlot_bench';
const scriptOf = (file: string) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');

export interface BenchDatabase {
  url: string;
  /** Runs statements on a connection of its own, as many at once as wanted. */
  run: <Row>(text: string) => Promise<Row[]>;
  stop: () => void;
}

/**
 * A PostgreSQL with the demo data, a million creators and 100,000 users. A server named by TEST_DATABASE_URL keeps them for
 * the next run; otherwise it is thrown away.
 */
export async function openDatabase(): Promise<BenchDatabase> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('No PostgreSQL could be started.');
  const url = new URL(postgres.url);
  const admin = runOn(url.href);
  if ((await admin(`select 1 from pg_database where datname = '${name}'`)).length === 0) await admin(`create database ${name}`);
  url.pathname = `/${name}`;
  const run = runOn(url.href);
  // The server makes its tables and the demo data when it starts.
  await (await startBacklot(url.href)).stop();
  const [creators] = await run<{ n: string }>('select count(*) as n from ups');
  if (Number(creators?.n) < 1_000_000) await addMillion(run);
  const [people] = await run<{ n: string }>(`select count(*) as n from users where account like 'bench.%'`);
  if (Number(people?.n) < 100_000) await run(scriptOf('hundredThousandUsers.sql'));
  // Outside a transaction, so by itself; totals by index need the map of what everybody sees.
  for (const table of ['ups', 'users', 'user_roles', 'visit_logs', 'operation_logs']) await run(`vacuum (analyze) ${table}`);
  return { url: url.href, run, stop: postgres.stop };
}

/** Keeping fifteen indexes while a million rows come takes far longer than building them after. Fewer for a trial. */
export async function addMillion(run: BenchDatabase['run'], creators = 1_000_000): Promise<void> {
  const indexes = await run<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename = 'ups' and indexname <> 'ups_pkey'`,
  );
  for (const { indexname } of indexes) await run(`drop index ${indexname}`);
  await run(scriptOf('../millionCreators.sql').replace('generate_series(1, 1000000)', `generate_series(1, ${creators})`));
  for (const { indexdef } of indexes) await run(indexdef);
}

/** Runs statements of a database, each on a connection of its own. */
export const runOn =
  (connectionString: string): BenchDatabase['run'] =>
  async <Row>(text: string) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      const result = (await client.query(text)) as unknown as { rows: Row[] };
      return result.rows;
    } finally {
      await client.end();
    }
  };
