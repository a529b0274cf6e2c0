import { and, between, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Db, rowsOf } from '../../../../db/database';
import { commentTokenDaily, commentTokenWeekly, commentWordsDaily, commentWordsWeekly } from '../../../../tables/analysis/commentCounts';
import { comments } from '../../../../tables/collection/comment';
import { onDays, weeksIn } from '../../../collection/comments';
import { counts } from '../counts';
import type { Reader } from '../Reader';
import { creatorsOf } from '../sight';
import type { Days } from './period';
import { type Scope, scopeOf } from './scopeOf';

/** A word, how often it was said, in how many comments, and in how many of those that feel so. */
export interface Said {
  token: string;
  times: number;
  n: number;
  positive: number;
  negative: number;
}

/** Words of a period: from counts by week, and by day around whole weeks. */
export const saidByDay = (db: Db, scope: Scope, days: Days, viewer: Reader): Promise<Said[]> =>
  summed(db, isOfCreators(scope, viewer) ? byCreators(scope, days, viewer) : byChannels(scope, days, viewer));

/** Words under single works, or those of a merchant, whose few comments are read. */
export const saidUnderWorks = (db: Db, scope: Scope, days: Days, viewer: Reader): Promise<Said[]> =>
  rowsOf<Said>(
    db,
    sql`select token, sum(times)::int times, count(*)::int n,
        count(*) filter (where sentiment > 0)::int positive, count(*) filter (where sentiment < 0)::int negative
      from (
        select ${comments.id}, ${comments.sentiment}, token, count(*) times
        from ${comments} cross join unnest(${comments.words}) token
        where ${and(scopeOf(comments, scope, viewer), counts, onDays(days))}
        group by 1, 2, 3) said
      group by token`,
  );

/** Whether some creators are asked about, and not whole channels or single works. */
export const isOfCreators = ({ upId, workId }: Scope, viewer: Reader): boolean =>
  viewer.persona !== 'shop' && workId === undefined && (upId !== undefined || creatorsOf(viewer) !== undefined);

/** How many comments the creators have whose words are told. */
export async function commentsOfCreators(db: Db, scope: Scope, days: Days, viewer: Reader): Promise<number> {
  const sums = partsOf(days, ofCreators).map(({ table, when }) =>
    db
      .select({ n: sql<number>`coalesce(sum(${table.comments}), 0)::int` })
      .from(table as typeof commentWordsDaily)
      .where(and(scopeOf(table, scope, viewer), when)),
  );
  return (await Promise.all(sums)).reduce((sum, [row]) => sum + (row?.n ?? 0), 0);
}

const ofCreators = { daily: commentWordsDaily, weekly: commentWordsWeekly };

const byCreators = (scope: Scope, days: Days, viewer: Reader): SQL[] =>
  partsOf(days, ofCreators).map(
    ({ table, when }) => sql`select ${wordsOf} from ${table} where ${and(scopeOf(table, scope, viewer), when)}`,
  );

const byChannels = (scope: Scope, days: Days, viewer: Reader): SQL[] =>
  partsOf(days, { daily: commentTokenDaily, weekly: commentTokenWeekly }).map(({ table, when }) => {
    const channels = scope.webId?.length ? undefined : sql`${table.webId} = any(${spokenOn})`;
    return sql`select ${columns} from ${table} where ${and(scopeOf(table, scope, viewer), channels, when)}`;
  });

/** SQL: channels that anything was ever said on: named, an index leads to the days of each, and past all others. Each is found by the one before it. */
const spokenOn = sql`array(
  with recursive spoken as (
    select min(${commentTokenWeekly.webId}) web_id from ${commentTokenWeekly}
    union all select (select min(${commentTokenWeekly.webId}) from ${commentTokenWeekly} where ${commentTokenWeekly.webId} > spoken.web_id)
    from spoken where spoken.web_id is not null)
  select web_id from spoken where web_id is not null)`;

/** The counts that tell of some days: by week, and by day around whole weeks. */
function partsOf<Daily extends { day: AnyPgColumn }, Weekly extends { week: AnyPgColumn }>(
  period: Days,
  { daily, weekly }: { daily: Daily; weekly: Weekly },
): { table: Daily | Weekly; when: SQL }[] {
  const { weeks, around } = weeksIn(period);
  const days = around.map((some) => ({ table: daily, when: between(daily.day, some.fromDay, some.toDay) }));
  const [first, last] = [weeks[0], weeks.at(-1)];
  // As a range: one by one, each creator would be looked for once for each week.
  return first === undefined || last === undefined ? days : [...days, { table: weekly, when: between(weekly.week, first, last) }];
}

const columns = sql.raw('token, times, n, positive, negative');
/** SQL: the words of a row, each with its figures. */
const wordsOf = sql.raw('unnest(tokens) token, unnest(times) times, unnest(n) n, unnest(positive) positive, unnest(negative) negative');

const summed = (db: Db, parts: readonly SQL[]): Promise<Said[]> =>
  rowsOf<Said>(
    db,
    sql`select token, sum(times)::int times, sum(n)::int n, sum(positive)::int positive, sum(negative)::int negative
      from (${sql.join([...parts], sql` union all `)}) said group by token`,
  );
