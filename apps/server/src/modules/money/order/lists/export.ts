import { orderWords } from '@backlot/contract/words/money/order';
import { inUtc } from '../../../../http/parts/inUtc';
import type { SaleRow } from '@backlot/contract';
import { countRows } from '../../../../db/list/countRows';
import { idBatches } from '../../../../db/list/idBatches';
import type { Actor } from '../../../../http/requests/actor';
import type { Services } from '../../../../services';
import { type Column, columnsFor, columnsOf, decimal, type ExportSource, headersOf, linesOf } from '../../../base/download';
import { viewerFrom } from '../../../base/sight';
import { saleItems } from '../../../../tables/money/order';
import { presentLine } from './present';
import { rowsAround } from './rowsAround';
import { linesAsked, type OrderQuery, sorting } from './linesAsked';

const columns: readonly Column<SaleRow>[] = [
  { field: 'orderNo', header: orderWords.orderNo, value: (row) => row.orderNo },
  { field: 'orderNo', header: orderWords.lineNo, value: (row) => row.lineNo },
  {
    field: 'orderSource',
    header: orderWords.orderSource,
    value: (row, _, wordOf) => wordOf('orderSource', String(row.orderSource)),
  },
  {
    field: 'orderStatus',
    header: orderWords.orderStatus,
    value: (row, _, wordOf) => wordOf('orderStatus', String(row.orderStatus)),
  },
  {
    field: 'country',
    header: orderWords.country,
    value: (row, _, wordOf) => wordOf('country', row.country),
  },
  { field: 'orderTime', header: inUtc(orderWords.orderTime), value: (row) => row.orderTime },
  { field: 'goods', header: orderWords.goods, value: (row) => row.goods.name },
  { field: 'goods', header: orderWords.quantity, value: (row) => row.quantity },
  { field: 'payAmount', header: orderWords.payAmount, value: (row) => decimal(row.payAmount) },
  { field: 'refundAmount', header: orderWords.refundAmount, value: (row) => decimal(row.refundAmount) },
  { field: ['payAmount', 'refundAmount'], header: orderWords.currency, value: (row) => row.currency },
  {
    field: 'refundAmount',
    header: inUtc(orderWords.refundTime),
    value: (row) => row.refundTime,
  },
  {
    field: 'salesType',
    header: orderWords.salesType,
    value: (row, _, wordOf) => (row.salesType === null ? null : wordOf('salesType', String(row.salesType))),
  },
  { field: 'up', header: orderWords.up, value: (row) => row.up?.name ?? null },
  { field: 'workOrder', header: orderWords.workOrder, value: (row) => row.workOrder?.name ?? null },
  { field: 'shop', header: orderWords.shop, value: (row) => row.shop.name },
  { field: 'bd', isInside: true, header: orderWords.bd, value: (row) => row.bd?.name ?? null },
  {
    field: 'bd',
    isInside: true,
    header: orderWords.leader,
    value: (row) => row.leader?.name ?? null,
  },
  { field: 'settleMonth', header: orderWords.settleMonth, value: (row) => row.settleMonth },
];

/** Order lines as a file: those of the screen, in its order, as the person may see them when it runs. */
export function orderExport({ database: { db } }: Services): ExportSource {
  const whereOf = async (query: OrderQuery, actor: Actor) => (await linesAsked(db, query, await viewerFrom(db, actor))).where;
  return {
    area: 'order',
    permission: 'orderList.export',
    columns: async (_query, actor) => columnsFor(columns, await viewerFrom(db, actor)),
    headers: async (language, query, actor) => headersOf(columnsOf(columnsFor(columns, await viewerFrom(db, actor)), query), language),
    count: async (query, actor) => countRows(db, { table: saleItems, where: await whereOf(query as OrderQuery, actor) }),
    batches: async (query, actor) =>
      idBatches(db, { table: saleItems, where: await whereOf(query as OrderQuery, actor), ...sorting }, query as OrderQuery),
    lines: async (ids, actor, query) => {
      const viewer = await viewerFrom(db, actor);
      const rows = (await rowsAround(db, ids)).map((row) => presentLine(row, viewer));
      return linesOf(db, { columns: columnsOf(columnsFor(columns, viewer), query), rows, language: actor.language });
    },
  };
}
