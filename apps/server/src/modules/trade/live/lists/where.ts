import { type liveApi, liveLife, type ParsedInputOf } from '@backlot/contract';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { inState } from '../../../../db/inState';
import { contains } from '../../../../db/list/contains';
import { ups } from '../../../../tables/creators/creator';
import { goods } from '../../../../tables/merchants/product';
import { liveGoods, lives } from '../../../../tables/trade/live';
import { type Viewer, viewerId } from '../../../base/sight';
import { localDay } from '../../../system/country';
import { livesInSight } from '../sight';

export type LiveQuery = ParsedInputOf<typeof liveApi.page>;

const { liveNo, liveTitle, liveStatus, country, webId, upId, bdId, beginTime } = lives;

/** SQL: lives that begin on some days of their country, both included. The bounds in UTC are wide, so that the index is used. */
export const onDays = (from: string | undefined, to: string | undefined): SQL | undefined =>
  and(
    from ? sql`${beginTime} >= ${from}::timestamp at time zone 'UTC' - interval '1 day'` : undefined,
    to ? sql`${beginTime} < ${to}::timestamp at time zone 'UTC' + interval '2 days'` : undefined,
    from ? sql`${localDay(beginTime, country)} >= ${from}` : undefined,
    to ? sql`${localDay(beginTime, country)} <= ${to}` : undefined,
  );

/** SQL: ended lives of a person that owe their results. */
export const owesResults = (userId: string): SQL | undefined => and(inState(liveLife, lives, 'ended'), eq(bdId, userId));

export const whereOf = (query: LiveQuery, viewer: Viewer): SQL | undefined =>
  and(
    livesInSight(viewer),
    query.searchValue
      ? or(
          contains(liveNo, query.searchValue),
          contains(liveTitle, query.searchValue),
          sql`exists (select 1 from ${ups} where ${ups.id} = ${upId} and (${contains(ups.nickname, query.searchValue)} or ${contains(ups.upNumber, query.searchValue)}))`,
          shows(contains(goods.goodsName, query.searchValue)),
        )
      : undefined,
    query.liveStatus?.length ? inArray(liveStatus, query.liveStatus) : undefined,
    query.country?.length ? inArray(country, query.country) : undefined,
    query.webId?.length ? inArray(webId, query.webId) : undefined,
    onDays(query.from, query.to),
    query.upId ? eq(upId, query.upId) : undefined,
    query.goodsId ? shows(eq(goods.id, query.goodsId)) : undefined,
    query.personId ? eq(bdId, query.personId) : undefined,
    query.waits ? owesResults(viewerId(viewer)) : undefined,
  );

const shows = (which: SQL): SQL =>
  sql`exists (select 1 from ${liveGoods} join ${goods} on ${goods.id} = ${liveGoods.goodsId} where ${liveGoods.liveId} = ${lives.id} and ${which})`;
