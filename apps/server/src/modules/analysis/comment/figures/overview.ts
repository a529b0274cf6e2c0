import type { commentApi, OutputOf, ParsedInputOf } from '@backlot/contract';
import { and, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import { together } from '../../../../db/together/together';
import { comments } from '../../../../tables/collection/comment';
import type { Reader } from '../Reader';
import { onDays } from '../../../collection/comments';
import { addDays } from '../../../system/country';
import { counts } from '../whereOf';
import { channelsOf } from './channelsOf';
import { dailyCounts } from './dailyCounts';
import { estimate } from './estimate';
import { newestOf } from './newestOf';
import { type Period, periodOf } from './period';
import { scopeOf } from './scopeOf';

type Overview = OutputOf<typeof commentApi.overview>;
type Shares = Overview['now'];

/** Days that what is usual is taken from. */
const usualDays = 28;

/** Sentiment by day, languages and what needs a look: from counts by day; complaints through the index of those few that are some. */
export async function overviewOf(db: Db, query: ParsedInputOf<typeof commentApi.overview>, viewer: Reader): Promise<Overview> {
  const period = await periodOf(db, query, viewer);
  const { fromDay, toDay, length, today, timeZone } = period;
  const { counted, which } = dailyCounts(query, { from: addDays(fromDay, -length), to: toDay }, viewer);
  const rows = await db
    .select({ day: counted.day, lang: counted.lang, sentiment: counted.sentiment, n: sql<number>`sum(${counted.n})::int` })
    .from(counted)
    .where(which)
    .groupBy(counted.day, counted.lang, counted.sentiment)
    .orderBy(counted.day);
  const now = rows.filter(({ day }) => day >= fromDay);
  const days = [...new Set(now.map(({ day }) => day))].map((day) => ({ day, ...sharesOf(now.filter((row) => row.day === day)) }));
  const within = and(scopeOf(comments, query, viewer), counts);
  const [look, dataTime] = await together(db, (at) => Promise.all([lookFor(at, period, within), newestOf(at, within, fromDay)]));
  return {
    fromDay,
    toDay,
    timeZone,
    days,
    now: sharesOf(now),
    before: sharesOf(rows.filter(({ day }) => day < fromDay)),
    languages: languagesOf(now),
    look: { ...look, fromDay: addDays(today, -1) },
    estimate,
    dataTime,
  };
}

interface Counted {
  sentiment: number;
  lang: string;
  n: number;
}

function sharesOf(rows: readonly Counted[]): Shares {
  const of = (sentiment: number) => rows.reduce((sum, row) => (row.sentiment === sentiment ? sum + row.n : sum), 0);
  return { positive: of(1), neutral: of(0), negative: of(-1) };
}

function languagesOf(rows: readonly Counted[]): Overview['languages'] {
  const sums = new Map<string, number>();
  for (const { lang, n } of rows) sums.set(lang, (sums.get(lang) ?? 0) + n);
  return [...sums]
    .map(([lang, n]) => ({ lang: lang as Overview['languages'][number]['lang'], comments: n }))
    .sort((a, b) => b.comments - a.comments);
}

/** What came since yesterday and needs a look, beside what a day usually has. */
async function lookFor(db: Db, { today }: Period, scope: SQL | undefined) {
  const [yesterday, begin] = [addDays(today, -1), addDays(today, -1 - usualDays)];
  const isNew = onDays({ fromDay: yesterday });
  // The index of complaints goes by channel and day.
  const complained = and(
    scope,
    sql`cardinality(${comments.complaints}) > 0`,
    sql`${comments.webId} = any(${channelsOf({ fromDay: begin, toDay: addDays(today, 1) })})`,
  );
  const byFan = and(scope, isNotNull(comments.blackFanId));
  const [row] = await rowsOf<{
    complaints: number;
    fansOnly: number;
    fans: number;
    kinds: { kind: string; fresh: number; past: number }[] | null;
  }>(
    db,
    sql`select
      (select count(*)::int from ${comments} where ${complained} and ${isNew}) complaints,
      (select count(*)::int from ${comments} where ${byFan} and ${isNew} and cardinality(${comments.complaints}) = 0) "fansOnly",
      (select count(*)::int from ${comments} where ${byFan} and ${isNew}) fans,
      (select json_agg(k order by k.fresh desc, k.kind) from (
        select kind, count(*) filter (where ${isNew})::int fresh, count(*) filter (where not ${isNew})::int past
        from ${comments} cross join unnest(${comments.complaints}) kind
        where ${complained} and ${onDays({ fromDay: begin })}
        group by kind) k where k.fresh > 0) kinds`,
  );
  const complaints = (row?.kinds ?? []).map(({ kind, fresh, past }) => ({
    kind,
    comments: fresh,
    usual: Math.round((past / usualDays) * 10) / 10,
  }));
  return { comments: (row?.complaints ?? 0) + (row?.fansOnly ?? 0), blackFans: row?.fans ?? 0, complaints };
}
