import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../../../db/database';
import { startServer, type TestServer } from '../../../../testing/startServer';
import { tablesRead } from '../../../../testing/tablesRead';
import { gainedLately } from './gained';

// On PGlite too: partitions are left out while a statement runs.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('what a work won lately is read in no partition of a month before it was posted', async () => {
  const { db } = server.services.database;
  const [work] = await rowsOf<{ id: string; month: string }>(
    db,
    sql`select id::text id, 'work_metric_snapshots' || to_char((post_time - interval '1 hour') at time zone 'UTC', '_YYYY_MM_01') as month
      from works where views is not null and exists (select from work_metric_snapshots s where s.work_id = works.id) order by post_time desc limit 1`,
  );
  const read = await tablesRead(db, sql`select w.id, g.gained24 from works w ${gainedLately} where w.id = ${work?.id}`);
  expect(read).toContain(work?.month);
  expect(read.filter((name) => name.startsWith('work_metric_snapshots_2') && name < (work?.month ?? ''))).toEqual([]);
});
