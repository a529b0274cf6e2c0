import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { works } from '../../../tables/creators/creator';
import { workMetricSnapshots } from '../../creators/creator';
import type { ChannelWork } from '../connectors';
import { type Collection, collectionOn } from '../testing/collectionOn';
import { keepWorks } from './keepWorks';

let on: Collection;
let [own, other] = ['', ''];
beforeAll(async () => {
  on = await collectionOn();
  [own = '', other = ''] = on.creators[20];
});
afterAll(() => on.close());
beforeEach(() => on.db.delete(works).where(eq(works.webId, 20)));

const now = new Date('2026-11-20T10:10:00Z');
const later = new Date('2026-11-20T11:10:00Z');
const work = (n: number, more: Partial<ChannelWork> = {}): ChannelWork => ({
  platformWorkId: `kept-${n}`,
  title: `Work ${n}`,
  link: `https://www.youtube.com/watch?v=kept-${n}`,
  postTime: new Date('2026-11-20T08:00:00Z'),
  duration: 40,
  hashtags: ['one', 'two "quoted", {braced}'],
  views: 100 + n,
  likes: 10,
  comments: 1,
  shares: null,
  ...more,
});
const keep = (items: readonly ChannelWork[], more: Partial<Parameters<typeof keepWorks>[1]> = {}) =>
  on.db.transaction((tx) => keepWorks(tx, { upId: own, webId: 20, items, dataTime: now, isFromChannel: true, ...more }));
const kept = () => on.db.select().from(works).where(eq(works.webId, 20)).orderBy(works.platformWorkId);
const hours = async () => {
  const ids = new Set((await kept()).map(({ id }) => id));
  const shots = await on.db.select().from(workMetricSnapshots).orderBy(workMetricSnapshots.statTime, workMetricSnapshots.views);
  return shots.filter(({ workId }) => ids.has(workId)).map(({ statTime, views }) => [statTime.toISOString().slice(11, 16), views]);
};

it('works of a page are kept with the figures of their hour, one that stands on it twice once', async () => {
  expect(await keep([work(1), work(2), work(1)])).toEqual({ read: 3, added: 2, changed: 0, skipped: 1 });
  expect(await kept()).toMatchObject([
    { upId: own, descr: 'Work 1', hashtags: work(1).hashtags, views: 101, shares: null, dataTime: now, channelTime: now },
    { upId: own, descr: 'Work 2', views: 102 },
  ]);
  expect(await keep([work(1), work(2, { views: 150 })], { dataTime: later })).toEqual({ read: 2, added: 0, changed: 1, skipped: 1 });
  expect(await hours()).toEqual([
    ['10:00', 101],
    ['10:00', 102],
    ['11:00', 101],
    ['11:00', 150],
  ]);
});

it('what is not told stays, and what is older changes nothing', async () => {
  await keep([work(1, { location: 'Makati' })], { dataTime: later });
  expect(await keep([work(1, { views: 5 })])).toEqual({ read: 1, added: 0, changed: 0, skipped: 1 });
  expect(await keep([work(1)])).toEqual({ read: 1, added: 0, changed: 0, skipped: 1 });
  expect(await kept()).toMatchObject([{ views: 101, postLocation: 'Makati', dataTime: later }]);
  expect(await hours()).toEqual([['11:00', 101]]);
  await keep([work(1, { title: 'New', views: null, likes: null })], { dataTime: later });
  expect(await kept()).toMatchObject([{ descr: 'New', views: 101, likes: 10, postLocation: 'Makati' }]);
});

it('a work of another creator stays theirs', async () => {
  await keep([work(1)], { upId: other });
  expect(await keep([work(1, { views: 900 }), work(2)], { dataTime: later })).toEqual({ read: 2, added: 1, changed: 0, skipped: 1 });
  expect(await kept()).toMatchObject([
    { upId: other, views: 101, dataTime: now },
    { upId: own, views: 102 },
  ]);
});

it.runIf(process.env['TEST_DATABASE_URL'])('of two creators who are told the same work at once, the first has it', async () => {
  const told = { webId: 20, items: [work(1)], dataTime: now, isFromChannel: true };
  const second = await on.db.transaction(async (tx) => {
    await keepWorks(tx, { ...told, upId: other });
    const waiting = keep([work(1, { views: 900 })]);
    const waits = sql`select count(*)::int n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await rowsOf<{ n: number }>(on.db, waits))[0]?.n, { timeout: 10_000 }).toBe(1);
    return { waiting };
  });
  await second.waiting;
  expect(await kept()).toMatchObject([{ upId: other, views: 101 }]);
});

it('a work that is shown again counts again; what a file tells is not the channel’s word', async () => {
  await keep([work(1)], { isFromChannel: false });
  expect(await kept()).toMatchObject([{ views: 101, dataTime: now, channelTime: null }]);
  await on.db.update(works).set({ workStatus: 2 }).where(eq(works.webId, 20));
  expect(await keep([work(1)], { dataTime: later })).toEqual({ read: 1, added: 0, changed: 1, skipped: 0 });
  expect(await kept()).toMatchObject([{ workStatus: 1, channelTime: later }]);
  await keep([work(1, { views: 200 })], { dataTime: new Date('2026-11-20T12:10:00Z'), isFromChannel: false });
  expect(await kept()).toMatchObject([{ views: 200, channelTime: later }]);
});
