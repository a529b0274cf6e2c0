import { type OutputOf, type ParsedInputOf, type rankApi, rankPeriods } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import { rankingItems, rankingLists } from '../../../../tables/analysis/ranking';
import type { Viewer } from '../../../base/sight';
import { lastPlaceFor, requireListFor } from './asked';
import { familyOf } from './findList';
import { isTold } from './told';

type Asked = ParsedInputOf<typeof rankApi.history>;

const l = rankingLists;

/** The daily lists of some days as one object stood on them. */
export async function historyOfObject(db: Db, asked: Asked, viewer: Viewer): Promise<OutputOf<typeof rankApi.history>> {
  requireListFor(viewer, asked.rankType);
  const last = lastPlaceFor(viewer) ?? Number.MAX_SAFE_INTEGER;
  const told = isTold(asked.rankType, viewer, false);
  const found = await rowsOf<{ day: string; rank_no: number | null; score: string | null }>(
    db,
    sql`select a.day, i.rank_no, i.score::text score
      from (select ${l.periodKey} as day from ${l} where ${familyOf(asked, rankPeriods.daily)} and ${l.periodKey} between ${asked.from} and ${asked.to}) a
      left join ${l} c on c.rank_type = ${asked.rankType} and c.rank_period = ${rankPeriods.daily} and c.country = ${asked.country}
        and c.web_id = ${asked.webId} and c.category = ${asked.category ?? ''} and c.period_key = a.day
      left join ${rankingItems} i on i.list_id = c.id and i.object_id = ${asked.objectId}
      order by a.day`,
  );
  return {
    rows: found.map(({ day, rank_no, score }) => {
      const isSeen = rank_no !== null && rank_no <= last;
      return { day, rankNo: isSeen ? rank_no : null, score: isSeen && told ? score : null };
    }),
  };
}
