import { cloudOf } from '@backlot/comment-words';
import type { commentApi, OutputOf, ParsedInputOf } from '@backlot/contract';
import { and, between, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import { presentTime } from '../../../../db/presentTime';
import { together } from '../../../../db/together/together';
import { commentTokenDaily } from '../../../../tables/analysis/commentCounts';
import { comments } from '../../../../tables/collection/comment';
import type { Viewer } from '../../../base/sight';
import { ofChannels, onDays } from '../../../collection/comments';
import { creatorsOf } from '../sight';
import { counts } from '../whereOf';
import { dailyCounts } from './dailyCounts';
import { estimate } from './estimate';
import { type Period, periodOf } from './period';
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
  viewer: Viewer,
): Promise<OutputOf<typeof commentApi.cloud>> {
  const period = await periodOf(db, query, viewer);
  const said =
    query.workId || viewer.persona === 'shop'
      ? await saidUnderWorks(db, query, period, viewer)
      : await saidByDay(db, query, period, viewer);
  const { counted, which } = dailyCounts(query, { from: period.fromDay, to: period.toDay }, viewer);
  const [[total], [newest]] = await together(db, (at) =>
    Promise.all([
      at
        .select({ n: sql<number>`coalesce(sum(${counted.n}), 0)::int` })
        .from(counted)
        .where(which),
      at
        .select({ dataTime: comments.dataTime })
        .from(comments)
        .where(and(scopeOf(comments, query, viewer), counts))
        .orderBy(desc(comments.commentTime))
        .limit(1),
    ]),
  );
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
    dataTime: newest ? presentTime(newest.dataTime) : null,
  };
}

/** Words by how often they were said: whole channels stand under the creator 0. */
export const saidByDay = (
  db: Db,
  { webId, upId }: Scope,
  { fromDay, toDay }: Pick<Period, 'fromDay' | 'toDay'>,
  viewer: Viewer,
): Promise<Said[]> => {
  const creators = creatorsOf(viewer);
  const { token, upId: of } = commentTokenDaily;
  const whose: SQL | undefined = upId ? eq(of, upId) : creators ? ne(of, '0') : eq(of, '0');
  const total = (column: SQL) => sql<number>`sum(${column})::int`;
  return db
    .select({
      token,
      times: total(sql`${commentTokenDaily.times}`),
      n: total(sql`${commentTokenDaily.n}`),
      positive: total(sql`${commentTokenDaily.positive}`),
      negative: total(sql`${commentTokenDaily.negative}`),
    })
    .from(commentTokenDaily)
    .where(
      and(
        whose,
        creators && sql`${of} in ${creators}`,
        ofChannels(commentTokenDaily.webId, viewer.caller),
        webId?.length ? inArray(commentTokenDaily.webId, webId) : undefined,
        between(commentTokenDaily.day, fromDay, toDay),
      ),
    )
    .groupBy(token);
};

const saidUnderWorks = (db: Db, scope: Scope, period: Period, viewer: Viewer): Promise<Said[]> =>
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
