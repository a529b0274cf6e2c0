import { codeOf, commentLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';

const counts = sql.raw(`comment_status = ${codeOf(commentLife, 'normal')}`);

const daily = sql`select web_id, up_id::text, work_id::text, day::text, lang, sentiment, n from comment_daily order by 1, 2, 3, 4, 5, 6`;
const dailyAnew = sql`select web_id, up_id::text, work_id::text, day::text, lang, sentiment, count(*)::int n from comments
  where ${counts} group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`;
const channels = sql`select web_id, day::text, lang, sentiment, n from comment_channel_daily order by 1, 2, 3, 4`;
const channelsAnew = sql`select web_id, day::text, lang, sentiment, count(*)::int n from comments where ${counts} group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
const tokens = sql`select web_id, up_id::text, day::text, lang, token, times, n, positive, negative from (
  select d.web_id, d.up_id, d.day, d.lang, w.* from comment_words_daily d
    cross join unnest(d.tokens, d.times, d.n, d.positive, d.negative) as w(token, times, n, positive, negative)
  union all select web_id, 0, day, lang, token, times, n, positive, negative from comment_token_daily) kept order by 1, 2, 3, 4, 5`;
const tokensAnew = sql`
  with said as (select c.id, web_id, up_id, day, lang, sentiment, token, count(*) times from comments c cross join unnest(words) token
    where ${counts} group by 1, 2, 3, 4, 5, 6, 7),
  doubled as (select * from said union all select id, web_id, 0, day, lang, sentiment, token, times from said)
  select web_id, up_id::text, day::text, lang, token, sum(times)::int times, count(*)::int n,
    (count(*) filter (where sentiment > 0))::int positive, (count(*) filter (where sentiment < 0))::int negative
  from doubled group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`;
const weeks = sql`select web_id, week::text, lang, token, times, n, positive, negative from comment_token_weekly order by 1, 2, 3, 4`;
const weeksAnew = sql`select web_id, date_trunc('week', day)::date::text week, lang, token, sum(times)::int times, sum(n)::int n,
  sum(positive)::int positive, sum(negative)::int negative from comment_token_daily group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
const ofCreators = sql`select web_id, up_id::text, week::text, lang, comments, tokens, times, n, positive, negative from comment_words_weekly order by 1, 2, 3, 4`;
const ofCreatorsAnew = sql`
  with said as (select c.id, web_id, up_id, date_trunc('week', day)::date week, lang, sentiment, token, count(token) times
    from comments c left join lateral unnest(words) token on true where ${counts} group by 1, 2, 3, 4, 5, 6, 7),
  counted as (select web_id, up_id, week, lang, token, sum(times)::int times, count(*)::int n,
      (count(*) filter (where sentiment > 0))::int positive, (count(*) filter (where sentiment < 0))::int negative
    from said group by 1, 2, 3, 4, 5),
  lists as (select web_id, up_id, week, lang, array_agg(token order by token) tokens, array_agg(times order by token) times, array_agg(n order by token) n,
      array_agg(positive order by token) positive, array_agg(negative order by token) negative
    from counted where token is not null group by 1, 2, 3, 4)
  select web_id, up_id::text, week::text, lang, (select count(distinct id)::int from said s where (s.up_id, s.week, s.lang) = (c.up_id, c.week, c.lang)) comments,
    coalesce(tokens, '{}') tokens, coalesce(times, '{}') times, coalesce(n, '{}') n, coalesce(positive, '{}') positive, coalesce(negative, '{}') negative
  from (select distinct web_id, up_id, week, lang from counted) c left join lists using (web_id, up_id, week, lang) order by 1, 2, 3, 4`;
const sizes = sql`select web_id, up_id::text, day::text, lang, comments from comment_words_daily order by 1, 2, 3, 4`;
const sizesAnew = sql`select web_id, up_id::text, day::text, lang, count(*)::int comments from comments where ${counts} group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
const lastDays = sql`select goods_id::text, work_id::text, last_day::text from work_goods order by 1, 2`;
const lastDaysAnew = sql`select g::text goods_id, w.id::text work_id, (select max(day)::text from comments c where c.work_id = w.id and ${counts}) last_day
  from works w cross join lateral (select distinct g from unnest(w.goods_ids) g) goods order by 1, 2`;
const complaints = sql`select web_id, up_id::text, work_id::text, day::text, kind, n from comment_complaint_daily order by 1, 2, 3, 4, 5`;
const complaintsAnew = sql`select web_id, up_id::text, work_id::text, day::text, kind, count(*)::int n from comments cross join unnest(complaints) kind
  where ${counts} group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`;
const ofChannels = sql`select web_id, day::text, kind, n from comment_channel_complaint_daily order by 1, 2, 3`;
const ofChannelsAnew = sql`select web_id, day::text, kind, sum(n)::int n from comment_complaint_daily group by 1, 2, 3 order by 1, 2, 3`;

const pairs: Record<string, readonly [SQL, SQL]> = {
  daily: [daily, dailyAnew],
  channels: [channels, channelsAnew],
  tokens: [tokens, tokensAnew],
  weeks: [weeks, weeksAnew],
  ofCreators: [ofCreators, ofCreatorsAnew],
  sizes: [sizes, sizesAnew],
  lastDays: [lastDays, lastDaysAnew],
  complaints: [complaints, complaintsAnew],
  ofChannels: [ofChannels, ofChannelsAnew],
};

/** The sums of comments that are not what a count of everything anew says, with the first rows that differ. */
export async function differingSums(db: Db): Promise<Record<string, unknown>> {
  const wrong: Record<string, unknown> = {};
  for (const [name, [counted, anew]] of Object.entries(pairs)) {
    const [kept, right] = [await rowsOf(db, counted), await rowsOf(db, anew)].map((rows) => rows.map((row) => JSON.stringify(row)));
    if (kept?.join() === right?.join()) continue;
    wrong[name] = {
      kept: kept?.filter((row) => !right?.includes(row)).slice(0, 3),
      right: right?.filter((row) => !kept?.includes(row)).slice(0, 3),
    };
  }
  return wrong;
}
