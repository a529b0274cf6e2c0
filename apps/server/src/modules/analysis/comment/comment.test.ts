import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { blackFans } from '../../../tables/analysis/blackFan';
import { noticeReceivers, notices } from '../../../tables/base/notice';
import { comments } from '../../../tables/collection/comment';
import { works } from '../../../tables/creators/creator';
import { emptyComments } from '../../../testing/emptyComments';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { type Trade, tradeOn } from '../../../testing/trade';
import { worksOfTwo } from '../../../testing/worksOfTwo';
import { keepComments } from '../../collection/comments';

let server: TestServer;
let trade: Trade;
let staff: TestClient;
let own: { id: string; upId: string };
let ofGoods: { id: string; upId: string };
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  staff = await server.as('staff.1');
  [own, ofGoods] = await worksOfTwo(trade);
  await trade.db.update(works).set({ goodsIds: [] });
  await trade.db
    .update(works)
    .set({ goodsIds: [trade.product.id] })
    .where(eq(works.id, ofGoods.id));
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyComments(trade.db);
});

interface Row {
  id: string;
  can: string[];
  authorName: string;
  authorPlatformId: string | null;
  commentStatus: number;
  isHereOnly: boolean;
  replyStatus: number;
  marks: string[];
  keywords: unknown[];
  blackFan: { level: number } | null;
}

const say = async (
  content = 'Peke siya',
  { under = own, by = 'fan-1', webId = 10 }: { under?: typeof own; by?: string | null; webId?: number } = {},
) => {
  const dataTime = new Date();
  const platformCommentId = `c${Math.random()}`;
  const item = {
    platformCommentId,
    authorPlatformId: by,
    authorName: 'grace',
    content,
    likes: 0,
    replies: 0,
    commentTime: new Date(dataTime.getTime() - 60_000),
    work: under,
  };
  await trade.db.transaction((tx) => keepComments(tx, server.services, { webId, items: [item], dataTime }));
  const [row] = await trade.db.select().from(comments).where(eq(comments.platformCommentId, platformCommentId));
  return row?.id ?? '';
};
const page = async (client: TestClient, query: Record<string, string | number> = {}) =>
  (await client.get('/main/comment/page', query)).body.data as { rows: Row[]; totalRows: number };
const idsFor = async (client: TestClient, query: Record<string, string | number> = {}) =>
  (await page(client, query)).rows.map(({ id }) => id);
const post = async (client: TestClient, call: string, body: unknown) => (await client.post(`/main/comment/${call}`, body)).body;
const rowOf = async (id: string) => (await trade.db.select().from(comments).where(eq(comments.id, id)))[0];
const codeIn = (body: { code: number; data: unknown }) =>
  (body.data as { failed?: { code: number }[] } | null)?.failed?.[0]?.code ?? body.code;

describe('who sees a comment', () => {
  it('staff by the permission of the channel, a BD of own creators, nobody else’s', async () => {
    const [mine, foreign, open] = [await say(), await say('x', { under: ofGoods }), await say('y', { webId: 20 })];
    expect((await idsFor(staff)).toSorted()).toEqual([mine, foreign, open].toSorted());
    expect((await idsFor(trade.as.bd)).toSorted()).toEqual([mine, open].toSorted());
    expect(await idsFor(trade.as.bd2)).toEqual([]);
    for (const call of ['detail', 'history'])
      expect((await trade.as.bd2.get(`/main/comment/${call}`, { id: mine })).body.code).toBe(1020002);
    const kept = await rowsOf(
      trade.db,
      sql`delete from menu_grants where menu_id in (select id from menus where permission like 'talent_analysis:%')
      and role_id = (select id from roles where code = 'staff') returning *`,
    );
    expect(await idsFor(staff)).toEqual([open]);
    expect(codeIn(await post(staff, 'hide', { ids: [mine] }))).toBe(1020002);
    expect(((await staff.get('/main/comment/overview')).body.data as { now: { negative: number } }).now.negative).toBe(0);
    for (const { role_id, menu_id } of kept as { role_id: string; menu_id: string }[])
      await trade.db.execute(sql`insert into menu_grants (role_id, menu_id) values (${role_id}, ${menu_id})`);
  });

  it('a merchant those under works with own goods, without their authors, and finds nobody by name', async () => {
    const [seen] = [await say('Peke', { under: ofGoods }), await say()];
    await trade.db.insert(blackFans).values({ webId: 10, fanPlatformId: 'fan-1', level: 3, reason: 'x' });
    const { rows } = await page(trade.as.shop);
    expect(rows.map(({ id }) => id)).toEqual([seen]);
    expect(rows[0]).toMatchObject({ authorName: 'g***', authorPlatformId: null, platformCommentId: '', keywords: [], blackFan: null });
    expect(rows[0]?.can).toEqual(['query', 'get']);
    expect(await idsFor(trade.as.shop, { searchValue: 'grace' })).toEqual([]);
    expect(await idsFor(trade.as.otherShop)).toEqual([]);
    const cloud = (await trade.as.shop.get('/main/comment/cloud', { range: 1 })).body.data as {
      comments: number;
      words: { word: string }[];
    };
    expect([cloud.comments, cloud.words.map(({ word }) => word)]).toEqual([1, ['peke']]);
  });
});

it('a merchant sees no comment that was hidden, and sees it again afterwards', async () => {
  const [kept, hidden] = [await say('Peke', { under: ofGoods }), await say('Maganda', { under: ofGoods })];
  await post(staff, 'hide', { ids: [hidden] });
  expect(await page(trade.as.shop)).toMatchObject({ totalRows: 1, rows: [{ id: kept }] });
  expect(await idsFor(trade.as.shop, { commentStatus: 1 })).toEqual([]);
  expect((await trade.as.shop.get('/main/comment/detail', { id: hidden })).body.code).toBe(1020002);
  await post(staff, 'unhide', { ids: [hidden] });
  expect((await idsFor(trade.as.shop)).toSorted()).toEqual([kept, hidden].toSorted());
});

describe('the list', () => {
  it('is narrowed by what was read out of the comments', async () => {
    const [bad, asked, spam] = [await say('Peke po yung serum'), await say('Magkano po?'), await say('DM https://x.example', { by: null })];
    expect(await idsFor(staff, { sentiment: -1 })).toEqual([bad]);
    expect(await idsFor(staff, { mark: 'question' })).toEqual([asked]);
    expect(await idsFor(staff, { mark: 'spam' })).toEqual([spam]);
    expect(await idsFor(staff, { mark: 'complaint', lang: 'fil' })).toEqual([bad]);
    expect(await idsFor(staff, { word: 'serum' })).toEqual([bad]);
    expect(await idsFor(staff, { workId: own.id, fromDay: '2099-01-01' })).toEqual([]);
    expect((await staff.get('/main/comment/page', { mark: 'other' })).body.code).toBe(1012001);
  });

  it('of a period shows 30 and says how many there are', async () => {
    const dataTime = new Date();
    const items = Array.from({ length: 34 }, (_, n) => ({
      platformCommentId: `m${n}`,
      authorPlatformId: null,
      authorName: 'x',
      content: 'Ganda',
      likes: n,
      replies: 0,
      commentTime: new Date(dataTime.getTime() - n * 1000),
      work: own,
    }));
    await trade.db.transaction((tx) => keepComments(tx, server.services, { webId: 10, items, dataTime }));
    const first = (await staff.get('/main/comment/first', { sortField: 'likeNum', sortOrder: 'descend' })).body.data as {
      totalRows: number;
      list: { likeNum: number }[];
    };
    expect([first.totalRows, first.list.length, first.list[0]?.likeNum]).toEqual([34, 30, 33]);
    expect((await page(staff, { pageSize: 100 })).rows).toHaveLength(34);
  });
});

describe('moderating', () => {
  it('hides here only (1031003), out of counts and clouds, and shows again', async () => {
    const id = await say('Peke siya');
    const today = async () => (await staff.get('/main/comment/overview', { range: 1 })).body.data as { now: { negative: number } };
    expect((await today()).now.negative).toBe(1);
    const hidden = await post(staff, 'hide', { ids: [id] });
    expect(hidden.data).toMatchObject({
      ok: [id],
      hereOnly: { ids: [id], code: 1031003, message: expect.stringContaining('hidden here only') },
    });
    expect(await rowOf(id)).toMatchObject({ commentStatus: 1, isHereOnly: true });
    expect((await today()).now.negative).toBe(0);
    expect(((await staff.get('/main/comment/cloud', { range: 1 })).body.data as { words: unknown[] }).words).toEqual([]);
    expect(codeIn(await post(staff, 'hide', { ids: [id] }))).toBe(1020001);
    expect(((await post(staff, 'unhide', { ids: [id] })).data as { hereOnly: unknown }).hereOnly).toBeNull();
    expect(await rowOf(id)).toMatchObject({ commentStatus: 0, isHereOnly: false });
    expect((await today()).now.negative).toBe(1);
    const history = (await staff.get('/main/comment/history', { id })).body.data as {
      action: string;
      fromState: string;
      toState: string;
    }[];
    expect(history.map(({ action, fromState, toState }) => [action, fromState, toState])).toEqual([
      ['comment.hide', 'normal', 'hidden'],
      ['comment.unhide', 'hidden', 'normal'],
    ]);
  });

  it('deletes by administrators alone; a deleted one stays so when the channel tells it again', async () => {
    const id = await say();
    expect((await post(staff, 'delete', { ids: [id] })).code).toBe(1013002);
    await post(trade.as.admin, 'delete', { ids: [id] });
    expect(await idsFor(staff)).toEqual([]);
    expect(await idsFor(staff, { commentStatus: 2 })).toEqual([id]);
    const row = await rowOf(id);
    const item = {
      platformCommentId: row?.platformCommentId ?? '',
      authorPlatformId: 'fan-1',
      authorName: 'grace',
      content: 'Peke peke',
      likes: 3,
      replies: 0,
      commentTime: row?.commentTime ?? new Date(),
      work: own,
    };
    await trade.db.transaction((tx) => keepComments(tx, server.services, { webId: 10, items: [item], dataTime: new Date() }));
    expect(await rowOf(id)).toMatchObject({ content: 'Peke peke', commentStatus: 2 });
    expect(await rowsOf(trade.db, sql`select * from comment_daily`)).toEqual([]);
    expect(codeIn(await post(staff, 'unhide', { ids: [id] }))).toBe(1020001);
  });

  it('is rehearsed: what would change and what is refused, and nothing is written', async () => {
    const [one, two] = [await say(), await say()];
    await post(staff, 'hide', { ids: [two] });
    const plan = (await post(staff, 'rehearse', { ids: [one, two, '999'], event: 'hide' })).data;
    expect(plan).toMatchObject({
      total: 3,
      willChange: 1,
      refused: [
        { id: two, code: 1020001 },
        { id: '999', code: 1020002 },
      ],
    });
    expect((await rowOf(one))?.commentStatus).toBe(0);
  });
});

describe('a reply', () => {
  it('is kept, once a day (1031004), by a BD for own creators, and told to the owner of the creator', async () => {
    const id = await say('Magkano po?');
    expect((await post(trade.as.bd2, 'reply', { id, content: 'Hi' })).code).toBe(1020002);
    expect((await post(trade.as.shop, 'reply', { id, content: 'Hi' })).code).toBe(1013002);
    expect((await post(staff, 'reply', { id, content: 'x'.repeat(501) })).code).toBe(1012001);
    expect((await post(staff, 'reply', { id, content: 'Nasa shop po.' })).code).toBe(200);
    const [told] = await trade.db
      .select({ notice: notices, userId: noticeReceivers.userId })
      .from(notices)
      .innerJoin(noticeReceivers, eq(noticeReceivers.noticeId, notices.id))
      .orderBy(desc(notices.id))
      .limit(1);
    expect(told).toMatchObject({
      userId: trade.ids.bd,
      notice: { noticeClass: 4, webId: 10, content: 'Nasa shop po.', extraParam: { id, workId: own.id, upId: own.upId } },
    });
    expect((await page(staff)).rows[0]).toMatchObject({ replyStatus: 1, replyContent: 'Nasa shop po.' });
    expect((await page(staff)).rows[0]?.can).not.toContain('reply');
    expect((await post(trade.as.bd, 'reply', { id, content: 'Again' })).code).toBe(1031004);
    await trade.db
      .update(comments)
      .set({ replyTime: new Date(Date.now() - 86_400_000) })
      .where(eq(comments.id, id));
    expect((await post(trade.as.bd, 'reply', { id, content: 'Again' })).code).toBe(200);
  });

  it('is refused to a hidden comment', async () => {
    const id = await say();
    await post(staff, 'hide', { ids: [id] });
    expect((await post(staff, 'reply', { id, content: 'Hi' })).code).toBe(1020001);
  });
});

describe('marking a blacklist fan', () => {
  it('puts the author there with the comment, 1031001 the second time, and a released one again', async () => {
    const [one, two] = [await say(), await say('More')];
    const mark = (id: string) => post(staff, 'markBlack', { ids: [id], level: 2, reason: 'Insults.' });
    expect((await mark(one)).data).toEqual({ ok: [one], failed: [] });
    expect((await trade.db.select().from(blackFans))[0]).toMatchObject({ fanPlatformId: 'fan-1', level: 2, sourceCommentId: one });
    expect((await page(staff)).rows.map(({ blackFan }) => blackFan?.level)).toEqual([2, 2]);
    expect(codeIn(await mark(two))).toBe(1031001);
    const [fan] = await trade.db.select().from(blackFans);
    await staff.post('/main/blackFan/release', { id: fan?.id });
    expect((await mark(two)).data).toEqual({ ok: [two], failed: [] });
    expect(await trade.db.select().from(blackFans)).toHaveLength(1);
    expect(codeIn(await post(staff, 'markBlack', { ids: [await say('x', { by: null })], level: 1, reason: 'x' }))).toBe(1020002);
  });
});

describe('figures', () => {
  it('are shares by day beside the period before, languages, and what needs a look', async () => {
    await say('Peke po yung serum');
    await say('Ganda, sulit ❤️');
    const data = (await staff.get('/main/comment/overview', { range: 1, upId: own.upId })).body.data as Record<string, unknown>;
    expect(data).toMatchObject({
      now: { positive: 1, neutral: 0, negative: 1 },
      before: { positive: 0, neutral: 0, negative: 0 },
      languages: [{ lang: 'fil', comments: 2 }],
      look: { comments: 1, blackFans: 0, complaints: [{ kind: 'fake', comments: 1, usual: 0 }] },
      estimate: { method: 'Backlot comment words', agreement: { main: 75, other: 70 } },
      timeZone: 'Asia/Manila',
    });
    expect(data['days']).toHaveLength(1);
  });

  it('a cloud of a creator, of one of the works and of the channel say the same of the same comments', async () => {
    await say('Peke serum');
    await say('Ganda serum');
    const cloud = async (query: Record<string, string>) =>
      (await staff.get('/main/comment/cloud', { range: 1, ...query })).body.data as {
        words: { word: string; comments: number; tone: number }[];
      };
    const [channel, creator, single] = [await cloud({}), await cloud({ upId: own.upId }), await cloud({ workId: own.id })];
    expect(creator).toEqual(channel);
    expect(single).toEqual(channel);
    expect(channel.words.find(({ word }) => word === 'serum')?.comments).toBe(2);
    expect(channel.words.find(({ word }) => word === 'peke')?.tone).toBe(-1);
    expect((await cloud({ upId: ofGoods.upId })).words).toEqual([]);
  });
});
