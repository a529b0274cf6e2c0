import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../db/database';
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
beforeEach(() => world.db.execute(sql`truncate ranking_lists cascade`));

const places = async (query: Record<string, string | number> = {}) => (await world.page(admin, query)).rows.map(({ id }) => id);
const everything = () =>
  rowsOf(
    world.db,
    sql`select l.rank_type, l.rank_period, l.country, l.web_id, l.category, l.period_key, l.final, i.* from ranking_lists l left join ranking_items i on i.list_id = l.id
      order by l.rank_type, l.rank_period, l.country, l.web_id, l.category, l.period_key, i.rank_no`,
  );
const withoutIds = (rows: unknown[]) => rows.map((row) => ({ ...(row as object), list_id: undefined }));

describe('the timer', () => {
  it('makes the list of a day after midnight, once more at six, and never again', async () => {
    const [a, b] = world.ups;
    await world.sell({ upId: a, day: '2031-03-03', amount: 500 });
    await world.look('2031-03-03 23:00');
    expect((await world.page(admin, { periodKey: '2031-03-03' })).list).toBeNull();
    await world.look('2031-03-04 00:00');
    expect(await world.page(admin)).toMatchObject({
      list: { periodKey: '2031-03-03', final: false },
      rows: [{ id: a, gmv: '500.00', rankNo: 1 }],
    });
    await world.sell({ upId: b, day: '2031-03-03', amount: 800 });
    await world.look('2031-03-04 03:00');
    expect(await places()).toEqual([a]);
    await world.look('2031-03-04 06:00');
    expect(await world.page(admin)).toMatchObject({
      list: { final: true },
      rows: [{ id: b }, { id: a }],
    });
    const before = await everything();
    await world.sell({ upId: a, day: '2031-03-03', amount: 9000 });
    for (const time of ['2031-03-04 07:00', '2031-03-04 23:00', '2031-03-05 06:00']) await world.look(time);
    expect(await places({ periodKey: '2031-03-03' })).toEqual([b, a]);
    const ofDay = (rows: unknown[]) =>
      (rows as { country: string; period_key: string }[]).filter(
        ({ country, period_key }) => country === 'PH' && period_key === '2031-03-03',
      );
    expect(ofDay(before).length).toBeGreaterThan(8);
    expect(ofDay(await everything())).toEqual(ofDay(before));
    await expect(world.db.execute(sql`update ranking_items set score = 1`)).rejects.toThrow('ranking_');
    await expect(world.db.execute(sql`delete from ranking_lists where period_key = '2031-03-03'`)).rejects.toThrow('ranking_');
  });

  it('makes the same lists however often it looks', async () => {
    for (const upId of world.ups) await world.sell({ upId, day: '2031-04-07', amount: 100 });
    await world.look('2031-04-08 02:00');
    const once = withoutIds(await everything());
    await world.look('2031-04-08 02:00');
    expect(once.length).toBeGreaterThan(100);
    expect(withoutIds(await everything())).toEqual(once);
    await world.db.execute(sql`update ranking_lists set generated_time = generated_time - interval '1 day', last_day = last_day - 1`);
    await world.look('2031-04-08 02:00');
    expect(withoutIds(await everything())).toEqual(once);
  });

  it('lets weeks and months grow until they are over', async () => {
    const [a] = world.ups;
    await world.sell({ upId: a, day: '2031-05-27', amount: 100 });
    await world.look('2031-05-28 07:00');
    expect(await world.page(admin, { rankPeriod: 2 })).toMatchObject({
      list: { periodKey: '2031-W22', firstDay: '2031-05-26', lastDay: '2031-05-27', final: false },
      rows: [{ gmv: '100.00' }],
    });
    await world.sell({ upId: a, day: '2031-05-31', amount: 50 });
    await world.look('2031-06-01 07:00');
    expect(await world.page(admin, { rankPeriod: 2 })).toMatchObject({
      list: { final: false },
      rows: [{ gmv: '150.00' }],
    });
    expect(await world.page(admin, { rankPeriod: 3 })).toMatchObject({
      list: { periodKey: '2031-05', final: true },
      rows: [{ gmv: '150.00' }],
    });
    await world.look('2031-06-02 06:00');
    expect(await world.page(admin, { rankPeriod: 2 })).toMatchObject({
      list: { lastDay: '2031-06-01', final: true },
    });
    expect(await world.page(admin, { rankPeriod: 4 })).toMatchObject({
      list: { periodKey: '2031-06-01', firstDay: '2030-06-02', final: true },
    });
  });

  it('counts days in a row: a day off the list ends them, a day without a list does not', async () => {
    const [a, b] = world.ups;
    const day = async (date: string, next: string, who: readonly string[]) => {
      for (const [place, upId] of who.entries()) await world.sell({ upId, day: date, amount: 100 - place });
      await world.look(`${next} 06:00`);
    };
    await day('2031-07-01', '2031-07-02', [a, b]);
    await day('2031-07-02', '2031-07-03', [b, a]);
    const standing = async () =>
      Object.fromEntries(
        (await world.page(admin)).rows.map((row) => [row.id, [row.rankNo, row.prevRank, row.daysOnList, row.consecutiveDays]]),
      );
    expect(await standing()).toEqual({ [b]: [1, 2, 2, 2], [a]: [2, 1, 2, 2] });
    await day('2031-07-03', '2031-07-04', [b]);
    // Nobody looked on the fifth: the fourth has no list.
    await day('2031-07-04', '2031-07-04', [a, b]);
    await day('2031-07-05', '2031-07-06', [a, b]);
    expect(await standing()).toEqual({ [a]: [1, null, 3, 1], [b]: [2, 1, 4, 4] });
    expect((await world.page(admin)).list).toMatchObject({
      periodKey: '2031-07-05',
      previousKey: '2031-07-03',
    });
    const { rows } = (
      await admin.get('/main/rank/history', {
        rankType: 1,
        country: 'PH',
        webId: 10,
        objectId: a,
        from: '2031-07-01',
        to: '2031-07-05',
      })
    ).body.data as { rows: { day: string; rankNo: number | null }[] };
    expect(rows.map(({ day: date, rankNo }) => [date, rankNo])).toEqual([
      ['2031-07-01', 1],
      ['2031-07-02', 2],
      ['2031-07-03', null],
      ['2031-07-05', 1],
    ]);
  });

  it('closes what an outage left open as it was', async () => {
    const [a, b] = world.ups;
    await world.sell({ upId: a, day: '2031-08-04', amount: 10 });
    await world.look('2031-08-05 01:00');
    await world.sell({ upId: b, day: '2031-08-04', amount: 20 });
    await world.look('2031-08-08 01:00');
    expect(await world.page(admin, { periodKey: '2031-08-04' })).toMatchObject({
      list: { final: true, nextKey: '2031-08-07' },
      rows: [{ id: a }],
    });
  });
});
