import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { commentsOf, complaintsIn, weekOf, wordsIn } from './countedFrom';
import { type Asked, isTouched } from './countingAsked';
import { countWordsAnew } from './countWordsAnew';
import { isWhole } from './keptSince';

interface Key {
  upId: string;
  day: string;
}

/**
 * Counts the days of creators anew whose comments were written, changed, hidden or deleted; what a channel says in all moves by the
 * difference. Exact after any mix of them, however late a comment came. The channel is locked by whoever wrote. Days of which
 * comments were dropped stay as they were counted.
 */
export async function recount(tx: Db, webId: number, keys: readonly Key[]): Promise<void> {
  const touched = [...new Map(keys.map((key) => [`${key.upId} ${key.day}`, key])).values()];
  if (touched.length === 0) return;
  const told = JSON.stringify(touched.map(({ upId, day }) => ({ up_id: upId, day })));
  const days = sql`(select day from jsonb_to_recordset(${told}::jsonb) as k(day date))`;
  const asked: Asked = {
    webId,
    touched: sql`touched as materialized (
      select k.up_id, k.day from jsonb_to_recordset(${told}::jsonb) as k(up_id bigint, day date) where ${isWhole(sql`k.day`, sql`${webId}::int`)})`,
    days,
    weeks: sql`(select ${weekOf(sql`day`)} from ${days} days)`,
  };
  const ofChannel = sql`c.web_id = ${webId}`;
  const comments = { counted: 'comment_daily', ofChannels: 'comment_channel_daily', kinds: ['lang', 'sentiment'] };
  await countAnew(tx, asked, { ...comments, anew: commentsOf(ofChannel, ofTouched) });
  const complaints = { counted: 'comment_complaint_daily', ofChannels: 'comment_channel_complaint_daily', kinds: ['kind'] };
  await countAnew(tx, asked, { ...complaints, anew: complaintsIn(ofChannel, ofTouched) });
  await countWordsAnew(tx, asked, wordsIn(ofChannel, ofTouched));
}

/** SQL: comments `c` of touched days: each is led to by its creator and the hours that its day may have somewhere. */
const ofTouched = sql`touched k join comments c on c.up_id = k.up_id and c.day = k.day
  and c.comment_time >= ((k.day - 1)::timestamp at time zone 'UTC') and c.comment_time < ((k.day + 2)::timestamp at time zone 'UTC')`;

interface Counting {
  counted: string;
  ofChannels: string;
  /** Columns that a day of a work, or of a channel, is counted by. */
  kinds: readonly string[];
  /** SQL: the counts as they are now. */
  anew: SQL;
}

async function countAnew(tx: Db, { webId, touched, days }: Asked, { counted, ofChannels, kinds, anew }: Counting): Promise<void> {
  const [table, sums, kind] = [counted, ofChannels, kinds.join(', ')].map((text) => sql.raw(text));
  const key = (row: string) => sql.raw(['up_id', 'day', 'work_id', ...kinds].map((name) => `${row}.${name}`).join(', '));
  const [moved] = await rowsOf<{ none: boolean }>(
    tx,
    sql`
    with ${touched},
    anew as materialized (${anew}),
    was as materialized (select d.* from ${table} d where d.web_id = ${webId} and ${isTouched}),
    gone as (
      delete from ${table} d where d.web_id = ${webId} and ${isTouched} and not exists (select from anew a where (${key('a')}) = (${key('d')}))),
    kept as (
      insert into ${table} (web_id, up_id, work_id, day, ${kind}, n)
      select web_id, up_id, work_id, day, ${kind}, n from anew a where not exists (select from was w where (${key('w')}, w.n) = (${key('a')}, a.n))
      on conflict (up_id, day, work_id, ${kind}) do update set n = excluded.n),
    moved as (
      insert into ${sums} as kept (web_id, day, ${kind}, n)
      select web_id, day, ${kind}, sum(n) from (
        select web_id, day, ${kind}, n from anew union all select web_id, day, ${kind}, -n::bigint from was) changes
      group by web_id, day, ${kind} having sum(n) <> 0
      on conflict (day, web_id, ${kind}) do update set n = kept.n + excluded.n
      returning n)
    select bool_or(n = 0) "none" from moved`,
  );
  if (moved?.none) await tx.execute(sql`delete from ${sums} where web_id = ${webId} and n = 0 and day in ${days}`);
}
