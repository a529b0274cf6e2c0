import { orderWords } from '@backlot/contract/words/trade/order';
import { viewerFrom } from '../../../base/sight';
import { stateWord } from '../../../base/lifeCycle';
import type { Permission, WorkOrderRow } from '@backlot/contract';
import { inArray } from 'drizzle-orm';
import type { Services } from '../../../../services';
import { type Column, columnsFor, columnsOf, decimal, type ExportSource, headersOf, linesOf } from '../../../base/download';
import { type Order } from '../../parts';
import { countOrders, idsOfOrders, type Listing, type OrderQuery, whereOf } from './lists';
import { presentOrders } from '../present';
import { workOrders } from '../../../../tables/trade/order';

const columns: readonly Column<WorkOrderRow>[] = [
  { field: 'workOrderName', header: orderWords.workOrderNo, value: (row) => row.workOrderNo },
  { field: 'workOrderName', header: orderWords.workOrderName, value: (row) => row.workOrderName },
  {
    // What its reader does next is no fact of an order: a file has its state.
    field: ['workOrderStatus', 'next'],
    header: orderWords.workOrderStatus,
    value: (row, language) => stateWord('workOrderStatus', row.workOrderStatus, language),
  },
  {
    field: 'workOrderType',
    header: orderWords.workOrderType,
    value: (row, _, wordOf) => wordOf('workOrderType', row.workOrderType),
  },
  {
    field: 'workAttribute',
    header: orderWords.workAttribute,
    value: (row, _, wordOf) => wordOf('workAttribute', row.workAttribute),
  },
  {
    field: 'workOrderSource',
    header: orderWords.workOrderSource,
    value: (row, _, wordOf) => wordOf('workOrderSource', row.workOrderSource),
  },
  {
    field: 'country',
    header: orderWords.country,
    value: (row, _, wordOf) => wordOf('country', row.country),
  },
  { field: ['shop', 'workOrderName'], header: orderWords.shop, value: (row) => row.shop.name },
  { field: 'goods', header: orderWords.goods, value: (row) => row.goods.name },
  {
    field: 'wholeProportion',
    header: orderWords.wholeProportion,
    value: (row) => row.wholeProportion,
  },
  { field: 'reward', header: orderWords.upProportion, value: (row) => row.upProportion },
  {
    field: 'bdProportion',
    isInside: true,
    header: orderWords.bdProportion,
    value: (row) => row.bdProportion,
  },
  { field: 'reward', header: orderWords.upShotCost, value: (row) => decimal(row.upShotCost) },
  { field: 'reward', header: orderWords.currency, value: (row) => row.currency },
  { field: 'requireUpNum', header: orderWords.requireUpNum, value: (row) => row.requireUpNum },
  { field: 'requireUpNum', header: orderWords.approvedNum, value: (row) => row.approvedNum },
  { field: 'pendingNum', header: orderWords.pendingNum, value: (row) => row.pendingNum },
  { field: 'publishedNum', header: orderWords.publishedNum, value: (row) => row.publishedNum },
  { field: 'fulfilledNum', header: orderWords.fulfilledNum, value: (row) => row.fulfilledNum },
  { field: 'gmv', header: orderWords.gmv, value: (row) => decimal(row.gmv) },
  { header: orderWords.validBegin, value: (row) => row.validBegin },
  { field: 'expireDate', header: orderWords.expireDate, value: (row) => row.expireDate },
  { field: 'leader', header: orderWords.leader, value: (row) => row.leader?.name ?? null },
  { field: 'handOutTime', header: orderWords.handOutTime, value: (row) => row.handOutTime },
  { field: 'batchNo', header: orderWords.batchNo, value: (row) => row.batchNo },
  { field: 'createTime', header: orderWords.createTime, value: (row) => row.createTime },
];

/** Rows of an order list as a file: those of the screen, in its order, as the person may see them when it runs. */
const source = (
  { database: { db } }: Services,
  { listing, area, permission }: { listing: Listing; area: string; permission: Permission },
): ExportSource => ({
  area,
  permission,
  columns: async (_query, actor) => columnsFor(columns, await viewerFrom(db, actor)),
  headers: async (language, query, actor) => headersOf(columnsOf(columnsFor(columns, await viewerFrom(db, actor)), query), language),
  count: async (query, actor) => countOrders(db, whereOf(listing, query as OrderQuery, await viewerFrom(db, actor))),
  batches: async (query, actor) =>
    idsOfOrders(db, {
      listing,
      where: whereOf(listing, query as OrderQuery, await viewerFrom(db, actor)),
      query: query as OrderQuery,
    }),
  lines: async (ids, actor, query) => {
    const place = new Map(ids.map((id, index) => [id, index]));
    const found: Order[] = await db
      .select()
      .from(workOrders)
      .where(inArray(workOrders.id, [...ids]));
    const viewer = await viewerFrom(db, actor);
    const rows = await presentOrders(
      db,
      found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
      viewer,
    );
    return linesOf(db, { columns: columnsOf(columnsFor(columns, viewer), query), rows, language: actor.language });
  },
});

export const commercialOrderExport = (services: Services) =>
  source(services, { listing: 'commercial', area: 'workOrderCom', permission: 'workOrderCom.export' });
export const leaderOrderExport = (services: Services) =>
  source(services, { listing: 'leader', area: 'workOrderLeader', permission: 'workOrderLeader.export' });
export const shopOrderExport = (services: Services) =>
  source(services, { listing: 'shop', area: 'workOrderShop', permission: 'workOrderShop.export' });
