import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { labels } from '../../tables/creators/label';
import { startServer, type TestServer } from '../../testing/startServer';
import { idBatches } from './idBatches';
import { listPage } from './listPage';
import { openTotals, type Totals } from './openTotals';
import { forwards, orderOf } from './orderOf';

// On PGlite too: where sorting puts unknown and equal values, and how far pages reach.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  // Ties everywhere, unknown colours at the end, times with fractions that a JavaScript date would lose.
  await server.services.database.db.execute(sql`insert into labels (category_id, label_name, color, sort_order, create_time)
    select 1, 'Deep ' || n, case when n % 3 = 0 then null else 'c' || (n % 40) end, n % 11, timestamptz '2026-01-01' + (n % 1300) * interval '137 microseconds' from generate_series(1, 4503) n`);
});
afterAll(() => server.close());

const where = sql`${labels.categoryId} = 1`;
const sorts: Record<string, AnyPgColumn> = {
  color: labels.color,
  name: labels.labelName,
  order: labels.sortOrder,
  time: labels.createTime,
};
const fallback = { by: labels.id, order: 'ascend' as const };
const listing = { table: labels, where, sorts, fallback };
const cases = Object.keys(sorts).flatMap((sortField) => (['ascend', 'descend'] as const).map((sortOrder) => ({ sortField, sortOrder })));

/** What an offset would give. */
const byOffset = async (query: (typeof cases)[number]) =>
  (
    await server.services.database.db
      .select({ id: labels.id })
      .from(labels)
      .where(where)
      .orderBy(...forwards(orderOf(labels, listing, query)))
  ).map(({ id }) => id);

describe.each(cases)('sorted by $sortField, $sortOrder', (query) => {
  it('pages far down and from the end hold the rows that follow each other, unknown ones last', async () => {
    const all = await byOffset(query);
    const seen: unknown[] = [];
    for (let pageNo = 1; pageNo <= 47; pageNo += 1) {
      const { rows, totalRows } = await listPage(server.services.database.db, listing, { pageNo, pageSize: 97, ...query });
      expect(totalRows).toBe(4503);
      seen.push(...rows.map((row) => row['id']));
    }
    expect(seen).toEqual(all);
  });

  it('batches hold every row once, in the order of the list', async () => {
    expect((await Array.fromAsync(idBatches(server.services.database.db, listing, query))).flat()).toEqual(await byOffset(query));
  });
});

it('pages of a long list hold the same rows while it is counted, once it is, and when that is long ago', async () => {
  const { database } = server.services;
  const open = () => openTotals(database, { warn: () => {} }, { exactUpTo: 2000, rest: 1e9 });
  const query = { sortField: 'color', sortOrder: 'ascend' } as const;
  const all = await byOffset(query);
  const read = async (totals: Totals) => {
    const seen: unknown[] = [];
    const told = new Set<string>();
    for (let pageNo = 1; pageNo <= 47; pageNo += 1) {
      const { rows, totalRows, totalTime, moreRows } = await listPage(
        database.db,
        { ...listing, totals },
        { pageNo, pageSize: 97, ...query },
      );
      seen.push(...rows.map((row) => row['id']));
      told.add([moreRows && 'more than', totalTime && 'about', totalRows].filter(Boolean).join(' '));
    }
    expect(seen).toEqual(all);
    return [...told];
  };
  const uncounted = open();
  await uncounted.close();
  expect(await read(uncounted)).toEqual(['more than 2000', '4503']);
  const totals = open();
  await listPage(database.db, { ...listing, totals }, { pageNo: 1, pageSize: 97, ...query });
  await totals.settled();
  expect(await read(totals)).toEqual(['4503']);
  await database.db.execute(sql`insert into labels (category_id, label_name) values (2, 'Elsewhere')`);
  expect(await read(totals)).toEqual(['about 4503']);
});

it('a page far down follows what was written since', async () => {
  const { db } = server.services.database;
  const query = { sortField: 'color', sortOrder: 'ascend' } as const;
  const page = async () => (await listPage(db, listing, { pageNo: 21, pageSize: 100, ...query })).rows.map((row) => row['id']);
  expect(await page()).toEqual((await byOffset(query)).slice(2000, 2100));
  await db.execute(sql`update labels set color = 'zz' where category_id = 1 and color = 'c1'`);
  expect(await page()).toEqual((await byOffset(query)).slice(2000, 2100));
});
