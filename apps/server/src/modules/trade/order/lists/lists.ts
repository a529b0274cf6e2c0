import { ordersInSight, runs, type Viewer } from '../../../base/sight';
import { allocationLife, cooperationLife, type ParsedInputOf, type workOrderApi, workOrderLife } from '@backlot/contract';
import { and, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState, notInState } from '../../../../db/inState';
import { contains } from '../../../../db/list/contains';
import { countRows } from '../../../../db/list/countRows';
import { idBatches } from '../../../../db/list/idBatches';
import { listPage } from '../../../../db/list/listPage';
import { presentPage } from '../../../../db/presentPage';
import { localDay } from '../../../system/country';
import { shops } from '../../../../tables/merchants/merchant';
import { type Order } from '../../parts';
import { users } from '../../../../tables/base/user';
import { workOrderUps } from '../../../../tables/trade/submission';
import { allocatedTo, knownShares } from '../acts/knownShares';
import { presentListed } from './presentListed';
import { workOrderBds, workOrders } from '../../../../tables/trade/order';
import { isDue, waitsFor } from './waits';

export type OrderQuery = ParsedInputOf<typeof workOrderApi.bd>;
type Filter = Omit<OrderQuery, 'pageNo' | 'pageSize' | 'sortField' | 'sortOrder'>;

const { createTime, expireDate, handOutTime, workOrderNo, requireUpNum } = workOrders;
const sorts = { createTime, expireDate, handOutTime, workOrderNo, requireUpNum };
const newest = { sorts, fallback: { by: createTime, order: 'descend' as const } };
const soonest = { sorts, fallback: { by: expireDate, order: 'ascend' as const } };

/** Where the rows are work to be done, the one that ends soonest comes first; a list that holds ended orders too begins with the newest. */
const sortingOf = (listing: Listing, { current, due, waits }: Pick<Filter, 'current' | 'due' | 'waits'>) =>
  listing === 'hall' || current || due || waits ? soonest : newest;

/** SQL: what a list is narrowed to. */
export function filtered(
  {
    searchValue,
    country,
    workOrderStatus,
    workAttribute,
    workOrderSource,
    shopId,
    leaderId,
    bdId,
    batchNo,
    waits,
    due,
    expireFrom,
    expireTo,
    fulfilledFrom,
    fulfilledTo,
  }: Filter,
  viewer: Viewer,
): SQL | undefined {
  return and(
    searchValue
      ? or(contains(workOrders.workOrderName, searchValue), contains(workOrders.workOrderNo, searchValue), inShopNamed(searchValue))
      : undefined,
    country?.length ? inArray(workOrders.country, country) : undefined,
    workOrderStatus?.length ? inArray(workOrders.workOrderStatus, workOrderStatus) : undefined,
    workAttribute?.length ? inArray(workOrders.workAttribute, workAttribute) : undefined,
    workOrderSource?.length ? inArray(workOrders.workOrderSource, workOrderSource) : undefined,
    shopId ? eq(workOrders.shopId, shopId) : undefined,
    leaderId ? (viewer.persona === 'shop' ? sql`false` : eq(workOrders.leaderId, leaderId)) : undefined,
    bdId ? allocatedTo(and(eq(workOrderBds.bdId, bdId), knownShares(viewer))) : undefined,
    batchNo ? eq(workOrders.batchNo, batchNo) : undefined,
    waits ? waitsFor(waits, viewer) : undefined,
    due ? isDue(due, viewer) : undefined,
    expireFrom ? gte(workOrders.expireDate, expireFrom) : undefined,
    expireTo ? lte(workOrders.expireDate, expireTo) : undefined,
    fulfilledFrom || fulfilledTo
      ? sql`exists (select 1 from ${workOrderUps} where ${workOrderUps.workOrderId} = ${workOrders.id} and ${fulfilledBetween(fulfilledFrom, fulfilledTo)})`
      : undefined,
  );
}

/** SQL: submissions that were fulfilled in some days of their order's country. */
export const fulfilledBetween = (from: string | undefined, to?: string): SQL | undefined =>
  and(
    inState(cooperationLife, workOrderUps, 'fulfilled'),
    // In no country a day begins sooner than it does somewhere; the index finds those.
    from
      ? and(
          gte(workOrderUps.fulfilledTime, sql`${from}::date - interval '14 hours'`),
          gte(localDay(workOrderUps.fulfilledTime, workOrders.country), from),
        )
      : undefined,
    to ? lte(localDay(workOrderUps.fulfilledTime, workOrders.country), to) : undefined,
  );

const inShopNamed = (name: string): SQL =>
  sql`exists (select 1 from ${shops} where ${shops.id} = ${workOrders.shopId} and ${contains(shops.shopName, name)})`;

/** SQL: shares that concern a person: the own ones of a BD, those of the team of a team leader. */
function sharesOf({ persona, caller, scope }: Viewer): SQL {
  if (persona === 'all') return sql`true`;
  if (persona === 'team')
    return sql`exists (select 1 from ${users} where ${users.id} = ${workOrderBds.bdId} and ${inArray(users.orgId, [...scope.orgIds])})`;
  return sql`${workOrderBds.bdId} = ${caller.userId}`;
}

/** Which orders a list holds besides what was filtered for. */
export const listings = {
  commercial: () => eq(workOrders.workOrderType, 1),
  leader: () => eq(workOrders.workOrderType, 2),
  hall: (viewer: Viewer) => and(runs, allocatedTo(sql`${inState(allocationLife, workOrderBds, 'waiting')} and ${sharesOf(viewer)}`)),
  bd: (viewer: Viewer, { current }: Filter) => {
    if (current) return and(runs, allocatedTo(sql`${inState(allocationLife, workOrderBds, 'claimed')} and ${sharesOf(viewer)}`));
    // What a BD may see at all is what is theirs.
    return viewer.persona === 'bd' ? undefined : and(notInState(workOrderLife, workOrders, 'draft'), allocatedTo(sharesOf(viewer)));
  },
  shop: (_viewer: Viewer, { current }: Filter) => and(notInState(workOrderLife, workOrders, 'draft'), current ? runs : undefined),
} satisfies Record<string, (viewer: Viewer, filter: Filter) => SQL | undefined>;

export type Listing = keyof typeof listings;

export const whereOf = (listing: Listing, query: Filter, viewer: Viewer): SQL | undefined =>
  and(ordersInSight(viewer), listings[listing](viewer, query), filtered(query, viewer));

export async function pageOfOrders(db: Db, listing: Listing, query: OrderQuery, viewer: Viewer) {
  const { rows, totalRows } = await listPage(
    db,
    { table: workOrders, where: whereOf(listing, query, viewer), ...sortingOf(listing, query) },
    query,
  );
  return presentPage({ ...query, totalRows, rows: await presentListed(db, rows as unknown as Order[], viewer) });
}

export const countOrders = (db: Db, where: SQL | undefined): Promise<number> => countRows(db, { table: workOrders, where });

/** The ids of a list in its order. */
export const idsOfOrders = (
  db: Db,
  { listing, where, query }: { listing: Listing; where: SQL | undefined; query: OrderQuery },
): AsyncIterable<string[]> => idBatches(db, { table: workOrders, where, ...sortingOf(listing, query) }, query);
