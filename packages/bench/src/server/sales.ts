import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '@backlot/dev/postgres';
import { type Backlot, startBacklot } from './backlot';
import { countDays, startFilled } from './countDays';
import { addMillion, type BenchDatabase, runOn } from './database';

const name = 'backlot_boards';
const lines = 20_000_000;
/** Their indexes and triggers are away while rows come. */
const filled = ['sales', 'sale_items', 'works', 'settlement_batches', 'settlement_marks', 'settlement_statements'];
const indexed = ['sales', 'sale_items', 'settlement_marks'];

export interface SalesDatabase extends BenchDatabase {
  /** The server on it; as in production, since the demo would look after its own lines among all the others. */
  start: (more?: Record<string, string>) => Promise<Backlot>;
}

/**
 * A PostgreSQL with the demo data, a million creators and twenty million order lines, their days counted. A server named by
 * TEST_DATABASE_URL keeps them for the next run; otherwise they are thrown away.
 */
export async function openSales(): Promise<SalesDatabase> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('No PostgreSQL could be started.');
  const url = new URL(postgres.url);
  const admin = runOn(url.href);
  const isNew = (await admin(`select 1 from pg_database where datname = '${name}'`)).length === 0;
  if (isNew) await admin(`create database ${name}`);
  url.pathname = `/${name}`;
  const run = runOn(url.href);
  const start: SalesDatabase['start'] = (more) => startFilled(url.href, more);
  // The server makes its tables and the demo data when it starts for the first time, and what it has learned since.
  await (await (isNew ? startBacklot(url.href) : start())).stop();
  const [creators] = await run<{ n: string }>('select count(*) as n from ups');
  if (Number(creators?.n) < 1_000_000) await addMillion(run);
  const [known] = await run<{ n: string }>('select count(*) as n from sale_items');
  if (Number(known?.n) < lines) await addLines(run);
  await countDays({ run, start });
  return { url: url.href, run, start, stop: postgres.stop };
}

async function addLines(run: BenchDatabase['run']): Promise<void> {
  const indexes = await run<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename in ('${indexed.join(`', '`)}') and indexname !~ '_pkey$|_pk$'`,
  );
  for (const { indexname } of indexes) await run(`drop index ${indexname}`);
  for (const table of filled) await run(`alter table ${table} disable trigger all`);
  await run(`set work_mem = '128MB'; ${readFileSync(fileURLToPath(new URL('twentyMillionLines.sql', import.meta.url)), 'utf8')}`);
  for (const table of filled) await run(`alter table ${table} enable trigger all`);
  for (const { indexdef } of indexes) await run(indexdef);
  await run(
    'insert into sale_touches (country, bd_id, day) select distinct country, coalesce(bd_id, 0), country_day(country, order_time) from sale_items',
  );
  await run('vacuum (analyze)');
}
