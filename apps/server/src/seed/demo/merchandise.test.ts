import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../db/database';
import { figuresOf, ups, works } from '../../modules/up';
import { startServer, type TestServer } from '../../testing/startServer';
import { creatorRow } from './creatorRow';
import { demoDay } from './demoDay';
import { demoIds } from './demoIds';
import { seededRandom } from './random';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Rows that break a rule. */
const wrong = (statement: ReturnType<typeof sql>) => rowsOf(server.services.database.db, statement);

describe('the demo merchandise', () => {
  it('is the same for the same day', () => {
    const make = () => {
      const [random, taken, idAt] = [seededRandom(7), new Set<string>(), demoIds()];
      return Array.from({ length: 50 }, () => creatorRow({ random, day: demoDay(new Date('2026-11-20T08:00:00Z')), idAt, taken }));
    };
    expect(make()).toEqual(make());
  });

  it('has prices in the decimals of their currency, none above the list price', async () => {
    expect(await wrong(sql`select id from goods where price > list_price or price <= 0 or (currency in ('VND', 'IDR') and price <> trunc(price))`)).toEqual([]);
    expect(await wrong(sql`select id from up_prices where currency in ('VND', 'IDR') and amount <> trunc(amount)`)).toEqual([]);
  });

  it('has papers that fit the state of their merchant; every rejection has a reason, every verdict comes after its submission', async () => {
    expect(await wrong(sql`select s.id from shops s left join lateral (select status from shop_certifications c where c.shop_id = s.id order by round desc limit 1) last on true where (s.shop_status = 2 and last.status is distinct from 2) or (s.shop_status = 1 and last.status is distinct from 1) or (s.shop_status = 3 and last.status is distinct from 3)`)).toEqual([]);
    expect(await wrong(sql`select id from shop_certifications where (status = 3 and coalesce(reject_reason, '') = '') or audit_time < submit_time`)).toEqual([]);
  });

  it('has creators of a country with BDs of that country, at least one contact and one label, and labels that count them', async () => {
    expect(await wrong(sql`select u.id from ups u join users b on b.id = u.bd_id where b.country <> u.country`)).toEqual([]);
    expect(await wrong(sql`select id from ups u where label_ids = '{}' or not exists (select 1 from up_contacts c where c.up_id = u.id)`)).toEqual([]);
    expect(await wrong(sql`select l.id from labels l where used <> (select count(*) from ups u where u.status <> 2 and u.label_ids @> array[l.id])`)).toEqual([]);
    expect(await wrong(sql`select id from up_follow_ups f where create_time < (select create_time from ups u where u.id = f.up_id)`)).toEqual([]);
    expect(await wrong(sql`select g.id from goods g where creator_num <> (select count(*) from goods_creators c where c.goods_id = g.id)`)).toEqual([]);
  });

  it('has figures that come from the works', async () => {
    const { db } = server.services.database;
    // Orders bring works of their own.
    const creators = await db.select().from(ups).where(sql`not exists (select 1 from work_order_ups w where w.up_id = ${ups.id})`);
    const all = await db.select().from(works);
    for (const { id, avgViews, avgLikes, medianViews, interactionRate, dataTime } of creators) {
      expect([id, { avgViews, avgLikes, medianViews, interactionRate }]).toEqual([id, figuresOf(all.filter(({ upId }) => upId === id), dataTime ?? new Date())]);
    }
  });
});
