import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Db, rowsOf } from '../../../db/database';
import { blackFans } from '../../../tables/analysis/blackFan';
import { keywordLibraries, keywords } from '../../../tables/analysis/keyword';
import { noticeReceivers, notices } from '../../../tables/base/notice';
import { users } from '../../../tables/base/user';
import { commentKeys, comments } from '../../../tables/collection/comment';
import { ups, works } from '../../../tables/creators/creator';
import { type CommentDraft, commentOf } from '../../../testing/commentOf';
import { emptyComments } from '../../../testing/emptyComments';
import { startServer, type TestServer } from '../../../testing/startServer';
import { keepComments } from './index';

let server: TestServer;
let db: Db;
let work: { id: string; upId: string };
beforeAll(async () => {
  server = await startServer();
  db = server.services.database.db;
  const [first] = await db
    .select({ id: works.id, upId: works.upId })
    .from(works)
    .innerJoin(ups, and(eq(ups.id, works.upId), eq(ups.country, 'PH'), eq(ups.webId, 10)))
    .orderBy(asc(works.upId), asc(works.id))
    .limit(1);
  if (!first) throw new Error('no works');
  work = first;
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyComments(db);
  await db.execute(sql`truncate keywords, keyword_libraries`);
});

const now = new Date('2026-11-24T06:00:00Z');
const hour = 3_600_000;
const keep = (drafts: readonly CommentDraft[], dataTime = now) =>
  db.transaction((tx) =>
    keepComments(tx, server.services, { webId: 10, items: drafts.map((draft) => commentOf(draft, { work, now })), dataTime }),
  );
const kept = async (id = 'c1') => (await db.select().from(comments).where(eq(comments.platformCommentId, id)))[0];

const library = async (purpose: number, word: string, more: Partial<typeof keywordLibraries.$inferInsert> = {}) => {
  const [row] = await db
    .insert(keywordLibraries)
    .values({ libraryName: `${purpose} ${word}`, purpose, ...more })
    .returning();
  const [added] = await db
    .insert(keywords)
    .values({ libraryId: row?.id ?? '', word, wordKey: word.toLowerCase(), weight: purpose === 5 ? -90 : null })
    .returning();
  return added?.id ?? '';
};
const hitsOf = async (id: string) => (await db.select().from(keywords).where(eq(keywords.id, id)))[0];

describe('what comes through the door', () => {
  it('is read: language, feeling, words, complaints and questions, on the day of the country of its creator', async () => {
    await keep([{ content: 'Peke po yung serum, refund!', hoursAgo: 12 }]);
    expect(await kept()).toMatchObject({ lang: 'fil', sentiment: -1, day: '2026-11-24', readVersion: 1 });
    expect((await kept())?.complaints).toContain('fake');
    expect((await kept())?.words).toContain('peke');
    await keep([{ id: 'c2', content: 'Magkano po?', hoursAgo: 15 }]);
    expect(await kept('c2')).toMatchObject({ isQuestion: true, day: '2026-11-23' });
  });

  it('stands once, however often it is told; what is older is left aside, what changed is read anew', async () => {
    expect(await keep([{}])).toEqual({ read: 1, added: 1, changed: 0, skipped: 0 });
    expect(await keep([{}])).toEqual({ read: 1, added: 0, changed: 0, skipped: 1 });
    expect(await keep([{ likes: 9 }])).toMatchObject({ changed: 1 });
    expect(await keep([{ content: 'Peke siya' }], new Date(now.getTime() - hour))).toMatchObject({ skipped: 1 });
    expect(await keep([{ content: 'Peke siya', likes: 9 }])).toMatchObject({ changed: 1 });
    expect(await kept()).toMatchObject({ content: 'Peke siya', sentiment: -1, likeNum: 9 });
    expect(await db.$count(comments)).toBe(1);
  });

  it('stands once when the channel tells another time of it: it moves to that month, and both days are counted', async () => {
    const lying = () =>
      rowsOf<{ place: string; key: boolean }>(
        db,
        sql`select c.tableoid::regclass::text place, (select k.comment_time = c.comment_time from comment_keys k where k.comment_id = c.id) "key" from comments c`,
      );
    await keep([{}]);
    const before = await kept();
    expect(await lying()).toEqual([{ place: 'comments_2026_11_01', key: true }]);
    expect(await keep([{ hoursAgo: 40 * 24 }])).toMatchObject({ added: 0, changed: 1 });
    expect(await keep([{ hoursAgo: 40 * 24 }])).toMatchObject({ added: 0, skipped: 1 });
    expect(await lying()).toEqual([{ place: 'comments_2026_10_01', key: true }]);
    expect(await kept()).toMatchObject({ id: before?.id, day: '2026-10-15', commentTime: new Date('2026-10-15T06:00:00Z') });
    expect(await keep([{ hoursAgo: 100, content: 'Peke siya' }])).toMatchObject({ added: 0, changed: 1 });
    expect(await lying()).toEqual([{ place: 'comments_2026_11_01', key: true }]);
    expect(await rowsOf(db, sql`select day::text "day", n from comment_daily`)).toEqual([{ day: '2026-11-20', n: 1 }]);
  });

  it('stands once when two servers are told of it at the same moment, and when its key is all that stands in the way', async () => {
    const page = Array.from({ length: 30 }, (_, n) => ({ id: `p${n}`, hoursAgo: n * 24 }));
    const told = await Promise.all([keep(page), keep(page.toReversed())]);
    expect(told.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 30]);
    expect([await db.$count(comments), await db.$count(commentKeys)]).toEqual([30, 30]);
    const row = await kept('p3');
    if (!row) throw new Error('There is no comment.');
    await expect(db.insert(comments).values({ ...row, id: '1', commentTime: new Date('2026-01-05T00:00:00Z') })).rejects.toMatchObject({
      cause: { code: '23505' },
    });
    await db.delete(comments).where(eq(comments.platformCommentId, 'p3'));
    expect([await db.$count(comments), await db.$count(commentKeys)]).toEqual([29, 29]);
    expect(await keep([{ id: 'p3', hoursAgo: 72 }])).toMatchObject({ added: 1 });
  });

  it('is held against the libraries: hits of whole words, once for each comment, of those that are enabled and of the channel', async () => {
    const watched = await library(1, 'Serum');
    const disabled = await library(1, 'peke', { libraryStatus: 0 });
    const elsewhere = await library(2, 'legit', { scope: [20] });
    await keep([{ content: 'legit serum, peke' }, { id: 'c2', content: 'serums only' }]);
    await keep([{ content: 'legit serum, peke serum' }]);
    expect((await kept())?.keywordHits).toEqual([watched]);
    expect((await kept('c2'))?.keywordHits).toEqual([]);
    expect(await hitsOf(watched)).toMatchObject({ hitCount: 1, lastHitTime: new Date(now.getTime() - 5 * hour) });
    expect([(await hitsOf(disabled))?.hitCount, (await hitsOf(elsewhere))?.hitCount]).toEqual([0, 0]);
  });

  it('is read with own stop words and own feelings', async () => {
    await library(3, 'serum');
    await library(5, 'maganda');
    await keep([{ content: 'Maganda serum' }]);
    expect(await kept()).toMatchObject({ sentiment: -1 });
    expect((await kept())?.words).not.toContain('serum');
  });

  it('an answer that comes before what it answers finds it', async () => {
    await keep([{ id: 'c1.r', parent: 'c1' }]);
    await keep([{}]);
    const root = await server.as('superAdmin');
    const parent = await kept();
    const { rows } = (await root.get('/main/comment/page', { commentId: parent?.id ?? '' })).body.data as { rows: { parentId: string }[] };
    expect(rows.map(({ parentId }) => parentId)).toEqual([parent?.id]);
  });
});

describe('a comment by a blacklist fan', () => {
  const black = (fanStatus = 1) => db.insert(blackFans).values({ webId: 10, fanPlatformId: 'fan-1', level: 2, reason: 'x', fanStatus });
  const toldOf = async (last: string) =>
    db
      .select({ notice: notices, account: users.account })
      .from(notices)
      .innerJoin(noticeReceivers, eq(noticeReceivers.noticeId, notices.id))
      .innerJoin(users, eq(users.id, noticeReceivers.userId))
      .where(and(gt(notices.id, last), eq(notices.noticeClass, 2)));
  const lastNotice = async () => (await rowsOf<{ id: string }>(db, sql`select coalesce(max(id), 0)::text id from notices`))[0]?.id ?? '0';

  it('is marked, counted and told with the ids it leads to, to people with the permission of the channel alone', async () => {
    await black();
    const last = await lastNotice();
    await db.execute(sql`delete from menu_grants where menu_id in (select id from menus where code like 'talent_analysis%')
      and role_id in (select id from roles where code in ('staff', 'channelStaff'))`);
    await keep([{}, { id: 'c2', hoursAgo: 2 }, { id: 'c3', by: 'fan-2' }]);
    const told = await toldOf(last);
    const [row] = await db.select().from(ups).where(eq(ups.id, work.upId));
    expect(told[0]?.notice).toMatchObject({
      webId: 10,
      extraParam: {
        id: (await kept('c2'))?.id,
        workId: work.id,
        upId: work.upId,
        upTypeId: String(row?.upTypeId),
        aweId: expect.any(String),
      },
    });
    const accounts = told.map(({ account }) => account);
    expect(accounts).toContain('admin');
    expect(accounts.filter((account) => account.startsWith('staff'))).toEqual([]);
    expect(new Set(told.map(({ notice }) => notice.id)).size).toBe(1);
    expect((await db.select().from(blackFans))[0]).toMatchObject({ hitCount: 2 });
    expect((await kept('c3'))?.blackFanId).toBeNull();
  });

  it('is told neither of a released fan nor of what is long past', async () => {
    await black(0);
    const last = await lastNotice();
    await keep([{}]);
    expect((await kept())?.blackFanId).toBeNull();
    await db.update(blackFans).set({ fanStatus: 1 });
    await keep([{ id: 'c2', hoursAgo: 72 }]);
    expect((await kept('c2'))?.blackFanId).not.toBeNull();
    expect(await toldOf(last)).toEqual([]);
  });
});

it('a text that the channel cut within a sign is kept with the others, and so is one with NUL', async () => {
  await keep([
    { content: 'Maganda \ud83d' },
    { id: 'c2', content: 'Magkano\0 po?' },
    { id: 'c3', content: 'A path: C:\\ud83d' },
    { id: 'c4' },
  ]);
  expect((await kept())?.content).toBe('Maganda \ufffd');
  expect((await kept('c2'))?.content).toBe('Magkano po?');
  expect((await kept('c3'))?.content).toBe('A path: C:\\ud83d');
  expect(await kept('c4')).toBeDefined();
  await keep([{ id: 'c5', content: 'All\0 of them' }]);
  expect((await kept('c5'))?.content).toBe('All of them');
});
