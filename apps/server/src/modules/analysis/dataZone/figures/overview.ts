import type { dataZoneApi, OutputOf, ParsedInputOf } from '@backlot/contract';
import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { presentTime } from '../../../../db/presentTime';
import { together } from '../../../../db/together/together';
import { commentChannelDaily } from '../../../../tables/analysis/commentCounts';
import { comments } from '../../../../tables/collection/comment';
import { ups, works } from '../../../../tables/creators/creator';
import type { Viewer } from '../../../base/sight';
import { onDays } from '../../../collection/comments';
import { addDays } from '../../../system/country';
import { counts, creatorsOf, dailyCounts, periodOf, saidByDay, toneOf, usualLeaning } from '../../comment';
import { presentWork, workColumns } from '../lists/workColumns';
import { beginOf, dayOf, type Span, spanOf } from './Span';

type Overview = OutputOf<typeof dataZoneApi.overview>;

const topMost = 5;
const wordMost = 8;

/** How a channel goes in a period beside the one before: all that is shown is asked in one go. */
export async function overviewOf(db: Db, query: ParsedInputOf<typeof dataZoneApi.overview>, viewer: Viewer): Promise<Overview> {
  const { webId } = query;
  const span = spanOf(await periodOf(db, query, viewer));
  const { fromDay, toDay, beforeFrom, beforeTo } = span;
  const creators = creatorsOf(viewer);
  const shown = (from: string): SQL | undefined =>
    and(
      eq(works.webId, webId),
      eq(works.workStatus, 1),
      creators && sql`${works.upId} in ${creators}`,
      gte(works.postTime, beginOf(from, span)),
      lt(works.postTime, beginOf(addDays(toDay, 1), span)),
    );
  const said = and(eq(comments.webId, webId), creators && sql`${comments.upId} in ${creators}`, counts);
  const day = dayOf(sql`${works.postTime}`, span);
  const { counted, which } = dailyCounts({ webId: [webId] }, { from: beforeFrom, to: toDay }, viewer);
  const answers = await together(db, (at) =>
    Promise.all([
      at
        .select({ day, works: sql<number>`count(*)::int`, views: sql<number>`coalesce(sum(${works.views}), 0)::float8` })
        .from(works)
        .where(shown(beforeFrom))
        .groupBy(day),
      at
        .select({ day: counted.day, sentiment: counted.sentiment, n: sql<number>`sum(${counted.n})::int` })
        .from(counted)
        .where(which)
        .groupBy(counted.day, counted.sentiment),
      at
        .select(workColumns)
        .from(works)
        .innerJoin(ups, eq(ups.id, works.upId))
        .where(shown(fromDay))
        .orderBy(sql`${works.views} desc nulls last`, desc(works.id))
        .limit(topMost),
      at
        .select({
          id: comments.id,
          content: comments.content,
          likeNum: comments.likeNum,
          sentiment: comments.sentiment,
          work: sql<string>`coalesce(${works.descr}, '')`,
          up: ups.nickname,
        })
        .from(comments)
        .innerJoin(works, eq(works.id, comments.workId))
        .innerJoin(ups, eq(ups.id, comments.upId))
        .where(and(said, onDays({ fromDay, toDay })))
        .orderBy(desc(comments.likeNum), desc(comments.id))
        .limit(topMost),
      saidByDay(at, { webId: [webId] }, span, viewer),
      saidByDay(at, { webId: [webId] }, { fromDay: beforeFrom, toDay: beforeTo }, viewer),
      at.select({ day }).from(works).where(eq(works.webId, webId)).orderBy(asc(works.postTime)).limit(1),
      at
        .select({ day: sql<string | null>`min(${commentChannelDaily.day})::text` })
        .from(commentChannelDaily)
        .where(eq(commentChannelDaily.webId, webId)),
      at.select({ time: comments.dataTime }).from(comments).where(said).orderBy(desc(comments.commentTime)).limit(1),
      at
        .select({ time: works.dataTime })
        .from(works)
        .where(shown(fromDay))
        .orderBy(sql`${works.dataTime} desc nulls last`)
        .limit(1),
    ]),
  );
  const [posted, felt, topWorks, topComments, words, wordsBefore, [firstWork], [firstComment], [commentData], [workData]] = answers;
  const isBefore = ({ day: of }: { day: string }) => of < fromDay;
  const isNow = ({ day: of }: { day: string }) => of >= fromDay;
  const total = <Row extends { day: string }>(rows: readonly Row[], of: (row: Row) => number) => ({
    now: sum(rows.filter(isNow).map(of)),
    before: sum(rows.filter(isBefore).map(of)),
  });
  const dataTime = [commentData?.time, workData?.time].flatMap((time) => time ?? []).toSorted((a, b) => b.getTime() - a.getTime())[0];
  return {
    fromDay,
    toDay,
    beforeFromDay: beforeFrom,
    timeZone: span.timeZone,
    days: daysOf(span, { posted, felt, firstWork: firstWork?.day, firstComment: firstComment?.day ?? undefined }),
    works: total(posted, (row) => row.works),
    views: total(posted, (row) => row.views),
    comments: total(felt, ({ n }) => n),
    sentiment: { now: sharesOf(felt.filter(isNow)), before: sharesOf(felt.filter(isBefore)) },
    topWorks: topWorks.map(presentWork),
    topComments,
    hotWords: hotWordsOf(words, wordsBefore),
    dataTime: dataTime ? presentTime(dataTime) : null,
  };
}

interface Known {
  posted: readonly { day: string; works: number; views: number }[];
  felt: readonly { day: string; sentiment: number; n: number }[];
  firstWork: string | undefined;
  firstComment: string | undefined;
}

/** The days of a period, each beside the day of the period before; nothing is said of days before the channel was known. */
function daysOf({ fromDay, length, beforeFrom }: Span, { posted, felt, firstWork, firstComment }: Known): Overview['days'] {
  const at = (day: string) => {
    const work = posted.find((row) => row.day === day);
    const isKnown = firstWork !== undefined && day >= firstWork;
    return {
      works: isKnown ? (work?.works ?? 0) : null,
      views: isKnown ? (work?.views ?? 0) : null,
      comments: firstComment !== undefined && day >= firstComment ? sum(felt.filter((row) => row.day === day).map(({ n }) => n)) : null,
    };
  };
  return Array.from({ length }, (_, index) => {
    const day = addDays(fromDay, index);
    return { day, ...at(day), before: at(addDays(beforeFrom, index)) };
  });
}

function sharesOf(rows: readonly { sentiment: number; n: number }[]): Overview['sentiment']['now'] {
  const of = (sentiment: number) => sum(rows.filter((row) => row.sentiment === sentiment).map(({ n }) => n));
  return { positive: of(1), neutral: of(0), negative: of(-1) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

type Said = Awaited<ReturnType<typeof saidByDay>>;

/** The words in most comments, with how many there were in the period before. */
function hotWordsOf(now: Said, before: Said): Overview['hotWords'] {
  const past = new Map(before.map(({ token, n }) => [token, n]));
  const usual = usualLeaning(now);
  return now
    .toSorted((a, b) => b.n - a.n || (a.token < b.token ? -1 : 1))
    .slice(0, wordMost)
    .map((one) => ({ word: one.token, comments: one.n, before: past.get(one.token) ?? 0, tone: toneOf(one, usual) }));
}
