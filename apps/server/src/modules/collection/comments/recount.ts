import { codeOf, commentLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { isWhole } from './keptSince';
import { onDays } from './onDays';

interface Key {
  upId: string;
  day: string;
}

const normal = sql.raw(String(codeOf(commentLife, 'normal')));

/**
 * Counts the days of creators anew whose comments were written, changed, hidden or deleted; what a channel says in all moves by the
 * difference. Exact after any mix of them, however late a comment came. The channel is locked by whoever wrote. Days of which
 * comments were dropped stay as they were counted.
 */
export async function recount(tx: Db, webId: number, keys: readonly Key[]): Promise<void> {
  const touched = [...new Map(keys.map((key) => [`${key.upId} ${key.day}`, key])).values()];
  if (touched.length === 0) return;
  const told = touched.map(({ upId, day }) => ({ up_id: upId, day }));
  const days = touched.map(({ day }) => day).toSorted();
  const around = onDays({ fromDay: days[0], toDay: days.at(-1) }, said);
  const among: SQL = sql`(select k.up_id, k.day from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as k(up_id bigint, day date) where ${isWhole(sql`k.day`, sql`${webId}::int`)})`;
  await tx.execute(sql`
    with gone as (
      delete from comment_daily where web_id = ${webId} and (up_id, day) in ${among} returning *)
    ${addingComments(sql`-`, sql`gone`)}`);
  await tx.execute(sql`
    with fresh as (
      insert into comment_daily (web_id, up_id, work_id, day, lang, sentiment, n)
      ${commentsOf(sql`c.web_id = ${webId} and ${around} and (c.up_id, c.day) in ${among}`)}
      returning *)
    ${addingComments(sql``, sql`fresh`)}`);
  await tx.execute(sql`
    with gone as (
      delete from comment_token_daily where web_id = ${webId} and up_id <> 0 and (up_id, day) in ${among} returning *)
    ${addingWords(sql`-`, sql`gone`)}`);
  await tx.execute(sql`
    with fresh as (
      insert into comment_token_daily (web_id, up_id, day, lang, token, times, n, positive, negative)
      ${wordsIn(sql`c.web_id = ${webId} and ${around} and (c.up_id, c.day) in ${among}`)}
      returning *)
    ${addingWords(sql``, sql`fresh`)}`);
  await tx.execute(sql`
    with gone as (
      delete from comment_complaint_daily where web_id = ${webId} and (up_id, day) in ${among} returning *)
    ${addingComplaints(sql`-`, sql`gone`)}`);
  await tx.execute(sql`
    with fresh as (
      insert into comment_complaint_daily (web_id, up_id, work_id, day, kind, n)
      ${complaintsIn(sql`c.web_id = ${webId} and ${around} and (c.up_id, c.day) in ${among}`)}
      returning *)
    ${addingComplaints(sql``, sql`fresh`)}`);
  const empty = sql`web_id = ${webId} and n = 0 and day in (select day from ${among} as d)`;
  for (const table of [sql`comment_channel_daily`, sql`comment_channel_complaint_daily`])
    await tx.execute(sql`delete from ${table} where ${empty}`);
  await tx.execute(sql`delete from comment_token_daily where ${empty} and up_id = 0`);
  await tx.execute(
    sql`delete from comment_token_weekly where web_id = ${webId} and n = 0 and week in (select ${weekOf(sql`day`)} from ${among} as d)`,
  );
}

/** The comments `c` of both. */
export const said = { day: sql`c.day`, commentTime: sql`c.comment_time` };

/** SQL: comments `c` that count, by work, language and feeling. */
export const commentsOf = (where: SQL): SQL => sql`
  select c.web_id, c.up_id, c.work_id, c.day, c.lang, c.sentiment, count(*) n
  from comments c where c.comment_status = ${normal} and ${where} group by 1, 2, 3, 4, 5, 6`;

/** SQL: the words of comments `c` that count: how often, in how many, and in how many of those that feel so. */
export const wordsIn = (where: SQL): SQL => sql`
  select web_id, up_id, day, lang, token, sum(times)::bigint times, count(*) n,
    count(*) filter (where sentiment > 0) positive, count(*) filter (where sentiment < 0) negative
  from (
    select c.id, c.web_id, c.up_id, c.day, c.lang, c.sentiment, word.token, count(*) times
    from comments c cross join unnest(c.words) as word(token)
    where c.comment_status = ${normal} and ${where}
    group by 1, 2, 3, 4, 5, 6, 7) said
  group by 1, 2, 3, 4, 5`;

/** SQL: what comments `c` that count complain of, by work and kind. */
export const complaintsIn = (where: SQL): SQL => sql`
  select c.web_id, c.up_id, c.work_id, c.day, kind, count(*) n
  from comments c cross join unnest(c.complaints) kind where c.comment_status = ${normal} and ${where} group by 1, 2, 3, 4, 5`;

const addingComplaints = (sign: SQL, from: SQL): SQL => sql`
  insert into comment_channel_complaint_daily as kept (web_id, day, kind, n)
  select web_id, day, kind, ${sign} sum(n) from ${from} group by web_id, day, kind
  on conflict (day, web_id, kind) do update set n = kept.n + excluded.n`;

/** Adds the comments of creators to those of their channel, or takes them out. */
const addingComments = (sign: SQL, from: SQL): SQL => sql`
  insert into comment_channel_daily as kept (web_id, day, lang, sentiment, n)
  select web_id, day, lang, sentiment, ${sign} sum(n) from ${from} group by web_id, day, lang, sentiment
  on conflict (day, web_id, lang, sentiment) do update set n = kept.n + excluded.n`;

/** SQL: the Monday of a day's week. */
export const weekOf = (day: SQL): SQL => sql`date_trunc('week', ${day})::date`;

/** The same of what was said in them, by day and by week. */
const addingWords = (sign: SQL, from: SQL): SQL => sql`,
  weeks as (
    insert into comment_token_weekly as kept (web_id, week, lang, token, times, n, positive, negative)
    select web_id, ${weekOf(sql`day`)}, lang, token, ${sign} sum(times), ${sign} sum(n), ${sign} sum(positive), ${sign} sum(negative)
    from ${from} group by 1, 2, 3, 4
    on conflict (web_id, week, lang, token) do update set
      times = kept.times + excluded.times, n = kept.n + excluded.n,
      positive = kept.positive + excluded.positive, negative = kept.negative + excluded.negative)
  insert into comment_token_daily as kept (web_id, up_id, day, lang, token, times, n, positive, negative)
  select web_id, 0, day, lang, token, ${sign} sum(times), ${sign} sum(n), ${sign} sum(positive), ${sign} sum(negative)
  from ${from} group by web_id, day, lang, token
  on conflict (up_id, web_id, day, lang, token) do update set
    times = kept.times + excluded.times, n = kept.n + excluded.n,
    positive = kept.positive + excluded.positive, negative = kept.negative + excluded.negative`;
