import { gte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { works } from '../../../tables/creators/creator';
import { startServer, type TestServer } from '../../../testing/startServer';

// More than 20 rows are many here.

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, undefined, { exactUpTo: 20, rest: 0 });
});
afterAll(() => server.close());

const hourMs = 3_600_000;

it('works are listed before they are counted, and their number is told from then on', async () => {
  const admin = await server.as('admin');
  const page = async () =>
    (await admin.get('/main/workInfo/page', { days: 365, pageSize: 10 })).body.data as {
      rows: object[];
      totalRows: number;
      moreRows?: true;
    };
  const first = await page();
  expect(first).toMatchObject({ totalRows: 20, moreRows: true });
  expect(first.rows).toHaveLength(10);
  const since = new Date(Math.floor(Date.now() / hourMs) * hourMs - 365 * 24 * hourMs);
  const [all] = await server.services.database.db
    .select({ n: sql<number>`count(*)::int` })
    .from(works)
    .where(gte(works.postTime, since));
  expect(all?.n).toBeGreaterThan(20);
  await vi.waitFor(async () => expect(await page()).toMatchObject({ totalRows: all?.n }), { timeout: 20_000, interval: 20 });
  expect(await page()).not.toHaveProperty('moreRows');
});
