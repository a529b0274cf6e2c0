import { type HomeTile, type Permission, workOrderLife } from '@backlot/contract';
import { and, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { countRows } from '../../../db/list/countRows';
import { jsonRowsOf } from '../../../db/together/jsonRowsOf';
import { holds } from '../../../http/requests/caller';
import { dayIn, presentAmount } from '../../system/country';
import { runs, type Viewer } from '../../base/sight';
import { upsInSight } from '../../creators/creator';
import { ups } from '../../../tables/creators/creator';
import { fulfilledBetween, type Listing, ordersOfList } from '../../trade/order';
import { workOrders } from '../../../tables/trade/order';
import { workOrderUps } from '../../../tables/trade/submission';
import { stateQuery } from './stateQuery';

const running = stateQuery(workOrderLife, 'issued', 'claimed');

const lists: Record<Viewer['persona'], readonly [list: Listing, permission: Permission, link: string]> = {
  all: ['commercial', 'workOrderCom.query', `/workOrder/commercial?${running}`],
  team: ['commercial', 'workOrderCom.query', `/workOrder/commercial?${running}`],
  bd: ['bd', 'workOrderBd.query', '/workOrder/bd'],
  shop: ['shop', 'workOrderShop.query', '/workOrder/shop'],
};

/** How the trade of this person stands; each figure leads to its rows. */
export async function tradeTiles(db: Db, viewer: Viewer): Promise<HomeTile[]> {
  const is = (role: string) => viewer.caller.roles.includes(role);
  const tiles = await Promise.all([
    ordersRunning(db, viewer),
    is('finance') ? monthTiles(db, viewer) : [],
    is('staff') ? libraryTile(db, viewer) : [],
  ]);
  return tiles.flat();
}

/** Orders under way, counted as the list behind the link shows them. */
async function ordersRunning(db: Db, viewer: Viewer): Promise<HomeTile[]> {
  const [list, permission, link] = lists[viewer.persona];
  if (!holds(viewer.caller, permission)) return [];
  const [row] = await jsonRowsOf<{ n: number }>(
    db,
    sql`select count(*)::int n from ${workOrders} where ${and(ordersOfList(list, { current: true }, viewer), runs)}`,
  );
  return [{ key: 'ordersRunning', value: row?.n ?? 0, of: null, amounts: [], link }];
}

interface Fulfilled {
  list: string;
  currency: string;
  n: number;
  fees: string | null;
}

/** Creators fulfilled this month and the shooting fees that became due with them (domain/life-cycles 3.4), by kind of order. */
async function monthTiles(db: Db, viewer: Viewer): Promise<HomeTile[]> {
  const fulfilledFrom = `${dayIn('SG').slice(0, 8)}01`;
  const [commercial, leader] = [ordersOfList('commercial', {}, viewer), ordersOfList('leader', {}, viewer)];
  const rows = await jsonRowsOf<Fulfilled>(
    db,
    sql`
    select case when ${commercial} then 'commercial' else 'leader' end list, ${workOrders.currency} currency, count(*)::int n, sum(${workOrderUps.agreedShotCost})::text fees
    from ${workOrderUps} join ${workOrders} on ${workOrders.id} = ${workOrderUps.workOrderId}
    where ${and(or(commercial, leader), fulfilledBetween(fulfilledFrom))} group by 1, 2 order by 2`,
  );
  return (['commercial', 'leader'] as const).map((list) => {
    const ofList = rows.filter((row) => row.list === list);
    const amounts = ofList.flatMap(({ currency, fees }) =>
      fees === null || Number(fees) === 0 ? [] : [{ currency, amount: presentAmount(fees, currency) ?? fees }],
    );
    return {
      key: `${list}Fulfilled`,
      value: ofList.reduce((sum, { n }) => sum + n, 0),
      of: null,
      amounts,
      link: `/workOrder/${list}?fulfilledFrom=${fulfilledFrom}`,
    };
  });
}

/** Creators in the library. */
async function libraryTile(db: Db, viewer: Viewer): Promise<HomeTile> {
  return {
    key: 'creatorsInLibrary',
    value: await countRows(db, { table: ups, where: upsInSight(viewer) }),
    of: null,
    amounts: [],
    link: '/up/library',
  };
}
