import { asc, desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { labels } from '../../modules/label';
import { startServer, type TestServer } from '../../testing/startServer';
import { listPage } from './listPage';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await server.services.database.db.execute(sql`insert into labels (category_id, label_name, color) select 1, 'Deep ' || n, case when n % 3 = 0 then null else 'c' || (n % 40) end from generate_series(1, 2503) n`);
});
afterAll(() => server.close());

it('pages far down and from the end hold the rows that follow each other, unknown ones last', async () => {
  const { db } = server.services.database;
  const where = sql`${labels.categoryId} = 1`;
  const orders = { ascend: [asc(labels.color), asc(labels.id)], descend: [sql`${labels.color} desc nulls last`, desc(labels.id)] };
  for (const sortOrder of ['ascend', 'descend'] as const) {
    const all = (await db.select({ id: labels.id }).from(labels).where(where).orderBy(...orders[sortOrder])).map(({ id }) => id);
    const seen: unknown[] = [];
    for (let pageNo = 1; pageNo <= 26; pageNo += 1) {
      const { rows, totalRows } = await listPage(db, { table: labels, name: 'labels', where, sorts: { color: labels.color }, fallback: { by: labels.id, order: 'ascend' } }, { pageNo, pageSize: 100, sortField: 'color', sortOrder });
      expect(totalRows).toBe(2503);
      seen.push(...rows.map((row) => row['id']));
    }
    expect(seen).toEqual(all);
  }
});
