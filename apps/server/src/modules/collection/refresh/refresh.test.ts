import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { comments } from '../../../tables/collection/comment';
import { extractionQueue } from '../../../tables/collection/queue';
import { ups, works } from '../../../tables/creators/creator';
import { type Collection, collectionOn } from '../testing/collectionOn';
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
