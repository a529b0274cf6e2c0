import { blackFanLife, type NavyAccount, type navyApi, navySigns, type OutputOf, type ParsedInputOf } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { inState } from '../../../db/inState';
import { presentPage } from '../../../db/presentPage';
import { presentTime } from '../../../db/presentTime';
import { blackFans } from '../../../tables/analysis/blackFan';
import { navyComments } from '../../../tables/analysis/navy';
import { comments } from '../../../tables/collection/comment';
import type { Viewer } from '../../base/sight';
import { counts, periodOf } from '../comment';
import { marksOf } from './marksOf';

type Page = ParsedInputOf<typeof navyApi.accounts>;

/** The columns of the signs. */
const signColumns = {
  sameWords: sql`same_words`,
  burst: sql`burst`,
  manyWorks: sql`many_works`,
  emptyProfile: sql`empty_profile`,
} as const;

interface Row extends Omit<NavyAccount, 'signs' | 'lastTime'> {
  same_words: boolean;
  burst: boolean;
  many_works: boolean;
  empty_profile: boolean;
  lastTime: string | Date;
  total: number;
}

/** The accounts with suspected comments, and the signs that those have: of all, only those are counted, of a page everything is. */
export async function pageOfAccounts(db: Db, query: Page, viewer: Viewer): Promise<OutputOf<typeof navyApi.accounts>> {
  const { pageNo, pageSize, sign } = query;
  const which = marksOf(query, await periodOf(db, query, viewer), viewer);
  const rows = await rowsOf<Row>(
    db,
    sql`
    with accounts as (
      select web_id, who, is_named, count(*)::int suspected
      from ${navyComments} where ${which} and ${navyComments.suspected}
      group by 1, 2, 3 ${sign ? sql`having bool_or(${signColumns[sign]})` : sql``}),
    page as (
      select a.*, (count(*) over ())::int total from accounts a order by a.suspected desc, a.web_id, a.who limit ${pageSize} offset ${(pageNo - 1) * pageSize}),
    figures as (
      select web_id, who, is_named, count(*)::int comments, count(distinct work_id)::int works, count(distinct up_id)::int creators,
        bool_or(suspected and same_words) same_words, bool_or(suspected and burst) burst, bool_or(suspected and many_works) many_works,
        bool_or(suspected and empty_profile) empty_profile, max(comment_time) filter (where suspected) last_time, max(comment_id) filter (where suspected) sample_id
      from ${navyComments} where ${which} and (web_id, who) in (select web_id, who from page)
      group by 1, 2, 3)
    select a.web_id || ':' || a.who "key", a.web_id "webId", case when not a.is_named then a.who end "platformId", coalesce(said.author_name, a.who) "name",
      f.comments, a.suspected, f.works, f.creators, f.same_words, f.burst, f.many_works, f.empty_profile, f.sample_id::text "sampleId",
      coalesce(said.content, '') sample, f.last_time "lastTime",
      exists (select 1 from ${blackFans} where ${blackFans.webId} = a.web_id and ${blackFans.fanPlatformId} = a.who and not a.is_named
        and ${blackFans.status} <> 2 and ${inState(blackFanLife, blackFans, 'active')}) "isBlack", a.total
    from page a join figures f using (web_id, who, is_named) join ${navyComments} sample on sample.web_id = a.web_id and sample.comment_id = f.sample_id
    left join lateral (
      select ${comments.authorName}, ${comments.content} from ${comments}
      where ${comments.id} = sample.comment_id and ${comments.commentTime} = sample.comment_time and ${counts} limit 1) said on true
    order by a.suspected desc, a.web_id, a.who`,
  );
  const columnOf = { sameWords: 'same_words', burst: 'burst', manyWorks: 'many_works', emptyProfile: 'empty_profile' } as const;
  return presentPage({
    ...query,
    totalRows: rows[0]?.total ?? 0,
    rows: rows.map((row) => ({
      key: row.key,
      webId: row.webId,
      platformId: row.platformId,
      name: row.name,
      comments: row.comments,
      suspected: row.suspected,
      works: row.works,
      creators: row.creators,
      signs: navySigns.filter((one) => row[columnOf[one]]),
      sampleId: row.sampleId,
      sample: row.sample,
      lastTime: presentTime(new Date(row.lastTime)),
      isBlack: row.isBlack,
    })),
  });
}
