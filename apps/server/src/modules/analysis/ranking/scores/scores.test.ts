import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../../testing/startServer';
import type { TestClient } from '../../../../testing/testClient';
import { rankWorld, type RankWorld } from '../testing/rankWorld';

let server: TestServer;
let world: RankWorld;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  world = await rankWorld(server);
  admin = await server.as('admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  await world.db.execute(sql`truncate ranking_lists cascade`);
  await world.db.execute(sql`delete from up_metric_daily where stat_date > '2030-01-01'`);
});

const rows = async (query: Record<string, string | number> = {}) => (await world.page(admin, query)).rows;

describe('scores', () => {
  it('sales: dollars, then orders, then who posted last, then the id', async () => {
    const [a, b, c, d] = world.ups;
    await world.db.execute(sql`delete from works where up_id in (${a}, ${b}, ${c}, ${d ?? ''})`);
    await world.db.execute(
      sql`insert into works (web_id, platform_work_id, up_id, link, post_time) values (10, 'tie-1', ${c}, 'https://www.tiktok.com/1', '2031-01-01'), (10, 'tie-2', ${b}, 'https://www.tiktok.com/2', '2031-01-05')`,
    );
    await world.sell({ upId: a, day: '2031-02-03', amount: 582 });
    await world.sell({ upId: d ?? '', day: '2031-02-03', amount: 582 });
    await world.sell({ upId: b, day: '2031-02-03', amount: 582 });
    await world.sell({ upId: c, day: '2031-02-03', amount: 582 });
    await world.sell({ upId: world.ups[4] ?? '', day: '2031-02-03', amount: 582, orders: 2 });
    await world.look('2031-02-04 06:00');
    const [x = '', y = ''] = [a, d ?? ''].toSorted((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1));
    expect((await rows()).map(({ id, score, gmv, orders }) => [id, score, gmv, orders])).toEqual([
      [world.ups[4], '10.0000', '582.00', 2],
      [b, '10.0000', '582.00', 1],
      [c, '10.0000', '582.00', 1],
      [x, '10.0000', '582.00', 1],
      [y, '10.0000', '582.00', 1],
    ]);
  });

  it('a dollar costs what the exchange rates say on the last day; without any, amounts are compared as they are', async () => {
    const list = async (periodKey: string) => (await world.page(admin, { periodKey })) as unknown as { list: { perUsd: string | null } };
    const [a] = world.ups;
    await world.db.execute(
      sql`insert into fx_rates (rate_date, from_currency, to_currency, rate) values ('2031-02-07', 'PHP', 'USD', 0.02), ('2031-02-09', 'PHP', 'USD', 0.04)`,
    );
    await world.sell({ upId: a, day: '2031-02-07', amount: 582 });
    await world.look('2031-02-08 06:00');
    expect([(await list('2031-02-07')).list.perUsd, (await rows())[0]?.score]).toEqual(['50', '11.6400']);
    await world.db.execute(sql`update fx_rates set status = 2`);
    await world.sell({ upId: a, day: '2031-02-08', amount: 582 });
    await world.look('2031-02-09 06:00');
    expect([(await list('2031-02-08')).list.perUsd, (await rows())[0]?.score]).toEqual([null, '582.0000']);
    expect((await list('2031-02-07')).list.perUsd).toBe('50');
    await world.db.execute(sql`update fx_rates set status = 0 where rate_date = '2031-02-01'`);
  });

  it('what was cancelled or given back is not sold', async () => {
    const [a, b] = world.ups;
    await world.sell({ upId: a, day: '2031-02-10', amount: 100 });
    await world.sell({ upId: b, day: '2031-02-10', amount: 300 });
    await world.db.execute(
      sql`update sales set order_status = 3 where id = (select order_id from sale_items where up_id = ${b} and order_time::date = '2031-02-10')`,
    );
    await world.db.execute(sql`update sale_items set refund_amount = 40 where up_id = ${a} and order_time::date = '2031-02-10'`);
    await world.look('2031-02-11 06:00');
    expect((await rows()).map(({ id, gmv }) => [id, gmv])).toEqual([[a, '60.00']]);
    expect(await rows({ rankType: 5 })).toMatchObject([{ id: world.goods?.id, gmv: '60.00', orders: 1 }]);
    expect(await rows({ rankType: 6 })).toMatchObject([{ id: world.goods?.shop_id, gmv: '60.00' }]);
    expect(await rows({ rankType: 5, category: world.goods?.goods_category ?? '' })).toHaveLength(1);
    expect(await rows({ rankType: 5, category: 'elsewhere' })).toEqual([]);
  });

  it('followers: a day of a hole tells nothing, a jump far from the usual counts half', async () => {
    const [steady, hole, jumped] = world.ups;
    const keep = (upId: string, day: string, fans: number, inc: number | null) =>
      world.db.execute(sql`insert into up_metric_daily (up_id, stat_date, fans, fans_inc) values (${upId}, ${day}, ${fans}, ${inc})`);
    for (let n = 1; n <= 20; n += 1) {
      const day = `2031-09-${String(n).padStart(2, '0')}`;
      for (const upId of [steady, jumped]) await keep(upId, day, 1000 + n * 10 + (n % 3), 10 + (n % 3));
      if (n < 20) await keep(hole, day, 1000 + n * 10, 10);
    }
    await keep(steady, '2031-09-21', 1221, 21);
    await keep(hole, '2031-09-21', 9000, null);
    await keep(jumped, '2031-09-21', 1202 + 900, 900);
    await world.look('2031-09-22 06:00');
    const found = await rows({ rankType: 2 });
    expect(found.map(({ id, fansInc }) => [id, fansInc])).toEqual([
      [jumped, 900],
      [steady, 19],
    ]);
    expect(found[0]?.score).toBe('450.0000');
    // The week bridges the hole with what is known of its ends.
    expect((await rows({ rankType: 2, rankPeriod: 2 })).map(({ id }) => id)).toContain(hole);
  });

  it('hot videos: views won, reaction and age; unknown views before are no zero', async () => {
    const [a] = world.ups;
    const post = async (key: string, time: string) =>
      world.db.execute(
        sql`insert into works (web_id, platform_work_id, up_id, link, post_time) values (10, ${key}, ${a}, ${`https://www.tiktok.com/${key}`}, ${time}::timestamptz)`,
      );
    const seen = (key: string, time: string, views: number, likes: number) =>
      world.db.execute(
        sql`insert into work_metric_snapshots (work_id, stat_time, views, likes) select id, ${time}::timestamptz, ${views}, ${likes} from works where platform_work_id = ${key}`,
      );
    // Three days old at midnight, new, and one of which nothing was known before.
    await post('hot-old', '2031-10-04T16:00:00Z');
    await seen('hot-old', '2031-10-06T15:00:00Z', 1000, 0);
    await seen('hot-old', '2031-10-07T15:00:00Z', 3000, 0);
    await post('hot-new', '2031-10-07T04:00:00Z');
    await seen('hot-new', '2031-10-07T15:00:00Z', 1000, 500);
    await post('hot-unknown', '2031-10-05T04:00:00Z');
    await seen('hot-unknown', '2031-10-07T15:00:00Z', 90_000, 0);
    await world.look('2031-10-08 06:00');
    const found = await rows({ rankType: 7 });
    expect(found.map(({ viewsInc, ageDays }) => [viewsInc, ageDays])).toEqual([
      [1000, 0.5],
      [2000, 3],
    ]);
    expect(Number(found[0]?.score)).toBeCloseTo(1000 * 2 * 0.5 ** (0.5 / 3), 1);
    expect(Number(found[1]?.score)).toBeCloseTo(1000, 1);
  });

  it('engagement and potential compare creators of a country and tier, 0 to 100', async () => {
    await world.db.execute(
      sql`update works set post_time = post_time + (timestamptz '2031-11-01' - (select max(post_time) from works where post_time < '2031-01-01')) where post_time < '2031-01-01'`,
    );
    await world.look('2031-11-02 06:00');
    for (const rankType of [3, 4]) {
      const found = await rows({ rankType });
      expect(found.length).toBeGreaterThan(5);
      const points = found.map(({ score }) => Number(score));
      expect(points).toEqual(points.toSorted((x, y) => y - x));
      expect(Math.max(...points)).toBeLessThanOrEqual(100);
    }
    expect((await rows({ rankType: 4 })).every(({ fans }) => Number(fans) < 500_000)).toBe(true);
  });

  it('BDs: what counts for settlement by the day it began to', async () => {
    const [a] = world.ups;
    await world.sell({ upId: a, day: '2031-12-03', amount: 100 });
    await world.sell({ upId: a, day: '2031-12-03', amount: 70 });
    await world.db.execute(
      sql`update sale_items set bd_id = (select id from users where account = 'bd.ph.1') where order_time::date = '2031-12-03'`,
    );
    await world.db.execute(
      sql`update sale_items set commissionable_time = commissionable_time + interval '1 day' where order_time::date = '2031-12-03' and pay_amount = 70`,
    );
    await world.look('2031-12-04 06:00');
    expect((await rows({ rankType: 8 })).map(({ gmv, orders }) => [gmv, orders])).toEqual([['100.00', 1]]);
  });
});
