import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../db/database';
import { startServer, type TestServer } from '../../testing/startServer';
import { demoDay } from '../demo/demoDay';
import { soldLines } from './soldLines';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('the demo has orders of a year in every state, some attributed, some refunded', async () => {
  const [found] = await rowsOf<Record<'months' | 'states' | 'attributed' | 'free' | 'refunded' | 'late', number>>(
    server.services.database.db,
    sql`select count(distinct to_char(i.order_time, 'YYYY-MM'))::int months, count(distinct s.order_status)::int states,
      count(i.work_order_up_id)::int attributed, count(*) filter (where i.work_order_up_id is null)::int free,
      count(*) filter (where i.refund_amount > 0)::int refunded, count(*) filter (where i.order_time > now())::int late
      from sale_items i join sales s on s.id = i.order_id`,
  );
  expect(found?.months).toBeGreaterThan(9);
  expect(found?.states).toBeGreaterThan(3);
  for (const key of ['attributed', 'free', 'refunded'] as const) expect(found?.[key], key).toBeGreaterThan(0);
  expect(found?.late).toBe(0);
});

it('sells most on the great sales days, the same every time', () => {
  const seller = { goodsNo: 'SP1', price: '100.00', handle: 'bea', window: null };
  const draw = () => soldLines([seller], { day: demoDay(new Date('2026-11-23T12:00:00Z')), count: 4000 });
  const rows = draw();
  const on = (day: string) => rows.filter(({ orderTime }) => orderTime?.startsWith(day)).length;
  expect(on('2026-11-11')).toBeGreaterThan(3 * on('2026-11-04'));
  expect(draw()).toEqual(rows);
});
