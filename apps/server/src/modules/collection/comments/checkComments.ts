import { codeOf, commentLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { isWhole } from './keptSince';
import { lockChannel } from './lockChannel';
import { onDays } from './onDays';
import { mondayOf } from './weeks';
import { commentsOf, complaintsIn, said, weeksKept, wordsIn, wordsKept } from './countedFrom';
import { gatherWeeks } from './countWordsAnew';
import { recount } from './recount';

/** A day of a creator, or with the creator 0 of a whole channel. */
export interface CommentDay {
  webId: number;
  upId: string;
  day: string;
}

/** So many days that are counted, and as many that have comments. */
const sampled = 50;
/** Random pages of about so many rows are put in a random order, and no other page is read; all where there are fewer. */
const shuffled = 10_000;

const normal = sql.raw(String(codeOf(commentLife, 'normal')));

/** Compares random days of comments and their words with a count of their own, and mends those that differ; answers them. */
export async function checkComments(db: Db): Promise<CommentDay[]> {
  const keys = await randomDays(db);
  const wrong: CommentDay[] = [];
  for (const key of keys) if (await db.transaction((tx) => mendDay(tx, key))) wrong.push(key);
  const ofCreators = new Map(keys.map((key) => [`${key.upId} ${mondayOf(key.day)}`, { ...key, day: mondayOf(key.day) }]));
  for (const key of ofCreators.values()) if (await db.transaction((tx) => mendWeekOfCreator(tx, key))) wrong.push(key);
  const days = new Map(keys.map(({ webId, day }) => [`${webId} ${day}`, { webId, upId: '0', day }]));
  for (const key of days.values()) if (await db.transaction((tx) => mendChannel(tx, key))) wrong.push(key);
  const weeks = new Map(
    [...days.values()].map(({ webId, day }) => [`${webId} ${mondayOf(day)}`, { webId, upId: '0', day: mondayOf(day) }]),
  );
  for (const key of weeks.values()) if (await db.transaction((tx) => mendWeek(tx, key))) wrong.push(key);
  return wrong;
}

const randomDays = async (db: Db) =>
  rowsOf<CommentDay>(
    db,
    sql`select web_id "webId", up_id::text "upId", day::text as day from (
      (select web_id, up_id, day from comment_daily tablesample system (${await shareOf(db, 'comment_daily')}) where ${isWhole(sql`day`, sql`web_id`)} order by random() limit ${sampled})
      union
      (select web_id, up_id, day from comments tablesample system (${await shareOf(db, 'comments')}) where comment_status = ${normal} and ${isWhole(sql`day`, sql`web_id`)} order by random() limit ${sampled})) days`,
  );

/** Percent of a table that hold about as many rows as are put in order. */
async function shareOf(db: Db, table: string): Promise<number> {
  const [known] = await rowsOf<{ rows: number }>(
    db,
    sql`select sum(c.reltuples)::float8 "rows" from pg_partition_tree(${table}) t join pg_class c on c.oid = t.relid where t.isleaf and c.reltuples > 0`,
  );
  return known && known.rows > shuffled ? (100 * shuffled) / known.rows : 100;
}

async function mendDay(tx: Db, key: CommentDay): Promise<boolean> {
  await lockChannel(tx, key.webId);
  const own = (table: SQL) => sql`${table}.web_id = ${key.webId} and ${table}.up_id = ${key.upId} and ${table}.day = ${key.day}`;
  const written = sql`${own(sql`c`)} and ${onDays({ fromDay: key.day, toDay: key.day }, said)}`;
  const counted = sql`select work_id, lang, sentiment, n::bigint n from comment_daily d where ${own(sql`d`)}`;
  const comments = sql`select work_id, lang, sentiment, n from (${commentsOf(written)}) now`;
  const words = sql`select ${wordColumns} from (${wordsIn(written)}) now`;
  const complained = sql`select work_id, kind, n::bigint n from comment_complaint_daily d where ${own(sql`d`)}`;
  const complaints = sql`select work_id, kind, n from (${complaintsIn(written)}) now`;
  const pairs = [
    [counted, comments],
    [sql`select ${wordColumns} from (${wordsKept(own(sql`d`))}) kept`, words],
    [
      sql`select lang, comments::bigint from comment_words_daily d where ${own(sql`d`)}`,
      sql`select lang, sum(n)::bigint from comment_daily d where ${own(sql`d`)} group by 1`,
    ],
    [complained, complaints],
  ] as const;
  if (!(await anyDiffers(tx, pairs))) return false;
  await recount(tx, key.webId, [key]);
  return true;
}

const wordColumns = sql.raw('lang, token, times::bigint times, n::bigint n, positive::bigint positive, negative::bigint negative');

/** What is said under the works of a creator in a week is what is said on its days. */
async function mendWeekOfCreator(tx: Db, { webId, upId, day }: CommentDay): Promise<boolean> {
  await lockChannel(tx, webId);
  const ofWeek = sql`d.web_id = ${webId} and d.up_id = ${upId} and d.week = ${day}`;
  const ofDays = weeksKept(
    sql`comment_words_daily d where d.web_id = ${webId} and d.up_id = ${upId} and d.day between ${day}::date and ${day}::date + 6`,
  );
  const pairs = [
    [
      sql`select ${wordColumns} from (${wordsKept(ofWeek, 'week')}) kept`,
      sql`select ${wordColumns} from (with ${ofDays} select * from words) now`,
    ],
    [
      sql`select lang, comments::bigint from comment_words_weekly d where ${ofWeek}`,
      sql`select lang, comments::bigint from (with ${ofDays} select * from sizes) now`,
    ],
  ] as const;
  if (!(await anyDiffers(tx, pairs))) return false;
  await gatherWeeks(tx, { webId, touched: sql`touched as (select ${upId}::bigint up_id, ${day}::date "day")` });
  return true;
}

/** What a channel says in all is what its creators say together. */
async function mendChannel(tx: Db, { webId, day }: CommentDay): Promise<boolean> {
  await lockChannel(tx, webId);
  const ofDay = sql`web_id = ${webId} and day = ${day}`;
  const together = sql`
    select lang, token, sum(times)::bigint times, sum(n)::bigint n, sum(positive)::bigint positive, sum(negative)::bigint negative
    from (${wordsKept(sql`d.up_id in (select up_id from comment_daily where ${ofDay}) and d.web_id = ${webId} and d.day = ${day}`)}) of_creators group by 1, 2`;
  const ofCreators = sql`select lang, sentiment, sum(n)::bigint n from comment_daily where ${ofDay} group by 1, 2`;
  const ofChannel = sql`select lang, sentiment, n::bigint n from comment_channel_daily where ${ofDay}`;
  const complaintsOfCreators = sql`select kind, sum(n)::bigint n from comment_complaint_daily where ${ofDay} group by 1`;
  const complaints = sql`select kind, n::bigint n from comment_channel_complaint_daily where ${ofDay}`;
  const pairs = [
    [ofChannel, ofCreators],
    [sql`select ${wordColumns} from comment_token_daily where ${ofDay}`, together],
    [complaints, complaintsOfCreators],
  ] as const;
  if (!(await anyDiffers(tx, pairs))) return false;
  await tx.execute(sql`delete from comment_channel_daily where ${ofDay}`);
  await tx.execute(sql`
    insert into comment_channel_daily (web_id, day, lang, sentiment, n)
    select ${webId}::int, ${day}::date, lang, sentiment, n from (${ofCreators}) said`);
  await tx.execute(sql`delete from comment_channel_complaint_daily where ${ofDay}`);
  await tx.execute(sql`
    insert into comment_channel_complaint_daily (web_id, day, kind, n)
    select ${webId}::int, ${day}::date, kind, n from (${complaintsOfCreators}) said`);
  await tx.execute(sql`delete from comment_token_daily where ${ofDay}`);
  await tx.execute(sql`
    insert into comment_token_daily (web_id, day, lang, token, times, n, positive, negative)
    select ${webId}::int, ${day}::date, lang, token, times, n, positive, negative from (${together}) said`);
  return true;
}

/** What a channel says in a week is what it says on its days. */
async function mendWeek(tx: Db, { webId, day }: CommentDay): Promise<boolean> {
  await lockChannel(tx, webId);
  const ofWeek = sql`web_id = ${webId} and week = ${day}`;
  const together = sql`
    select lang, token, sum(times)::bigint times, sum(n)::bigint n, sum(positive)::bigint positive, sum(negative)::bigint negative
    from comment_token_daily where web_id = ${webId} and day between ${day}::date and ${day}::date + 6 group by 1, 2`;
  const kept = sql`select ${wordColumns} from comment_token_weekly where ${ofWeek}`;
  if (!(await differ(tx, kept, together))) return false;
  await tx.execute(sql`delete from comment_token_weekly where ${ofWeek}`);
  await tx.execute(sql`
    insert into comment_token_weekly (web_id, week, lang, token, times, n, positive, negative)
    select ${webId}::int, ${day}::date, lang, token, times, n, positive, negative from (${together}) said`);
  return true;
}

async function anyDiffers(tx: Db, pairs: readonly (readonly [SQL, SQL])[]): Promise<boolean> {
  for (const [one, other] of pairs) if (await differ(tx, one, other)) return true;
  return false;
}

async function differ(tx: Db, one: SQL, other: SQL): Promise<boolean> {
  const found = await rowsOf(tx, sql`((${one}) except (${other})) union all ((${other}) except (${one})) limit 1`);
  return found.length > 0;
}
