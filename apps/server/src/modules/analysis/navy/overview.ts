import type { navyApi, OutputOf, ParsedInputOf } from '@backlot/contract';
import { and, between, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import { jsonRowsOf } from '../../../db/together/jsonRowsOf';
import { together } from '../../../db/together/together';
import { commentDaily } from '../../../tables/analysis/commentCounts';
import { navyComments, navyRuns } from '../../../tables/analysis/navy';
import { ups, works } from '../../../tables/creators/creator';
import type { Viewer } from '../../base/sight';
import { ofChannels } from '../../collection/comments';
import { dailyCounts, periodOf, scopeOf } from '../comment';
import { marksOf, scopeIn } from './marksOf';

type Overview = OutputOf<typeof navyApi.overview>;

/** Creators and works that are named. */
const most = 10;

interface Row {
  part: 'all' | 'day' | 'channel' | 'creator' | 'work';
  key: string | null;
  name: string | null;
  /** Of creators and works. */
  comments: number | null;
  suspected: number;
  same_words: number;
  burst: number;
  many_works: number;
  empty_profile: number;
}

/** How many comments have two signs or more, by day, channel, creator and work: what was marked, beside the counts of all comments. */
export async function overviewOf(
  db: Db,
  query: ParsedInputOf<typeof navyApi.overview>,
  viewer: Viewer,
  now = new Date(),
): Promise<Overview> {
  const period = await periodOf(db, query, viewer, now);
  const scope = scopeIn(query);
  const { counted, which } = dailyCounts(scope, { from: period.fromDay, to: period.toDay }, viewer);
  const asked = and(scopeOf(commentDaily, scope, viewer), between(commentDaily.day, period.fromDay, period.toDay));
  const said = (whose: SQL): SQL => sql`(select sum(${commentDaily.n})::int from ${commentDaily} where ${asked} and ${whose})`;
  const [totals, rows, [run]] = await together(db, (at) =>
    Promise.all([
      at
        .select({ day: counted.day, webId: counted.webId, n: sql<number>`sum(${counted.n})::int` })
        .from(counted)
        .where(which)
        .groupBy(counted.day, counted.webId),
      jsonRowsOf<Row>(
        at,
        sql`
        with sums as (
          select web_id, up_id, work_id, "day", grouping(web_id, up_id, work_id, "day") g, count(*)::int suspected, count(*) filter (where same_words)::int same_words,
            count(*) filter (where burst)::int burst, count(*) filter (where many_works)::int many_works, count(*) filter (where empty_profile)::int empty_profile
          from ${navyComments} where ${marksOf(query, period, viewer)} and ${navyComments.suspected}
          group by grouping sets ((web_id), (up_id), (work_id), ("day"), ())),
        placed as (select sums.*, row_number() over (partition by g order by suspected desc, coalesce(up_id, work_id)::text) place from sums)
        select case p.g when 15 then 'all' when 14 then 'day' when 13 then 'work' when 11 then 'creator' else 'channel' end part,
          coalesce(p.web_id::text, p.up_id::text, p.work_id::text, to_char(p."day", 'YYYY-MM-DD')) "key",
          coalesce(${ups.nickname}, nullif(${works.descr}, ''), ${works.link}) "name",
          case p.g when 11 then ${said(sql`${commentDaily.upId} = p.up_id`)} when 13 then ${said(sql`${commentDaily.workId} = p.work_id`)} end comments,
          p.suspected, p.same_words, p.burst, p.many_works, p.empty_profile
        from placed p left join ${ups} on ${ups.id} = p.up_id left join ${works} on ${works.id} = p.work_id
        where p.g not in (11, 13) or p.place <= ${most}
        order by p.place`,
      ),
      at
        .select({ time: sql<string | null>`max(${navyRuns.markTime})` })
        .from(navyRuns)
        .where(ofChannels(navyRuns.webId, viewer.caller)),
    ]),
  );
  const of = (part: Row['part']) => rows.filter((row) => row.part === part);
  const suspectedOf = (part: Row['part']) => new Map(of(part).map(({ key, suspected }) => [key, suspected]));
  const [ofDay, ofChannel] = [suspectedOf('day'), suspectedOf('channel')];
  const comments = (some: typeof totals) => some.reduce((sum, { n }) => sum + n, 0);
  const named = ({ key, ...row }: Row) => ({ id: key ?? '', comments: row.comments ?? 0, suspected: row.suspected });
  const [all] = of('all');
  return {
    fromDay: period.fromDay,
    toDay: period.toDay,
    timeZone: period.timeZone,
    comments: comments(totals),
    suspected: all?.suspected ?? 0,
    signs: {
      sameWords: all?.same_words ?? 0,
      burst: all?.burst ?? 0,
      manyWorks: all?.many_works ?? 0,
      emptyProfile: all?.empty_profile ?? 0,
    },
    days: [...Map.groupBy(totals, ({ day }) => day)]
      .map(([day, some]) => ({ day, comments: comments(some), suspected: ofDay.get(day) ?? 0 }))
      .toSorted((one, other) => one.day.localeCompare(other.day)),
    channels: [...Map.groupBy(totals, ({ webId }) => webId)]
      .map(([webId, some]) => ({ webId, comments: comments(some), suspected: ofChannel.get(String(webId)) ?? 0 }))
      .toSorted((one, other) => other.suspected - one.suspected || one.webId - other.webId),
    creators: of('creator').map((row) => ({ ...named(row), name: row.name ?? '' })),
    works: of('work').map((row) => ({ ...named(row), title: row.name ?? '' })),
    dataTime: run?.time ? presentTime(new Date(run.time)) : null,
  };
}
