import type { navyApi, OutputOf, ParsedInputOf } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import { ups, works } from '../../../tables/creators/creator';
import type { Viewer } from '../../base/sight';
import { periodOf } from '../comment';
import { marked } from './marked';

type Overview = OutputOf<typeof navyApi.overview>;

/** Creators and works that are named. */
const most = 10;

interface Row {
  part: 'all' | 'day' | 'channel' | 'creator' | 'work';
  key: string | null;
  name: string | null;
  comments: number;
  suspected: number;
  same_words: number;
  burst: number;
  many_works: number;
  empty_profile: number;
}

/** How many comments have two signs or more, by day, channel, creator and work: one pass over the comments of the days. */
export async function overviewOf(
  db: Db,
  query: ParsedInputOf<typeof navyApi.overview>,
  viewer: Viewer,
  now = new Date(),
): Promise<Overview> {
  const period = await periodOf(db, query, viewer, now);
  const rows = await rowsOf<Row>(
    db,
    sql`${marked(query, period, viewer)},
    counted as (select web_id, up_id, work_id, "day", grouping(web_id, up_id, work_id, "day") g, count(*)::int comments,
        count(*) filter (where suspected)::int suspected, count(*) filter (where suspected and same_words)::int same_words,
        count(*) filter (where suspected and burst)::int burst, count(*) filter (where suspected and many_works)::int many_works,
        count(*) filter (where suspected and empty_profile)::int empty_profile
      from marked group by grouping sets ((web_id), (up_id), (work_id), ("day"), ()))
    select case c.g when 15 then 'all' when 14 then 'day' when 13 then 'work' when 11 then 'creator' else 'channel' end part,
      coalesce(c.web_id::text, c.up_id::text, c.work_id::text, to_char(c."day", 'YYYY-MM-DD')) "key",
      coalesce(${ups.nickname}, nullif(${works.descr}, ''), ${works.link}) "name",
      c.comments, c.suspected, c.same_words, c.burst, c.many_works, c.empty_profile
    from counted c left join ${ups} on ${ups.id} = c.up_id left join ${works} on ${works.id} = c.work_id
    where c.g in (7, 14, 15) or c.suspected > 0
    order by c.suspected desc, 2`,
  );
  const of = (part: Row['part']) => rows.filter((row) => row.part === part);
  const counts = ({ comments, suspected }: Row) => ({ comments, suspected });
  const named = (row: Row) => ({ id: row.key ?? '', ...counts(row) });
  const [all] = of('all');
  return {
    fromDay: period.fromDay,
    toDay: period.toDay,
    timeZone: period.timeZone,
    comments: all?.comments ?? 0,
    suspected: all?.suspected ?? 0,
    signs: {
      sameWords: all?.same_words ?? 0,
      burst: all?.burst ?? 0,
      manyWorks: all?.many_works ?? 0,
      emptyProfile: all?.empty_profile ?? 0,
    },
    days: of('day')
      .map((row) => ({ day: row.key ?? '', ...counts(row) }))
      .toSorted((one, other) => one.day.localeCompare(other.day)),
    channels: of('channel').map((row) => ({ webId: Number(row.key), ...counts(row) })),
    creators: of('creator')
      .slice(0, most)
      .map((row) => ({ ...named(row), name: row.name ?? '' })),
    works: of('work')
      .slice(0, most)
      .map((row) => ({ ...named(row), title: row.name ?? '' })),
    dataTime: presentTime(now),
  };
}
