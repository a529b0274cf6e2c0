import type { UpAnalysis, UpProfile } from '@backlot/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { gainTouches, upGainsDaily } from '../../../tables/analysis/upGains';
import { upScoreDays } from '../../../tables/creators/score';
import { ups, works } from '../../../tables/creators/creator';
import { followerProfileSnapshots, keepWorkFigures, refreshScores, upMetricDaily, workMetricSnapshots } from '../../creators/creator';
import { addDays, dayIn } from '../../system/country';
import { checkGains, recountGains, refreshGains } from './gains/refreshGains';

// On PGlite too: figures of days come from windows over snapshots and local days.

let server: TestServer;
let trade: Trade;
let up: string;
let today: string;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  up = await trade.freeUp();
  today = dayIn('PH');
  await trade.db.update(ups).set({ bdId: trade.ids.bd, medianViews: 100 }).where(eq(ups.id, up));
  await trade.db.delete(works).where(eq(works.upId, up));
  await recountGains(trade.db);
});
afterAll(() => server.close());

/** A moment of a Philippine day. */
const at = (day: string, hour = 12) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+08:00`);
let number = 0;
async function post(day: string, more: Partial<typeof works.$inferInsert> = {}): Promise<string> {
  number += 1;
  const row = {
    webId: 10,
    platformWorkId: `looked-${number}`,
    upId: up,
    link: `https://www.tiktok.com/@x/video/9${number}`,
    postTime: at(day, 9),
  };
  return (
    (
      await trade.db
        .insert(works)
        .values({ ...row, ...more })
        .returning({ id: works.id })
    )[0]?.id ?? ''
  );
}
/** The work is seen with so many views at a moment. */
async function see(id: string, day: string, views: number, hour = 12): Promise<void> {
  await trade.db
    .update(works)
    .set({ views, likes: Math.round(views / 10), comments: 1, shares: 0 })
    .where(eq(works.id, id));
  await keepWorkFigures(trade.db, [id], at(day, hour));
}
const gains = async () =>
  (await trade.db.select().from(upGainsDaily).where(eq(upGainsDaily.upId, up)).orderBy(upGainsDaily.day)).map(({ day, views }) => [
    day,
    views,
  ]);
const summary = async (range: string, by: 'admin' | 'bd' = 'admin') =>
  (await trade.get<UpAnalysis>(by, '/main/upAnalysis/summary', { upId: up, range })).data;

describe('what works won by day', () => {
  const [first, second, third, fourth] = [-5, -4, -3, -1].map((ago) => addDays(dayIn('PH'), ago)) as [string, string, string, string];
  let work: string;

  it('counts from the day before; the day of posting from nothing; a day whose day before is missing is a gap', async () => {
    work = await post(first);
    await see(work, first, 100);
    await see(work, first, 140, 23);
    await see(work, second, 400);
    await see(work, third, 500);
    await see(work, fourth, 900);
    expect(await refreshGains(trade.db)).toBeGreaterThan(0);
    expect(await gains()).toEqual([
      [first, 140],
      [second, 260],
      [third, 100],
    ]);
  });

  it('what comes late changes the day and the one after it', async () => {
    await see(work, addDays(third, 1), 650);
    await refreshGains(trade.db);
    expect(await gains()).toEqual([
      [first, 140],
      [second, 260],
      [third, 100],
      [addDays(third, 1), 150],
      [fourth, 250],
    ]);
    expect(await trade.db.select().from(gainTouches)).toEqual([]);
  });

  it('a work that is taken back takes its days along', async () => {
    const linked = await post(second, { addedByLink: true, createUser: trade.ids.bd });
    await see(linked, second, 1000);
    await refreshGains(trade.db);
    expect((await gains())[1]).toEqual([second, 1260]);
    await trade.must('bd', '/main/up/removeWork', { id: linked });
    await refreshGains(trade.db);
    expect((await gains())[1]).toEqual([second, 260]);
  });

  it('after any mix of snapshots, late ones and deletions the counts are those of a full recount', { timeout: 120_000 }, async () => {
    let seed = 7;
    const draw = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
    const own = await Promise.all(Array.from({ length: 6 }, (_, turn) => post(addDays(today, -8 + turn))));
    for (let turn = 0; turn < 150; turn += 1) {
      const id = own[draw(own.length)] ?? '';
      if (draw(10) === 0)
        await trade.db.execute(sql`update works set work_status = 3 - work_status where id = ${id} and work_status in (1, 2)`);
      else await see(id, addDays(today, -1 - draw(8)), draw(100_000), draw(24));
      if (turn % 50 === 0) await refreshGains(trade.db);
    }
    // What a channel shows or hides is told by the door that collection uses; here it was told by hand.
    await trade.db.execute(
      sql`insert into gain_touches select ${up}, d::date from generate_series(${today}::date - 30, ${today}::date, interval '1 day') d on conflict do nothing`,
    );
    await refreshGains(trade.db);
    const all = () => rowsOf(trade.db, sql`select * from up_gains_daily order by up_id, day`);
    const counted = await all();
    expect(await checkGains(trade.db)).toEqual([]);
    await recountGains(trade.db);
    expect(await all()).toEqual(counted);
    await trade.db.delete(works).where(and(eq(works.upId, up), sql`platform_work_id like 'looked-%' and id <> ${work}`));
    await recountGains(trade.db);
  });

  it('the nightly check finds and mends a day that differs', async () => {
    await trade.db.update(upGainsDaily).set({ views: 1 });
    expect((await checkGains(trade.db)).length).toBeGreaterThan(50);
    await recountGains(trade.db);
    expect((await gains())[0]).toEqual([first, 140]);
  });
});

describe('the analysis of a creator', () => {
  it('has the figures of the period beside those of the one before, and days that nobody knows as gaps', async () => {
    await trade.db.delete(upMetricDaily).where(eq(upMetricDaily.upId, up));
    await trade.db.insert(upMetricDaily).values([
      { upId: up, statDate: addDays(today, -1), fans: 1200 },
      { upId: up, statDate: addDays(today, -3), fans: 1100 },
      { upId: up, statDate: addDays(today, -8), fans: 1000 },
    ]);
    const { figures, series, period, up: head } = await summary('7');
    expect([period.fromDay, period.toDay, period.beforeToDay]).toEqual([addDays(today, -7), addDays(today, -1), addDays(today, -8)]);
    expect([figures.fans, figures.works, figures.isFew, figures.medianViews.now]).toEqual([
      { now: 1200, before: 1000 },
      { now: 1, before: 0 },
      true,
      650,
    ]);
    // 66 reactions to the one work: by its 650 views, and by 1,200 followers (domain/metrics 5.2).
    expect([figures.interactionRate, figures.interactionRateFans]).toEqual([
      { now: 0.1015, before: null },
      { now: 0.055, before: null },
    ]);
    expect(series.map(({ now }) => now.fans)).toEqual([null, null, null, null, 1100, null, 1200]);
    expect(series.map(({ now }) => now.views)).toEqual([null, null, 140, 260, 100, 150, 250]);
    expect(head.owner?.id).toBe(trade.ids.bd);
  });

  it('today is told by the hour beside yesterday', async () => {
    const { period, series } = await summary('today');
    expect([period.grain, period.fromDay, period.beforeFromDay, series[0]?.label]).toEqual(['hour', today, addDays(today, -1), '00']);
  });

  it('sales are those of own orders in the currency of the country, by the work that the channel names', async () => {
    const [item] = await rowsOf<{ id: string }>(
      trade.db,
      sql`select i.id::text id from sale_items i join sales s on s.id = i.order_id where i.country = 'PH' and i.status <> 2 and s.order_status in (1, 2, 4) order by i.id limit 1`,
    );
    await trade.db.execute(
      sql`update sale_items set up_id = ${up}, order_time = ${at(addDays(today, -2)).toISOString()}::timestamptz, pay_amount = 500.50, refund_amount = 100.25, content_id = 'looked-1' where id = ${item?.id}`,
    );
    const { figures } = await summary('7');
    expect([figures.sales, figures.orders.now]).toEqual([{ now: '400.25', before: '0.00' }, 1]);
    // 400.25 over 900 views.
    expect(figures.gpm.now).toBe('444.72');
    const { data } = await trade.get<{ rows: Record<string, unknown>[]; totalRows: number }>('admin', '/main/upAnalysis/works', {
      upId: up,
      range: '7',
      sortField: 'sales',
    });
    expect(data.rows).toMatchObject([{ sales: '400.25', orders: 1, views: 650, isViral: true, spark: [100, 140, 400, 500, 650, 900] }]);
    expect(
      (
        await trade.get<{ totalRows: number }>('admin', '/main/upAnalysis/works', {
          upId: up,
          range: '7',
          searchValue: 'nothing like it',
          pageNo: 2,
        })
      ).data.totalRows,
    ).toBe(0);
  });

  it('each part of the followers comes from the newest who knows it, an estimate only where nobody else does', async () => {
    await trade.db.delete(followerProfileSnapshots).where(eq(followerProfileSnapshots.upId, up));
    const hours = Array.from({ length: 24 }, () => 0.0417);
    await trade.db.insert(followerProfileSnapshots).values([
      {
        upId: up,
        snapshotDate: '2026-03-01',
        genderFemale: 0.6,
        genderMale: 0.4,
        source: 1,
        confidence: 1,
      },
      {
        upId: up,
        snapshotDate: '2026-03-05',
        country: [{ country: 'PH', ratio: 0.9 }],
        source: 2,
        confidence: 2,
      },
      {
        upId: up,
        snapshotDate: '2026-03-09',
        genderFemale: 0.9,
        genderMale: 0.1,
        activeHours: hours,
        sampleSize: 240,
        source: 4,
        confidence: 3,
      },
    ]);
    const { parts } = (await trade.get<UpProfile>('bd', '/main/upAnalysis/profile', { upId: up })).data;
    expect(parts.map(({ kind, source, snapshotDate }) => [kind, source, snapshotDate])).toEqual([
      ['gender', 1, '2026-03-01'],
      ['country', 2, '2026-03-05'],
      ['activeHours', 4, '2026-03-09'],
    ]);
  });

  it('compares creators in sight in the order they are named, and nothing where one is not', async () => {
    const [other] = await rowsOf<{ id: string }>(
      trade.db,
      sql`select id::text id from ups where country = 'VN' and status = 0 order by id limit 1`,
    );
    const compare = (by: 'admin' | 'bd', ids: string[]) =>
      trade.as[by].get(`/main/upAnalysis/compare?${new URLSearchParams(ids.map((id): [string, string] => ['upIds', id]))}`);
    const { body } = await compare('admin', [other?.id ?? '', up]);
    expect(
      (body.data as { ups: { up: { id: string }; currency: string }[] }).ups.map(({ up: one, currency }) => [one.id, currency]),
    ).toEqual([
      [other?.id, 'VND'],
      [up, 'PHP'],
    ]);
    await trade.db
      .update(ups)
      .set({ bdId: trade.ids.foreignBd })
      .where(eq(ups.id, other?.id ?? ''));
    expect((await compare('bd', [up, other?.id ?? ''])).body.code).toBe(1020002);
    expect((await compare('admin', ['1', '2', '3', '4', '5'])).body.code).toBe(1012001);
  });

  it('1020002 is refused for a foreign creator and for none alike, 1013002 without the permission', async () => {
    for (const path of ['summary', 'works', 'profile']) {
      for (const by of ['bd2', 'foreignBd', 'otherLeader'] as const)
        expect([path, by, (await trade.get(by, `/main/upAnalysis/${path}`, { upId: up })).code]).toEqual([path, by, 1020002]);
      expect((await trade.get('admin', `/main/upAnalysis/${path}`, { upId: '999999999999' })).code).toBe(1020002);
      expect((await trade.get('shop', `/main/upAnalysis/${path}`, { upId: up })).code).toBe(1013002);
      expect((await trade.get('leader', `/main/upAnalysis/${path}`, { upId: up })).code).toBe(200);
    }
    expect((await trade.get('admin', '/main/upAnalysis/summary', { upId: up, range: '5' })).code).toBe(1012001);
  });
});

describe('credibility and stars', () => {
  it('a jump without a hit, interaction far below the tier and a silent page take points, which are told and kept', async () => {
    await trade.db.delete(upMetricDaily).where(eq(upMetricDaily.upId, up));
    await trade.db.insert(upMetricDaily).values(
      Array.from({ length: 30 }, (_, ago) => ({
        upId: up,
        statDate: addDays(today, -ago),
        fans: 20_000,
        fansInc: ago === 9 ? 4000 : 10 + (ago % 5),
      })),
    );
    await trade.db.update(ups).set({ fansNum: 20_000, bio: null, dataTime: new Date(), medianViews: 1000 }).where(eq(ups.id, up));
    for (const ago of [2, 3, 4]) await post(addDays(today, -ago), { views: 900, likes: 50, comments: 5, shares: 0 });
    await refreshScores(trade.db);
    const { up: head, scores } = await summary('30');
    expect(head.credibilityPoints).toEqual([
      { code: 'jump', points: 20 },
      { code: 'lowInteraction', points: 20 },
      { code: 'noBio', points: 5 },
    ]);
    expect([head.credibility, scores[0]?.credibility]).toEqual([55, 55]);
    const kept = () => trade.db.select().from(upScoreDays).where(eq(upScoreDays.upId, up));
    const before = (await kept()).length;
    await refreshScores(trade.db);
    expect(await kept()).toHaveLength(before);
  });

  it('a video far above the median explains a jump', async () => {
    await post(addDays(today, -10), { views: 50_000, likes: 5000, comments: 100, shares: 10 });
    await refreshScores(trade.db);
    expect((await summary('30')).up.credibilityPoints.map(({ code }) => code)).not.toContain('jump');
  });
});

it('snapshots of a work that nobody knows touch nothing', async () => {
  await trade.db.insert(workMetricSnapshots).values({ workId: '1', statTime: new Date(), views: 1 });
  await recountGains(trade.db);
  expect(await trade.db.select().from(gainTouches)).toEqual([]);
});
