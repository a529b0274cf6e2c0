import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/startServer';
import { rowsOf } from '../database';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/**
 * Tables that no list counts, because their rows are read one by one, with the record they belong to; and those that workers write all
 * the time: every write would wait for the one row that counts it, and nothing kept would last. They are counted anew each time.
 */
const unlisted = [
  'black_fans',
  'comments',
  'connectors',
  'extraction_queue',
  'extraction_tasks',
  'keyword_libraries',
  'keywords',
  'label_categories',
  'timer_runs',
  'timers',
];

it('every table of records counts its changes, so that totals and names that were kept are dropped with them', async () => {
  const rows = await rowsOf<{ name: string }>(
    server.services.database.db,
    sql`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
        and (select count(*) from pg_attribute a where a.attrelid = c.oid and a.attname in ('version', 'update_user') and not a.attisdropped) = 2
        and not exists (
          select 1 from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgrelid = c.oid and p.proname = 'bump_table_version')
      order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(unlisted);
});
