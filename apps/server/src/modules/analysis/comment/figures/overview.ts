import type { commentApi, OutputOf, ParsedInputOf } from '@backlot/contract';
import { and, count, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { together } from '../../../../db/together/together';
import { comments } from '../../../../tables/collection/comment';
import { type Reader, since } from '../Reader';
import { onDays } from '../../../collection/comments';
import { addDays } from '../../../system/country';
import { counts } from '../counts';
import { channelsOf } from './channelsOf';
import { dailyComplaints, dailyCounts } from './dailyCounts';
import { estimate } from './estimate';
import { newestOf } from './newestOf';
import { type Period, periodOf } from './period';
import { type Scope, scopeOf } from './scopeOf';

type Overview = OutputOf<typeof commentApi.overview>;
type Shares = Overview['now'];

/** Days that what is usual is taken from. */
const usualDays = 28;

/** Sentiment by day, languages and what needs a look: from counts by day; complaints through the index of those few that are some. */
export async function overviewOf(db: Db, query: ParsedInputOf<typeof commentApi.overview>, viewer: Reader): Promise<Overview> {
  const period = await periodOf(db, query, viewer);
  const { fromDay, toDay, length, today, timeZone } = period;
  const from = addDays(fromDay, -length);
  const { counted, which } = dailyCounts(query, { from, to: toDay }, since(viewer, from));
  const rows = await db
    .select({ day: counted.day, lang: counted.lang, sentiment: counted.sentiment, n: sql<number>`sum(${counted.n})::int` })
    .from(counted)
    .where(which)
    .groupBy(counted.day, counted.lang, counted.sentiment)
    .orderBy(counted.day);
  const now = rows.filter(({ day }) => day >= fromDay);
  const days = [...new Set(now.map(({ day }) => day))].map((day) => ({ day, ...sharesOf(now.filter((row) => row.day === day)) }));
  const [look, dataTime] = await together(db, (at) =>
    Promise.all([lookFor(at, period, query, viewer), newestOf(at, query, viewer, fromDay)]),
  );
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
async function lookFor(db: Db, { today }: Period, scope: Scope, viewer: Reader) {
  const yesterday = addDays(today, -1);
  const usualSince = addDays(yesterday, -usualDays);
  const { complained, which } = dailyComplaints(scope, usualSince, since(viewer, usualSince));
  const isNew = sql`${complained.day} >= ${yesterday}`;
  const sum = (days: SQL) => sql<number>`coalesce(sum(${complained.n}) filter (where ${days}), 0)::int`;
  const lately = and(scopeOf(comments, scope, since(viewer, yesterday)), counts, onDays({ fromDay: yesterday }));
  // Each by its own index; that of complaints goes by channel and day.
  const some = sql`cardinality(${comments.complaints}) > 0`;
  const byChannel = sql`${comments.webId} = any(${channelsOf({ fromDay: yesterday, toDay: addDays(today, 1) })})`;
  const n = (where: SQL | undefined) => db.select({ n: count() }).from(comments).where(where);
  const byFan = and(lately, isNotNull(comments.blackFanId));
  const [kinds, [complaining], [fans], [fansOnly]] = await Promise.all([
    db
      .select({ kind: complained.kind, fresh: sum(isNew), past: sum(sql`not ${isNew}`) })
      .from(complained)
      .where(which)
      .groupBy(complained.kind),
    n(and(lately, some, byChannel)),
    n(byFan),
    n(and(byFan, sql`not ${some}`)),
  ]);
  const complaints = kinds
    .filter(({ fresh }) => fresh > 0)
    .sort((a, b) => b.fresh - a.fresh || (a.kind < b.kind ? -1 : 1))
    .map(({ kind, fresh, past }) => ({ kind, comments: fresh, usual: Math.round((past / usualDays) * 10) / 10 }));
  return { comments: (complaining?.n ?? 0) + (fansOnly?.n ?? 0), blackFans: fans?.n ?? 0, complaints };
}
