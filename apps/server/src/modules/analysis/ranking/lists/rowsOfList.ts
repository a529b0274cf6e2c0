import type { RankRow } from '@backlot/contract';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import { rankingItems } from '../../../../tables/analysis/ranking';
import type { Viewer } from '../../../base/sight';
import { countryOf, presentAmount } from '../../../system/country';
import { lastPlaceFor, type RankQuery } from './asked';
import { rankedBy } from './objects';
import { isTold } from './told';

type Figures = Partial<
  Pick<
    RankRow,
    | 'gmv'
    | 'orders'
    | 'growth'
    | 'fansInc'
    | 'interactionRate'
    | 'medianViews'
    | 'likes'
    | 'views'
    | 'viewsInc'
    | 'ageDays'
    | 'approvalRate'
  >
>;

interface Found {
  object_id: string;
  rank_no: number;
  prev_rank: number | null;
  name: string | null;
  second: string | null;
  avatar: string | null;
  star: number | null;
  open_id: string | null;
  opens: boolean;
  fans: string | number | null;
  score: string;
  value: Figures;
  days_on_list: number;
  consecutive_days: number;
  recent: (number | null)[] | null;
  n: number;
}

/** Followers from which a tier begins. */
const tierStarts = [0, 10_000, 50_000, 100_000, 500_000] as const;

const order = {
  rankNo: sql`i.rank_no`,
  score: sql`i.score`,
  daysOnList: sql`i.days_on_list`,
  consecutiveDays: sql`i.consecutive_days`,
};

const whereOf = (query: Partial<RankQuery> & { ids?: readonly string[] | undefined }, viewer: Viewer): SQL | undefined => {
  const last = lastPlaceFor(viewer);
  const { tier } = query;
  return and(
    query.placeMin === undefined ? undefined : sql`i.rank_no >= ${query.placeMin}`,
    query.placeMax === undefined ? undefined : sql`i.rank_no <= ${query.placeMax}`,
    query.scoreMin === undefined ? undefined : sql`i.score >= ${query.scoreMin}::numeric`,
    query.scoreMax === undefined ? undefined : sql`i.score <= ${query.scoreMax}::numeric`,
    query.daysInRow === undefined ? undefined : sql`i.consecutive_days >= ${query.daysInRow}`,
    tier === undefined
      ? undefined
      : sql`i.fans >= ${tierStarts[tier - 1] ?? 0} and i.fans < ${tierStarts[tier] ?? Number.MAX_SAFE_INTEGER}`,
    query.ids?.length ? inArray(sql`i.object_id`, [...query.ids]) : undefined,
    // Narrowing by a score would tell what is not told.
    last === undefined ? undefined : sql`i.rank_no <= ${last} and ${query.scoreMin === undefined && query.scoreMax === undefined}`,
  );
};

interface Reading {
  listId: string;
  query: Partial<RankQuery> & Pick<RankQuery, 'rankType' | 'country'> & { ids?: readonly string[] | undefined };
  viewer: Viewer;
  limit: number;
  offset: number;
  /** SQL of what stood on the lists before, where it is asked for. */
  recent?: SQL;
}

/** Places of a list that this person sees, with how many match. */
export async function rowsOfList(db: Db, { listId, query, viewer, limit, offset, recent = sql`null::json` }: Reading) {
  const { rankType, country } = query;
  const { join, name, second, avatar, star, openId, opens } = rankedBy(rankType, viewer);
  const direction = sql.raw(query.sortOrder === 'descend' ? 'desc' : 'asc');
  const found = await rowsOf<Found>(
    db,
    sql`select i.object_id::text object_id, i.rank_no, i.prev_rank, ${name} as name, ${second} as second, (${avatar})::text avatar, ${star} star,
        (${openId})::text open_id, coalesce(${opens ?? sql`true`}, false) opens, i.fans, i.score::text score, i.value, i.days_on_list, i.consecutive_days,
        ${recent} recent, count(*) over ()::int n
      from ${rankingItems} i ${join}
      where ${and(sql`i.list_id = ${listId}`, whereOf(query, viewer))}
      order by ${order[query.sortField ?? 'rankNo']} ${direction}, i.rank_no limit ${limit} offset ${offset}`,
  );
  const rows = found.map((row) => present(row, { rankType, country, viewer }));
  return { rows, recents: found.map((row) => row.recent ?? []), totalRows: found[0]?.n ?? 0 };
}

function present(row: Found, { rankType, country, viewer }: { rankType: number; country: string; viewer: Viewer }): RankRow {
  const told = isTold(rankType, viewer, row.opens);
  const fans = row.fans === null ? null : Number(row.fans);
  const { gmv = null, ...figures } = told ? row.value : ({} as Figures);
  return {
    id: row.object_id,
    rankNo: row.rank_no,
    prevRank: row.prev_rank,
    name: row.name ?? '',
    second: row.second,
    avatar: row.avatar,
    openId: row.open_id ?? row.object_id,
    opens: row.opens,
    fans,
    tier: fans === null ? null : tierStarts.filter((start) => fans >= start).length,
    starLevel: row.star,
    score: told ? row.score : null,
    ...unknown,
    ...figures,
    gmv: gmv === null ? null : presentAmount(gmv, countryOf(country).currency),
    daysOnList: row.days_on_list,
    consecutiveDays: row.consecutive_days,
  };
}

const unknown = {
  orders: null,
  growth: null,
  fansInc: null,
  interactionRate: null,
  medianViews: null,
  likes: null,
  views: null,
  viewsInc: null,
  ageDays: null,
  approvalRate: null,
};
