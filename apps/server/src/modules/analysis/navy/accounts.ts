import { blackFanLife, type NavyAccount, type navyApi, navySigns, type OutputOf, type ParsedInputOf } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { inState } from '../../../db/inState';
import { presentPage } from '../../../db/presentPage';
import { presentTime } from '../../../db/presentTime';
import { blackFans } from '../../../tables/analysis/blackFan';
import type { Viewer } from '../../base/sight';
import { periodOf } from '../comment';
import { marked, signColumns } from './marked';

type Page = ParsedInputOf<typeof navyApi.accounts>;

interface Row extends Omit<NavyAccount, 'signs' | 'lastTime'> {
  same_words: boolean;
  burst: boolean;
  many_works: boolean;
  empty_profile: boolean;
  lastTime: string | Date;
  total: number;
}

/** The accounts with suspected comments, and the signs that those have. */
export async function pageOfAccounts(db: Db, query: Page, viewer: Viewer): Promise<OutputOf<typeof navyApi.accounts>> {
  const { pageNo, pageSize, sign } = query;
  const period = await periodOf(db, query, viewer);
  const rows = await rowsOf<Row>(
    db,
    sql`${marked(query, period, viewer)},
    accounts as (select web_id, who, max(platform_id) platform_id, max(name) "name", count(*)::int comments,
        count(*) filter (where suspected)::int suspected, count(distinct work_id)::int works, count(distinct up_id)::int creators,
        bool_or(suspected and same_words) same_words, bool_or(suspected and burst) burst, bool_or(suspected and many_works) many_works,
        bool_or(suspected and empty_profile) empty_profile,
        max(at) filter (where suspected) last_time, max(id) filter (where suspected) sample_id
      from marked group by 1, 2 having bool_or(suspected ${sign ? sql`and ${signColumns[sign]}` : sql``}))
    select a.web_id || ':' || a.who "key", a.web_id "webId", a.platform_id "platformId", a."name", a.comments, a.suspected, a.works,
      a.creators, a.same_words, a.burst, a.many_works, a.empty_profile, a.sample_id::text "sampleId",
      (select content from said where said.id = a.sample_id limit 1) sample, a.last_time "lastTime",
      exists (select 1 from ${blackFans} where ${blackFans.webId} = a.web_id and ${blackFans.fanPlatformId} = a.platform_id
        and ${blackFans.status} <> 2 and ${inState(blackFanLife, blackFans, 'active')}) "isBlack",
      (count(*) over ())::int total
    from accounts a order by a.suspected desc, a.web_id, a.who limit ${pageSize} offset ${(pageNo - 1) * pageSize}`,
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
