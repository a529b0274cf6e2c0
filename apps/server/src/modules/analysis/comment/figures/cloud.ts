import { cloudOf } from '@backlot/comment-words';
import type { commentApi, OutputOf, ParsedInputOf } from '@backlot/contract';
import { and, between, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Db, rowsOf } from '../../../../db/database';
import { together } from '../../../../db/together/together';
import { commentTokenDaily, commentTokenWeekly, commentWordsDaily } from '../../../../tables/analysis/commentCounts';
import { comments } from '../../../../tables/collection/comment';
import type { Reader } from '../Reader';
import { ofChannels, onDays, weeksIn } from '../../../collection/comments';
import { creatorsOf } from '../sight';
import { counts } from '../counts';
import { channelsOf } from './channelsOf';
import { dailyCounts } from './dailyCounts';
import { estimate } from './estimate';
import { newestOf } from './newestOf';
import { type Days, type Period, periodOf } from './period';
import { type Scope, scopeOf } from './scopeOf';
import { toneOf, usualLeaning } from './tone';

interface Said {
  token: string;
  times: number;
  n: number;
  positive: number;
  negative: number;
}

/** The words that stand out in a period: from counts by day, but for single works and merchants, whose few comments are read. */
export async function cloudFor(
  db: Db,
  query: ParsedInputOf<typeof commentApi.cloud>,
  viewer: Reader,
): Promise<OutputOf<typeof commentApi.cloud>> {
  const period = await periodOf(db, query, viewer);
  const { counted, which } = dailyCounts(query, { from: period.fromDay, to: period.toDay }, viewer);
  const isOfWorks = query.workId !== undefined || viewer.persona === 'shop';
  const [said, [[total], dataTime]] = await Promise.all([
    isOfWorks ? saidUnderWorks(db, query, period, viewer) : saidByDay(db, query, period, viewer),
    together(db, (at) =>
      Promise.all([
        at
          .select({ n: sql<number>`coalesce(sum(${counted.n}), 0)::int` })
          .from(counted)
          .where(which),
        newestOf(at, and(scopeOf(comments, query, viewer), counts), period.fromDay),
      ]),
    ),
  ]);
  const words = new Map(said.map(({ token, times, n }) => [token, { times, comments: n }]));
  const bySaid = new Map(said.map((one) => [one.token, one]));
  const usual = usualLeaning(said);
  return {
    comments: total?.n ?? 0,
    words: cloudOf({ counts: { comments: total?.n ?? 0, words } }).map(({ word, comments: n, weight }) => ({
      word,
      comments: n,
      weight,
      tone: toneOf(bySaid.get(word), usual),
    })),
    estimate,
    dataTime,
  };
}

/** Words by how often they were said: of whole channels by week as well. */
export const saidByDay = (db: Db, scope: Scope, days: Days, viewer: Reader): Promise<Said[]> => {
  const creators = creatorsOf(viewer);
  const { upId, webId } = scope;
  if (!upId && !creators)
    return saidByWeek(db, days, ({ webId: channelOf }) =>
      and(ofChannels(channelOf, viewer.caller), webId?.length ? inArray(channelOf, webId) : sql`${channelOf} = any(${channelsOf(days)})`),
    );
  const { upId: of, day } = commentWordsDaily;
  const within = and(
    upId ? eq(of, upId) : undefined,
    creators && sql`${of} = any(array${creators})`,
    ofChannels(commentWordsDaily.webId, viewer.caller),
    webId?.length ? inArray(commentWordsDaily.webId, webId) : undefined,
    between(day, days.fromDay, days.toDay),
  );
  return summed(db, [sql`select word.* from ${commentWordsDaily} cross join lateral ${wordsOfDay} where ${within}`]);
};

function saidByWeek(db: Db, days: Days, within: (table: { webId: AnyPgColumn }) => SQL | undefined): Promise<Said[]> {
  const { weeks, around } = weeksIn(days);
  const { day } = commentTokenDaily;
  const parts = around.map((some) => daily(and(within(commentTokenDaily), between(day, some.fromDay, some.toDay))));
  const ofWeeks = and(within(commentTokenWeekly), inArray(commentTokenWeekly.week, weeks));
  if (weeks.length > 0) parts.push(sql`select ${columns} from ${commentTokenWeekly} where ${ofWeeks}`);
  return summed(db, parts);
}

const columns = sql.raw('token, times, n, positive, negative');
/** SQL: the words of one row, each with its figures. */
const wordsOfDay = sql.raw(`unnest(tokens, times, n, positive, negative) as word(token, times, n, positive, negative)`);
const daily = (where: SQL | undefined): SQL => sql`select ${columns} from ${commentTokenDaily} where ${where}`;

const summed = (db: Db, parts: readonly SQL[]): Promise<Said[]> =>
  rowsOf<Said>(
    db,
    sql`select token, sum(times)::int times, sum(n)::int n, sum(positive)::int positive, sum(negative)::int negative
      from (${sql.join([...parts], sql` union all `)}) said group by token`,
  );

const saidUnderWorks = (db: Db, scope: Scope, period: Period, viewer: Reader): Promise<Said[]> =>
  rowsOf<Said>(
    db,
    sql`select token, sum(times)::int times, count(*)::int n,
        count(*) filter (where sentiment > 0)::int positive, count(*) filter (where sentiment < 0)::int negative
      from (
        select ${comments.id}, ${comments.sentiment}, token, count(*) times
        from ${comments} cross join unnest(${comments.words}) token
        where ${and(scopeOf(comments, scope, viewer), counts, onDays(period))}
        group by 1, 2, 3) said
      group by token`,
  );
