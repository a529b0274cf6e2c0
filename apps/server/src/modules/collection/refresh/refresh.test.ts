import { eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { commentKeys, comments } from '../../../tables/collection/comment';
import { extractionQueue } from '../../../tables/collection/queue';
import { ups, works } from '../../../tables/creators/creator';
import { workMetricSnapshots } from '../../creators/creator';
import { type Collection, collectionOn } from '../testing/collectionOn';
import { checkComments } from '../comments/checkComments';
import { forgetStale } from './forgetStale';
import { planRefresh } from './planRefresh';

const day = 86_400_000;

let on: Collection;
let up: string;
beforeAll(async () => {
  on = await collectionOn();
  [up = ''] = on.creators[20];
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

it('after 28 days a creator and all its works are read again, once, however often its comments are', async () => {
  on.pass(27 * day);
  expect(await planRefresh(on.services, on.clock())).toBe(0);
  on.pass(day + 60_000);
  const before = await worksOf();
  await on.queueJob({ connectorId: on.ways.youtube, upId: up, objectType: 3 });
  expect(before.length).toBeGreaterThan(0);
  expect(await planRefresh(on.services, on.clock())).toBe(2 + before.length);
  expect(await planRefresh(on.services, on.clock())).toBe(0);
  await on.work();
  expect(await on.db.$count(extractionQueue, sql`queue_status <> 2`)).toBe(0);
  expect((await rowOf())?.fansNum).toBeGreaterThan(0);
  expect((await worksOf()).every(({ views }) => views !== null)).toBe(true);
});

const read = async () => {
  for (const objectType of [1, 2, 3]) await on.queueJob({ connectorId: on.ways.youtube, upId: up, objectType });
  await on.work();
  await on.calm();
};
const blank = { descr: null, duration: null, hashtags: [], views: null, likes: null, comments: null, dataTime: null };

it('what could not be read again within 30 days is forgotten, its link and what was made of it stay, and it comes back when it is read', async () => {
  const before = await worksOf();
  const shots = await on.db.$count(workMetricSnapshots);
  const { medianViews } = (await rowOf()) ?? {};
  on.pass(29 * day);
  expect(await forgetStale(on.db, on.clock())).toMatchObject({ creators: 0, works: 0 });
  on.pass(day + 60_000);
  expect(await forgetStale(on.db, on.clock())).toMatchObject({ creators: 1, works: before.length });
  expect(await rowOf()).toMatchObject({ fansNum: null, worksNum: null, dataTime: null, upNumber: 'bea.reyes', medianViews });
  expect(await worksOf()).toMatchObject(before.map(({ id, link, postTime }) => ({ id, link, postTime, workStatus: 1, ...blank })));
  expect(await on.db.$count(workMetricSnapshots)).toBe(shots);
  expect(await forgetStale(on.db, on.clock())).toEqual({ creators: 0, works: 0, comments: 0 });
  await read();
  expect((await rowOf())?.fansNum).toBeGreaterThan(0);
  expect((await worksOf()).some(({ views, descr }) => views !== null && descr !== null)).toBe(true);
});

it('what a person or a file said since stays', async () => {
  on.pass(day);
  await on.db.update(ups).set({ fansNum: 7, dataTime: on.clock() }).where(eq(ups.id, up));
  on.pass(30 * day);
  expect(await forgetStale(on.db, on.clock())).toMatchObject({ creators: 0 });
  expect(await rowOf()).toMatchObject({ fansNum: 7 });
});

it('comments go after 30 days, stay counted, and are left aside when the channel tells them again', async () => {
  const counted = () => rowsOf(on.db, sql`select day::text, n::int from comment_daily where up_id = ${up} order by 1, 2`);
  const words = () => rowsOf(on.db, sql`select * from comment_words_daily where web_id = 20 order by up_id, day, lang`);
  const now = [await counted(), await words()];
  expect(await on.db.$count(comments)).toBeGreaterThan(0);
  on.pass(31 * day);
  await forgetStale(on.db, on.clock());
  const limit = sql`${new Date(on.clock().getTime() - 30 * day).toISOString()}::timestamptz`;
  expect([
    await on.db.$count(comments, sql`comment_time < ${limit}`),
    await on.db.$count(commentKeys, sql`comment_time < ${limit}`),
  ]).toEqual([0, 0]);
  expect([await counted(), await words()]).toEqual(now);
  await on.db.update(works).set({ commentsThrough: null }).where(isNull(works.dataTime));
  await read();
  expect(await on.db.$count(comments, sql`comment_time < ${limit}`)).toBe(0);
  expect(await checkComments(on.db)).toEqual([]);
});
