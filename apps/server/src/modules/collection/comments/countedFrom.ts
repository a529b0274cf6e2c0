import { codeOf, commentLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';

const normal = sql.raw(String(codeOf(commentLife, 'normal')));
const allComments = sql`comments c`;

/** The comments `c` of what is counted. */
export const said = { day: sql`c.day`, commentTime: sql`c.comment_time` };

/** SQL: comments `c` that count, by work, language and feeling. */
export const commentsOf = (where: SQL, from = allComments): SQL => sql`
  select c.web_id, c.up_id, c.work_id, c.day, c.lang, c.sentiment, count(*) n
  from ${from} where c.comment_status = ${normal} and ${where} group by 1, 2, 3, 4, 5, 6`;

/** SQL: what comments `c` that count complain of, by work and kind. */
export const complaintsIn = (where: SQL, from = allComments): SQL => sql`
  select c.web_id, c.up_id, c.work_id, c.day, kind, count(*) n
  from ${from} cross join unnest(c.complaints) kind where cardinality(c.complaints) > 0 and c.comment_status = ${normal} and ${where} group by 1, 2, 3, 4, 5`;

/** SQL: the words of comments `c` that count: how often, in how many, and in how many of those that feel so. */
export const wordsIn = (where: SQL, from = allComments): SQL => sql`
  select web_id, up_id, day, lang, token, sum(times)::bigint times, count(*) n,
    count(*) filter (where sentiment > 0) positive, count(*) filter (where sentiment < 0) negative
  from (
    select c.id, c.web_id, c.up_id, c.day, c.lang, c.sentiment, word.token, count(*) times
    from ${from} cross join unnest(c.words) as word(token)
    where c.comment_status = ${normal} and ${where}
    group by 1, 2, 3, 4, 5, 6, 7) said
  group by 1, 2, 3, 4, 5`;

/** SQL: the words of creators as they were counted: a row for each word of a day, or of a week. */
export const wordsKept = (where: SQL | undefined, by: 'day' | 'week' = 'day'): SQL => sql`
  select d.web_id, d.up_id, d.${sql.raw(by)}, d.lang, w.token, ${listOf((figure) => `w.${figure}::bigint ${figure}`)}
  from ${sql.raw(by === 'day' ? 'comment_words_daily' : 'comment_words_weekly')} d cross join lateral unnest(${lists}) as w(${listed})
  where ${where ?? sql`true`}`;

/** SQL: the Monday of a day's week. */
export const weekOf = (day: SQL): SQL => sql`date_trunc('week', ${day})::date`;

/** SQL: `sizes`, comments of a creator by week and language, and `words`, their words, of days `d`. */
export const weeksKept = (days: SQL): SQL => sql`
  of_days as materialized (select d.*, ${weekOf(sql`d.day`)} week from ${days}),
  sizes as materialized (select up_id, week, lang, sum(comments)::int comments from of_days group by 1, 2, 3),
  words as materialized (
    select d.up_id, d.week, d.lang, w.token, ${listOf((figure) => `sum(w.${figure})::bigint ${figure}`)}
    from of_days d cross join lateral unnest(${lists}) as w(${listed}) group by 1, 2, 3, 4)`;

/** What is counted of a word: how often, in how many comments, and in how many of those that feel so. */
export const figures = ['times', 'n', 'positive', 'negative'] as const;

/** SQL: something of each figure. */
export function listOf(of: (figure: (typeof figures)[number]) => string): SQL {
  return sql.raw(figures.map(of).join(', '));
}

const lists = sql.raw('d.tokens, d.times, d.n, d.positive, d.negative');
const listed = sql.raw('token, times, n, positive, negative');
