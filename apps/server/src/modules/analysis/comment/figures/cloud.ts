import { cloudOf } from '@backlot/comment-words';
import type { commentApi, OutputOf, ParsedInputOf } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { together } from '../../../../db/together/together';
import { type Reader, since } from '../Reader';
import { dailyCounts } from './dailyCounts';
import { estimate } from './estimate';
import { newestOf } from './newestOf';
import { type Period, periodOf } from './period';
import { commentsOfCreators, isOfCreators, saidByDay, saidUnderWorks } from './said';
import type { Scope } from './scopeOf';
import { toneOf, usualLeaning } from './tone';

/** The words that stand out in a period: from counts by day, but for single works and merchants, whose few comments are read. */
export async function cloudFor(
  db: Db,
  query: ParsedInputOf<typeof commentApi.cloud>,
  viewer: Reader,
): Promise<OutputOf<typeof commentApi.cloud>> {
  const period = await periodOf(db, query, viewer);
  const ofPeriod = since(viewer, period.fromDay);
  const isOfWorks = query.workId !== undefined || viewer.persona === 'shop';
  const [said, [total, dataTime]] = await Promise.all([
    isOfWorks ? saidUnderWorks(db, query, period, ofPeriod) : saidByDay(db, query, period, viewer),
    together(db, (at) => Promise.all([commentsIn(at, query, period, ofPeriod), newestOf(at, query, viewer, period.fromDay)])),
  ]);
  const words = new Map(said.map(({ token, times, n }) => [token, { times, comments: n }]));
  const bySaid = new Map(said.map((one) => [one.token, one]));
  const usual = usualLeaning(said);
  return {
    comments: total,
    words: cloudOf({ counts: { comments: total, words } }).map(({ word, comments: n, weight }) => ({
      word,
      comments: n,
      weight,
      tone: toneOf(bySaid.get(word), usual),
    })),
    estimate,
    dataTime,
  };
}

async function commentsIn(db: Db, scope: Scope, period: Period, viewer: Reader): Promise<number> {
  if (isOfCreators(scope, viewer)) return commentsOfCreators(db, scope, period, viewer);
  const { counted, which } = dailyCounts(scope, { from: period.fromDay, to: period.toDay }, viewer);
  const [total] = await db
    .select({ n: sql<number>`coalesce(sum(${counted.n}), 0)::int` })
    .from(counted)
    .where(which);
  return total?.n ?? 0;
}
