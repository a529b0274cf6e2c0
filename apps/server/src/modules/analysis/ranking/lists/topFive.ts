import { type OutputOf, type rankApi, topPlaces } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { rankingItems, rankingLists } from '../../../../tables/analysis/ranking';
import type { Viewer } from '../../../base/sight';
import { type AskedList, lastPlaceFor, requireListFor } from './asked';
import { familyOf, findList } from './findList';
import { rowsOfList } from './rowsOfList';

const l = rankingLists;

/** As many lists as the small line of a place shows. */
const recentLists = 15;

/** The first five places with their scores on the lists before. */
export async function topFive(db: Db, asked: AskedList, viewer: Viewer): Promise<OutputOf<typeof rankApi.topFive>> {
  requireListFor(viewer, asked.rankType);
  const isTopOnly = lastPlaceFor(viewer) !== undefined;
  const found = await findList(db, asked);
  if (!found?.id) return { list: found?.list ?? null, rows: [], isTopOnly };
  const recent = sql`(
    select json_agg(score order by period_key) from (
      select b.period_key, (
        select x.score::float8 from ${rankingItems} x join ${l} c on c.id = x.list_id
        where x.object_id = i.object_id and c.rank_type = ${asked.rankType} and c.rank_period = ${asked.rankPeriod} and c.country = ${asked.country}
          and c.web_id = ${asked.webId} and c.category = ${asked.category ?? ''} and c.period_key = b.period_key) score
      from (select ${l.periodKey} period_key from ${l} where ${familyOf(asked, asked.rankPeriod)} and ${l.periodKey} <= ${found.list.periodKey}
        order by ${l.periodKey} desc limit ${recentLists}) b) lately)`;
  const { rows, recents } = await rowsOfList(db, {
    listId: found.id,
    query: { ...asked, placeMax: topPlaces },
    viewer,
    limit: topPlaces,
    offset: 0,
    recent,
  });
  return {
    list: found.list,
    rows: rows.map((row, place) => ({ ...row, recent: row.score === null ? [] : (recents[place] ?? []) })),
    isTopOnly,
  };
}
