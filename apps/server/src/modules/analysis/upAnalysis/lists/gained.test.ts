import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../../../db/database';
import { startServer, type TestServer } from '../../../../testing/startServer';
import { gainedLately } from './gained';

// On PGlite too: partitions are left out while a statement runs.

interface Plan {
  'Relation Name'?: string;
  'Actual Loops': number;
  Plans?: Plan[];
}

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const readIn = (plan: Plan): string[] => [
  ...(plan['Relation Name'] && plan['Actual Loops'] > 0 ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(readIn),
];

it('what a work won lately is read in no partition of a month before it was posted', async () => {
  const { db } = server.services.database;
  const [work] = await rowsOf<{ id: string; month: string }>(
    db,
    sql`select id::text id, 'work_metric_snapshots' || to_char((post_time - interval '1 hour') at time zone 'UTC', '_YYYY_MM_01') as month
      from works where views is not null and exists (select from work_metric_snapshots s where s.work_id = works.id) order by post_time desc limit 1`,
  );
  const told = await rowsOf<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    db,
    sql`explain (analyze, costs off, timing off, format json) select w.id, g.gained24 from works w ${gainedLately} where w.id = ${work?.id}`,
  );
  const read = told.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => readIn(plan)));
  expect(read).toContain(work?.month);
  expect(read.filter((name) => name.startsWith('work_metric_snapshots_2') && name < (work?.month ?? ''))).toEqual([]);
});
