import { type navyApi, navyLimits, type OutputOf } from '@backlot/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ups, works } from '../../../tables/creators/creator';
import { emptyComments } from '../../../testing/emptyComments';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { type Trade, tradeOn } from '../../../testing/trade';
import { keepComments } from '../../collection/comments';
import { markComments } from './markComments';

let server: TestServer;
let trade: Trade;
let staff: TestClient;
let found: { id: string; upId: string; platformWorkId: string }[];
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  staff = await server.as('staff.1');
  found = await trade.db
    .selectDistinctOn([works.upId], { id: works.id, upId: works.upId, platformWorkId: works.platformWorkId })
    .from(works)
    .innerJoin(ups, eq(ups.id, works.upId))
    .where(eq(ups.webId, 10))
    .limit(6);
  await emptyComments(trade.db);
});
afterAll(() => server.close());

const slot = 300_000;
/** A day and a half ago, at the beginning of five minutes. */
const then = Math.floor((Date.now() - 36 * 3_600_000) / slot) * slot;
let count = 0;

const say = async (at: number, { by, name = by, content, later = 0 }: { by: string; name?: string; content: string; later?: number }) => {
  const work = found[at];
  if (!work) throw new Error('no work');
  const commentTime = new Date(then + later);
  const item = {
    platformCommentId: `n${(count += 1)}`,
    authorPlatformId: by,
    authorName: name,
    content,
    likes: 0,
    replies: 0,
    commentTime,
    work,
  };
  await trade.db.transaction((tx) => keepComments(tx, server.services, { webId: 10, items: [item], dataTime: new Date() }));
};
const overview = async (client = staff, query: Record<string, string | number> = {}) =>
  (await client.get('/main/navy/overview', { range: 3, ...query })).body.data as OutputOf<typeof navyApi.overview>;
const accounts = async (client = staff, query: Record<string, string | number> = {}) =>
  (await client.get('/main/navy/accounts', { range: 3, ...query })).body.data as OutputOf<typeof navyApi.accounts>;

it('says that nothing was looked through yet', async () => {
  expect(await overview()).toMatchObject({ comments: 0, suspected: 0, dataTime: null });
});

it('two signs make a suspicion, one does not; the parts add up to the whole, and a fan is put on the blacklist from the list', async () => {
  // Six at once with the same words under one work, and six at once with words of their own under another.
  for (let n = 0; n < navyLimits.burst; n += 1) {
    await say(0, { by: `bought${n}`, content: 'Best  product EVER, buy it!' });
    await say(1, { by: `fan${n}`, content: `I watched part ${n} of this and liked what was said there`, later: slot });
  }
  await say(1, { by: 'bought0', content: 'A word of my own', later: 40 * slot });
  expect((await overview()).suspected).toBe(0);
  await markComments(trade.db);
  const all = await overview();
  expect(all.dataTime).not.toBeNull();
  expect([all.comments, all.suspected]).toEqual([13, 6]);
  expect(all.signs).toEqual({ sameWords: 6, burst: 6, manyWorks: 0, emptyProfile: 0 });
  for (const parts of [all.days, all.channels]) {
    expect(parts.reduce((sum, { suspected }) => sum + suspected, 0)).toBe(6);
    expect(parts.reduce((sum, { comments }) => sum + comments, 0)).toBe(13);
  }
  expect(all.works.map(({ id, suspected }) => [id, suspected])).toEqual([[found[0]?.id, 6]]);
  const listed = await accounts();
  expect([listed.totalRows, listed.rows.reduce((sum, { suspected }) => sum + suspected, 0)]).toEqual([6, 6]);
  expect(listed.rows.find(({ platformId }) => platformId === 'bought0')).toMatchObject({
    comments: 2,
    suspected: 1,
    works: 2,
    signs: ['sameWords', 'burst'],
    sample: 'Best  product EVER, buy it!',
    isBlack: false,
  });
  const draft = { webId: 10, fanPlatformId: 'bought0', fanName: 'bought0', level: 1, reason: 'Bought' };
  expect((await staff.post('/main/blackFan/add', draft)).body.code).toBe(200);
  expect((await accounts()).rows.filter(({ isBlack }) => isBlack).map(({ platformId }) => platformId)).toEqual(['bought0']);
});

it('an account under many works whose name nobody chose is suspected; narrowing does not change what it is', async () => {
  for (let at = 0; at < navyLimits.works; at += 1)
    await say(at, { by: 'wide', name: 'user84112093', content: `Number ${at} for you, dear`, later: at * 20 * slot - 300 * slot });
  await markComments(trade.db);
  const { rows } = await accounts(staff, { sign: 'manyWorks' });
  expect(rows.map(({ platformId, signs, suspected }) => [platformId, signs, suspected])).toEqual([
    ['wide', ['manyWorks', 'emptyProfile'], navyLimits.works],
  ]);
  const narrow = await overview(staff, { workId: found[2]?.id ?? '' });
  expect([narrow.comments, narrow.suspected]).toEqual([1, 1]);
});

it('a BD sees those under works of own creators only, a merchant nothing, and nobody a channel without its code', async () => {
  await trade.db
    .update(ups)
    .set({ bdId: trade.ids.bd })
    .where(eq(ups.id, found[0]?.upId ?? ''));
  expect((await overview(trade.as.bd)).works.map(({ id }) => id)).toEqual([found[0]?.id]);
  expect((await overview(trade.as.bd, { workId: found[2]?.id ?? '' })).comments).toBe(0);
  for (const call of ['overview', 'accounts']) expect((await trade.as.shop.get(`/main/navy/${call}`)).status).toBe(403);
  for (const table of ['comment_daily', 'comment_channel_daily', 'navy_comments'])
    await trade.db.execute(sql.raw(`update ${table} set web_id = 4`));
  expect([(await overview()).comments, (await accounts()).totalRows]).toEqual([0, 0]);
});

it('whoever is erased while comments are looked through is not kept', async () => {
  await trade.db.execute(sql`update comments set web_id = 10`);
  for (const table of ['comment_daily', 'comment_channel_daily', 'navy_comments'])
    await trade.db.execute(sql.raw(`update ${table} set web_id = 10`));
  const whoseAre = async () => (await accounts()).rows.map(({ platformId }) => platformId);
  expect(await whoseAre()).toContain('bought1');
  await trade.db.execute(sql`create function erase_meanwhile() returns trigger language plpgsql as $$
    begin delete from comments where author_platform_id = 'bought1'; return null; end $$`);
  await trade.db.execute(sql`create trigger erase_meanwhile after update on navy_runs for each row execute function erase_meanwhile()`);
  await markComments(trade.db);
  await trade.db.execute(sql`drop function erase_meanwhile cascade`);
  expect(await whoseAre()).not.toContain('bought1');
  expect(await whoseAre()).toContain('bought2');
});

it('what is hidden since is no sample, and counts no more once comments are looked through again', async () => {
  await trade.db.execute(sql`update comments set web_id = 10, comment_status = 1`);
  for (const table of ['comment_daily', 'comment_channel_daily', 'navy_comments'])
    await trade.db.execute(sql.raw(`update ${table} set web_id = 10`));
  const { rows } = await accounts();
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ sample }) => sample))).toEqual(new Set(['']));
  await markComments(trade.db);
  expect(await accounts()).toMatchObject({ totalRows: 0 });
  await trade.db.execute(sql`truncate comment_channel_daily`);
  await trade.db.execute(
    sql`insert into navy_comments select 10, 1, now(), 1, 1, current_date, 'gone', false, true, true, false, false, true`,
  );
  await markComments(trade.db);
  expect(await trade.db.execute(sql`select 1 from navy_comments`)).toMatchObject({ rows: [] });
});
