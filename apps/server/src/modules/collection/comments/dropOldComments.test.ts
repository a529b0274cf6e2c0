import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Db, rowsOf } from '../../../db/database';
import { keepPartitions } from '../../../db/partitions/keepPartitions';
import { comments, commentsByMonth } from '../../../tables/collection/comment';
import { ups, works } from '../../../tables/creators/creator';
import { emptyComments } from '../../../testing/emptyComments';
import { startServer, type TestServer } from '../../../testing/startServer';
import { checkComments } from './checkComments';
import { dropOldComments } from './dropOldComments';
import { keepComments, recount } from './index';

// On PGlite too: months are locked, detached and dropped.

let server: TestServer;
let db: Db;
let work: { id: string; upId: string };
beforeAll(async () => {
  server = await startServer();
  ({ db } = server.services.database);
  const [first] = await db
    .select({ id: works.id, upId: works.upId })
    .from(works)
    .innerJoin(ups, and(eq(ups.id, works.upId), eq(ups.country, 'PH'), eq(ups.webId, 10)))
    .orderBy(asc(works.id))
    .limit(1);
  if (!first) throw new Error('no works');
  work = first;
  await emptyComments(db);
  await keep({ old: '2024-10-31T12:00:00Z', kept: '2024-11-01T12:00:00Z', recent: '2026-11-20T12:00:00Z' });
  await keepPartitions(db, [commentsByMonth], { now, warn: () => undefined });
});
afterAll(() => server.close());

const now = new Date('2026-11-24T06:00:00Z');
const keep = (times: Record<string, string>) =>
  db.transaction((tx) =>
    keepComments(tx, server.services, {
      webId: 10,
      dataTime: now,
      items: Object.entries(times).map(([platformCommentId, time]) => ({
        platformCommentId,
        authorPlatformId: 'fan',
        authorName: 'grace',
        content: 'Maganda siya',
        likes: 0,
        replies: 0,
        commentTime: new Date(time),
        work,
      })),
    }),
  );
const idsIn = async (table: string) =>
  (await rowsOf<{ id: string }>(db, sql`select platform_comment_id id from ${sql.identifier(table)} order by 1`)).map(({ id }) => id);
const counted = () => rowsOf(db, sql`select day::text, n::int from comment_daily order by day`);
const all = [
  { day: '2024-10-31', n: 1 },
  { day: '2024-11-01', n: 1 },
  { day: '2026-11-20', n: 1 },
];

it('nothing goes while all months are young enough', async () => {
  expect(await dropOldComments(db, { months: 25, now })).toEqual([]);
  expect(await idsIn('comments')).toEqual(['kept', 'old', 'recent']);
});

it('comments of past months go with their keys, whole months at a time, and stay counted', async () => {
  const words = await rowsOf(db, sql`select * from comment_words_daily order by up_id, day, lang`);
  expect(await dropOldComments(db, { months: 24, now })).toEqual(['comments_2024_10_01']);
  expect(await idsIn('comments')).toEqual(['kept', 'recent']);
  expect(await idsIn('comment_keys')).toEqual(['kept', 'recent']);
  expect(await counted()).toEqual(all);
  expect(await rowsOf(db, sql`select * from comment_words_daily order by up_id, day, lang`)).toEqual(words);
  expect(await dropOldComments(db, { months: 24, now })).toEqual([]);
});

it('what the channel tells of them again is left aside', async () => {
  expect(await keep({ old: '2024-10-31T12:00:00Z' })).toMatchObject({ added: 0, skipped: 1 });
  expect(await keep({ later: '2024-11-02T12:00:00Z' })).toMatchObject({ added: 1, skipped: 0 });
  await db.delete(comments).where(eq(comments.platformCommentId, 'later'));
  await db.transaction((tx) => recount(tx, 10, [{ upId: work.upId, day: '2024-11-02' }]));
});

it('days that are no longer whole are neither counted anew nor held against the comments', async () => {
  await db.transaction((tx) =>
    recount(
      tx,
      10,
      ['2024-10-31', '2024-11-01'].map((day) => ({ upId: work.upId, day })),
    ),
  );
  expect(await checkComments(db)).toEqual([]);
  expect(await counted()).toEqual(all);
});

it('more months from now on bring none back, and what is younger than the floor is kept', async () => {
  expect(await dropOldComments(db, { months: 36, now })).toEqual([]);
  expect(await keep({ older: '2024-05-01T12:00:00Z' })).toMatchObject({ added: 0, skipped: 1 });
});
