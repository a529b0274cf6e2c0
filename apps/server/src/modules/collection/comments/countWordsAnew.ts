import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { listOf, weekOf, weeksKept, wordsKept } from './countedFrom';
import { type Asked, isTouched } from './countingAsked';

/**
 * Counts words anew, once the comments are: they stand together for each day and week of a creator, and one by one for the days and
 * weeks of a channel, which move by the difference.
 */
export async function countWordsAnew(tx: Db, asked: Asked, anew: SQL): Promise<void> {
  const { webId, touched, days, weeks } = asked;
  const adding = listOf((figure) => `${figure} = kept.${figure} + excluded.${figure}`);
  const [moved] = await rowsOf<{ none: boolean }>(
    tx,
    sql`
    with ${touched},
    anew as materialized (${anew}),
    was as materialized (${wordsKept(sql`d.web_id = ${webId} and ${isTouched}`)}),
    sizes as materialized (
      select d.up_id, d.day, d.lang, sum(d.n)::int comments from comment_daily d where d.web_id = ${webId} and ${isTouched} group by 1, 2, 3),
    gone as (
      delete from comment_words_daily d where d.web_id = ${webId} and ${isTouched}
        and not exists (select from sizes s where (s.up_id, s.day, s.lang) = (d.up_id, d.day, d.lang))),
    lists as (select up_id, day, lang, ${listsOf} from anew group by 1, 2, 3),
    kept as (
      insert into comment_words_daily (web_id, up_id, day, lang, comments, ${listNames})
      select ${webId}::int, up_id, day, lang, comments, ${listOrNone} from sizes left join lists using (up_id, day, lang)
      on conflict (up_id, day, lang) do update set ${replacing}),
    changes as materialized (
      select web_id, day, lang, token, ${listOf((figure) => `sum(${figure}) ${figure}`)} from (
        select web_id, day, lang, token, ${listOf((figure) => figure)} from anew
        union all select web_id, day, lang, token, ${listOf((figure) => `-${figure}`)} from was) both_of
      group by 1, 2, 3, 4 having (${listOf((figure) => `sum(${figure})`)}) <> (0, 0, 0, 0)),
    by_week as (
      insert into comment_token_weekly as kept (web_id, week, lang, token, ${listOf((figure) => figure)})
      select web_id, ${weekOf(sql`day`)}, lang, token, ${listOf((figure) => `sum(${figure})`)} from changes group by 1, 2, 3, 4
      on conflict (web_id, week, lang, token) do update set ${adding}
      returning n),
    by_day as (
      insert into comment_token_daily as kept (web_id, day, lang, token, ${listOf((figure) => figure)})
      select web_id, day, lang, token, ${listOf((figure) => figure)} from changes
      on conflict (web_id, day, lang, token) do update set ${adding}
      returning n)
    select (select bool_or(n = 0) from by_week) or (select bool_or(n = 0) from by_day) "none"`,
  );
  await gatherWeeks(tx, asked);
  if (!moved?.none) return;
  await tx.execute(sql`delete from comment_token_daily where web_id = ${webId} and n = 0 and day in ${days}`);
  await tx.execute(sql`delete from comment_token_weekly where web_id = ${webId} and n = 0 and week in ${weeks}`);
}

/** The weeks of creators say what their days say. */
export const gatherWeeks = (tx: Db, { webId, touched }: Pick<Asked, 'webId' | 'touched'>) =>
  tx.execute(sql`
    with ${touched},
    touched_weeks as materialized (select distinct up_id, ${weekOf(sql`day`)} week from touched),
    ${weeksKept(sql`touched_weeks t join comment_words_daily d on d.up_id = t.up_id and d.web_id = ${webId} and d.day between t.week and t.week + 6`)},
    gone as (
      delete from comment_words_weekly d where d.web_id = ${webId} and (d.up_id, d.week) in (select up_id, week from touched_weeks)
        and not exists (select from sizes s where (s.up_id, s.week, s.lang) = (d.up_id, d.week, d.lang))),
    lists as (select up_id, week, lang, ${listsOf} from words group by 1, 2, 3)
    insert into comment_words_weekly (web_id, up_id, week, lang, comments, ${listNames})
    select ${webId}::int, up_id, week, lang, comments, ${listOrNone} from sizes left join lists using (up_id, week, lang)
    on conflict (up_id, week, lang) do update set ${replacing}`);

const listNames = sql`tokens, ${listOf((figure) => figure)}`;
const listsOf = sql`array_agg(token order by token) tokens, ${listOf((figure) => `array_agg(${figure}::int order by token) ${figure}`)}`;
const listOrNone = sql`coalesce(tokens, '{}'), ${listOf((figure) => `coalesce(${figure}, '{}')`)}`;
const replacing = sql`comments = excluded.comments, tokens = excluded.tokens, ${listOf((figure) => `${figure} = excluded.${figure}`)}`;
