import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { labels } from '../../tables/creators/label';
import { countStatements } from '../../testing/countStatements';
import { startServer, type TestServer } from '../../testing/startServer';
import { type Db, rowsOf } from '../database';
import { countRows } from './countRows';
import { listPage } from './listPage';
import { openTotals, type Totals, type TotalsManner } from './openTotals';

// On PGlite too: counting beside the calls on one connection.

let server: TestServer;
let db: Db;
let totals: Totals;
const warn = vi.fn();
const few: TotalsManner = { exactUpTo: 20, rest: 0 };
beforeAll(async () => {
  server = await startServer();
  ({ db } = server.services.database);
});
afterAll(() => server.close());
beforeEach(async () => {
  warn.mockClear();
  totals = openTotals(server.services.database, { warn }, few);
  await db.delete(labels).where(where);
});

const where = eq(labels.categoryId, '7');
let added = 0;
const add = async (n: number) => {
  await db.execute(
    sql`insert into labels (category_id, label_name) select 7, 'Long ' || n from generate_series(${added + 1}::int, ${added + n}::int) n`,
  );
  added += n;
};
const listing = () => ({ table: labels, where, sorts: {}, fallback: { by: labels.id, order: 'ascend' as const }, totals });
const page = (pageNo = 1) => listPage(db, listing(), { pageNo, pageSize: 10 });
const total = async () => {
  const { rows: _rows, ...found } = await page();
  return found;
};
const totalTime = expect.any(Date) as Date;

describe('the total of a long list', () => {
  it('is exact up to the limit, whatever changes', async () => {
    for (const n of [20, -1, 1]) {
      if (n > 0) await add(n);
      else await db.execute(sql`delete from labels where id = (select max(id) from labels where category_id = 7)`);
      expect(await total()).toEqual({ totalRows: n === -1 ? 19 : 20 });
    }
  });

  it('is counted behind at first, then exact until something changes, then an old one with its time until it is counted anew', async () => {
    await add(30);
    expect(await total()).toEqual({ totalRows: 20, moreRows: true });
    await totals.settled();
    expect(await total()).toEqual({ totalRows: 30 });
    await add(1);
    expect(await total()).toEqual({ totalRows: 30, totalTime });
    expect(await countRows(db, { table: labels, where })).toBe(31);
    await totals.settled();
    expect(await total()).toEqual({ totalRows: 31 });
  });

  it('is counted once for all who ask meanwhile', async () => {
    await add(30);
    await total();
    await totals.settled();
    await add(1);
    const count = countStatements({ always: true });
    await Promise.all(Array.from({ length: 8 }, total));
    await totals.settled();
    const counts = count.take().filter((statement) => /select \(select count\(\*\) from "labels"/.test(statement));
    count.stop();
    expect(counts).toHaveLength(1);
    expect(await total()).toEqual({ totalRows: 31 });
  });

  it('rests the longer, the longer it took to count', async () => {
    totals = openTotals(server.services.database, { warn }, { ...few, rest: 1e9 });
    await add(30);
    await total();
    await totals.settled();
    for (const _again of [1, 2]) {
      await add(1);
      expect(await total()).toEqual({ totalRows: 30, totalTime });
      await totals.settled();
    }
  });

  it('that has fewer rows than a page shows is put right at once', async () => {
    await add(60);
    await total();
    await totals.settled();
    await db.delete(labels).where(where);
    await add(15);
    const shown = await page(2);
    expect([shown.rows.length, shown.totalRows, shown.totalTime]).toEqual([5, 15, undefined]);
  });

  it('further down than was counted is what there is', async () => {
    await add(1030);
    const shown = await page(103);
    expect([shown.rows.length, shown.totalRows, shown.moreRows]).toEqual([10, 1030, undefined]);
  });

  it('that could not be counted stays as it was, is told of, and tried again', async () => {
    await add(30);
    await total();
    await totals.settled();
    await add(1);
    const transaction = vi.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('too slow'));
    expect(await total()).toEqual({ totalRows: 30, totalTime });
    await totals.settled();
    transaction.mockRestore();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await total()).toEqual({ totalRows: 30, totalTime });
    await totals.settled();
    expect(await total()).toEqual({ totalRows: 31 });
  });

  it.each([
    ['may take ten minutes to count', sql`select extract(epoch from current_setting('statement_timeout')::interval)::int as n`, 600],
    ['takes one processor', sql`select 30 + current_setting('max_parallel_workers_per_gather')::int as n`, 30],
  ])('%s', async (text, count, totalRows) => {
    const asked = { text, params: [], count };
    totals.counted(asked, 21);
    await totals.settled();
    expect(totals.known(asked, undefined)).toEqual({ totalRows, totalTime });
  });

  it('is not counted any more once the server ends', async () => {
    await add(30);
    await totals.close();
    expect(await total()).toEqual({ totalRows: 20, moreRows: true });
    await totals.settled();
    expect(await total()).toEqual({ totalRows: 20, moreRows: true });
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'])('a count that takes long', () => {
  const running = () =>
    rowsOf(db, sql`select 1 from pg_stat_activity where query like '%pg_sleep(500%' and pid <> pg_backend_pid() and state = 'active'`);

  it('ends with the server', async () => {
    totals.counted({ text: 'select long', params: [], count: sql`select 30 as n from pg_sleep(500)` }, 21);
    await expect.poll(async () => (await running()).length).toBe(1);
    await totals.close();
    expect(await running()).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });
});
