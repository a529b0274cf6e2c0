import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { upGainsDaily } from '../../../tables/analysis/upGains';
import { comments } from '../../../tables/collection/comment';
import { extractionQueue } from '../../../tables/collection/queue';
import { ups, works } from '../../../tables/creators/creator';
import { workMetricSnapshots } from '../../creators/creator';
import { type Collection, collectionOn } from '../testing/collectionOn';
import { forgetStale } from './forgetStale';
import { planRefresh } from './planRefresh';

const day = 86_400_000;

let on: Collection;
let up: string;
let tiktok: string;
beforeAll(async () => {
  on = await collectionOn();
  [up = ''] = on.creators[20];
  [tiktok = ''] = on.creators[10];
  await on.db.delete(comments);
  await on.db.update(works).set({ dataTime: null });
});
afterAll(() => on.close());
beforeEach(async () => {
  await on.calm();
  await on.db.update(ups).set({ dataTime: null });
  for (const objectType of [1, 2, 3]) await on.queueJob({ connectorId: on.ways.youtube, upId: up, objectType });
  await on.work();
  await on.calm();
});

const rowOf = async () => (await on.db.select().from(ups).where(eq(ups.id, up)))[0];
const worksOf = () => on.db.select().from(works).where(eq(works.upId, up)).orderBy(works.id);
const snapshots = () => on.db.$count(workMetricSnapshots, sql`${workMetricSnapshots.workId} in (select id from works where up_id = ${up})`);

it('after 28 days a creator and all its works are read again, once, and nothing is deleted', async () => {
  on.pass(27 * day);
  expect(await planRefresh(on.services, on.clock())).toBe(0);
  on.pass(day + 60_000);
  const before = await worksOf();
  expect(before.length).toBeGreaterThan(0);
  expect(await planRefresh(on.services, on.clock())).toBe(2 + before.length);
  expect(await planRefresh(on.services, on.clock())).toBe(0);
  await on.work();
  expect(await on.db.$count(extractionQueue, sql`queue_status <> 2`)).toBe(0);
  on.pass(3 * day);
  await on.db.delete(comments);
  expect(await forgetStale(on.services, on.clock())).toBe(0);
  expect((await rowOf())?.fansNum).toBeGreaterThan(0);
  expect((await worksOf()).every(({ views }) => views !== null)).toBe(true);
});

it('what could not be read again goes on day 30, what was counted from it stays, other channels keep theirs', async () => {
  const count = { upId: up, day: '2026-01-05', views: 7, works: 1 };
  await on.db.insert(upGainsDaily).values(count);
  const long = new Date(on.clock().getTime() - 90 * day);
  await on.db.update(ups).set({ fansNum: 5, dataTime: long }).where(eq(ups.id, tiktok));
  on.pass(29 * day);
  expect(await forgetStale(on.services, on.clock())).toBe(0);
  const had = [await on.db.$count(comments, eq(comments.upId, up)), await snapshots()];
  expect(had.every((n) => n > 0)).toBe(true);
  on.pass(day + 60_000);
  expect(await forgetStale(on.services, on.clock())).toBeGreaterThan(0);
  expect(await rowOf()).toMatchObject({ fansNum: null, worksNum: null, dataTime: null });
  expect((await worksOf()).every(({ views, descr, dataTime }) => views === null && descr === null && dataTime === null)).toBe(true);
  expect([await on.db.$count(comments, eq(comments.upId, up)), await snapshots()]).toEqual([0, 0]);
  expect(await on.db.$count(upGainsDaily, and(eq(upGainsDaily.upId, up), eq(upGainsDaily.day, count.day)))).toBe(1);
  const [other] = await on.db.select().from(ups).where(eq(ups.id, tiktok));
  expect(other?.fansNum).toBe(5);
  expect(await forgetStale(on.services, on.clock())).toBe(0);
});
