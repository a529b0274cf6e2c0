import { codeOf, commentLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Db, rowsOf } from '../../../db/database';
import { startServer, type TestServer } from '../../../testing/startServer';
import { mondayOf } from './weeks';
import { checkComments, type CommentDay } from './checkComments';

// On PGlite too: a random part of a table is read.

let server: TestServer;
let db: Db;
let key: CommentDay;
beforeAll(async () => {
  server = await startServer();
  db = server.services.database.db;
  // A day that the sample meets: there are no others.
  const [busiest] = await rowsOf<CommentDay>(
    db,
    sql`select web_id "webId", up_id::text "upId", day::text as day from comments where comment_status = ${codeOf(commentLife, 'normal')} and cardinality(words) > 0
      group by 1, 2, 3 order by count(*) desc, 1, 2, 3 limit 1`,
  );
  if (!busiest) throw new Error('no comments');
  key = busiest;
  await db.execute(sql`delete from comments where (web_id, up_id, day) <> (${key.webId}, ${key.upId}::bigint, ${key.day}::date)`);
  await db.execute(sql`delete from comment_daily where (web_id, up_id, day) <> (${key.webId}, ${key.upId}::bigint, ${key.day}::date)`);
  await db.execute(
    sql`delete from comment_complaint_daily where (web_id, up_id, day) <> (${key.webId}, ${key.upId}::bigint, ${key.day}::date)`,
  );
  await db.execute(
    sql`delete from comment_words_daily where (web_id, up_id, day) <> (${key.webId}, ${key.upId}::bigint, ${key.day}::date)`,
  );
  await db.execute(sql`delete from comment_token_daily`);
});
afterAll(() => server.close());

const ofDay = () => sql`(web_id, day) = (${key.webId}, ${key.day}::date)`;
const kept = async () => ({
  days: await rowsOf(db, sql`select * from comment_daily order by work_id, lang, sentiment`),
  channels: await rowsOf(
    db,
    sql`select * from comment_channel_daily where (web_id, day) = (${key.webId}, ${key.day}::date) order by lang, sentiment`,
  ),
  complaints: await rowsOf(db, sql`select * from comment_complaint_daily where ${ofDay()} order by up_id, work_id, kind`),
  ofChannel: await rowsOf(db, sql`select * from comment_channel_complaint_daily where ${ofDay()} order by kind`),
  words: await rowsOf(db, sql`select * from comment_token_daily order by lang, token`),
  ofCreators: await rowsOf(db, sql`select * from comment_words_daily order by up_id, lang`),
  weeks: await rowsOf(
    db,
    sql`select * from comment_token_weekly where (web_id, week) = (${key.webId}, date_trunc('week', ${key.day}::date)) order by lang, token`,
  ),
});

it('counts that are right are left alone; a channel that does not say what its creators say together is mended', async () => {
  expect(await checkComments(db)).toEqual([
    { ...key, upId: '0' },
    { ...key, upId: '0', day: mondayOf(key.day) },
  ]);
  expect(await checkComments(db)).toEqual([]);
  const { words, weeks } = await kept();
  expect(words.length).toBeGreaterThan(1);
  expect(weeks.length).toBeGreaterThan(1);
});

it.each([
  ['a count that is too high', sql`update comment_daily set n = n + 1`],
  ['a day that was never counted', sql`delete from comment_daily`],
  ['a work that has no comment any more', sql`update comment_daily set work_id = work_id + 1`],
  ['a word too many', sql`update comment_words_daily set times[1] = times[1] + 1`],
  ['words that are missing', sql`delete from comment_words_daily`],
  ['a complaint too many', sql`update comment_complaint_daily set n = n + 1`],
])('%s is found at its creator and counted anew, and the channel agrees afterwards', async (_, breaking) => {
  const right = await kept();
  await db.execute(breaking);
  expect(await checkComments(db)).toContainEqual(key);
  expect(await checkComments(db)).toEqual([]);
  expect(await kept()).toEqual(right);
});

it('what a channel says in all is counted from its creators where it differs', async () => {
  const right = await kept();
  await db.execute(sql`update comment_token_daily set positive = positive + 3`);
  expect(await checkComments(db)).toEqual([{ ...key, upId: '0' }]);
  expect(await kept()).toEqual(right);
  await db.execute(sql`delete from comment_channel_complaint_daily`);
  expect(await checkComments(db)).toEqual([{ ...key, upId: '0' }]);
  expect(await kept()).toEqual(right);
  await db.execute(sql`update comment_token_weekly set times = times + 1`);
  expect(await checkComments(db)).toEqual([{ ...key, upId: '0', day: mondayOf(key.day) }]);
  expect(await kept()).toEqual(right);
  await db.execute(sql`update comment_channel_daily set n = n + 1`);
  expect(await checkComments(db)).toEqual([{ ...key, upId: '0' }]);
  expect(await kept()).toEqual(right);
});
