import type { SaleRow } from '@backlot/contract';
import { countRows } from '../../../../db/list/countRows';
import { idBatches } from '../../../../db/list/idBatches';
import type { Services } from '../../../../services';
import { type Column, columnsFor, columnsOf, decimal, type ExportSource, headersOf, linesOf } from '../../../base/download';
import { viewerFrom } from '../../../base/sight';
import { saleItems } from '../../../../tables/money/order';
import { presentLine } from './present';
import { rowsAround } from './rowsAround';
import { type OrderQuery, sorting, whereOf } from './whereOf';

const columns: readonly Column<SaleRow>[] = [
  { field: 'orderNo', header: ['订单号', 'Order number', 'Số đơn hàng'], value: (row) => row.orderNo },
  { field: 'orderNo', header: ['行号', 'Line', 'Dòng'], value: (row) => row.lineNo },
  { field: 'orderSource', header: ['来源', 'Source', 'Nguồn'], value: (row, _, wordOf) => wordOf('orderSource', String(row.orderSource)) },
  {
    field: 'orderStatus',
    header: ['状态', 'Status', 'Trạng thái'],
    value: (row, _, wordOf) => wordOf('orderStatus', String(row.orderStatus)),
  },
  { field: 'country', header: ['国家', 'Country', 'Quốc gia'], value: (row, _, wordOf) => wordOf('country', row.country) },
  { field: 'orderTime', header: ['下单时间', 'Ordered (UTC)', 'Đặt hàng (UTC)'], value: (row) => row.orderTime },
  { field: 'goods', header: ['商品', 'Product', 'Sản phẩm'], value: (row) => row.goods.name },
  { field: 'goods', header: ['数量', 'Quantity', 'Số lượng'], value: (row) => row.quantity },
  { field: 'payAmount', header: ['实付金额', 'Paid', 'Đã trả'], value: (row) => decimal(row.payAmount) },
  { field: 'refundAmount', header: ['退款金额', 'Refunded', 'Đã hoàn'], value: (row) => decimal(row.refundAmount) },
  { field: ['payAmount', 'refundAmount'], header: ['币种', 'Currency', 'Tiền tệ'], value: (row) => row.currency },
  { field: 'refundAmount', header: ['退款时间', 'Refund time (UTC)', 'Hoàn tiền lúc (UTC)'], value: (row) => row.refundTime },
  {
    field: 'salesType',
    header: ['销售方式', 'Sales type', 'Hình thức bán'],
    value: (row, _, wordOf) => (row.salesType === null ? null : wordOf('salesType', String(row.salesType))),
  },
  { field: 'up', header: ['达人', 'Creator', 'KOL'], value: (row) => row.up?.name ?? null },
  { field: 'workOrder', header: ['工单', 'Work order', 'Đơn công việc'], value: (row) => row.workOrder?.name ?? null },
  { field: 'shop', header: ['商家', 'Merchant', 'Nhà bán hàng'], value: (row) => row.shop.name },
  { field: 'bd', isInside: true, header: ['BD', 'BD', 'BD'], value: (row) => row.bd?.name ?? null },
  { field: 'bd', isInside: true, header: ['团长', 'Team leader', 'Trưởng nhóm'], value: (row) => row.leader?.name ?? null },
  { field: 'settleMonth', header: ['结算月', 'Settlement month', 'Tháng đối soát'], value: (row) => row.settleMonth },
];

/** Order lines as a file: those of the screen, in its order, as the person may see them when it runs. */
export const orderExport = ({ database: { db } }: Services): ExportSource => ({
  area: 'order',
  permission: 'orderList.export',
  columns: async (_query, actor) => columnsFor(columns, await viewerFrom(db, actor)),
  headers: async (language, query, actor) => headersOf(columnsOf(columnsFor(columns, await viewerFrom(db, actor)), query), language),
  count: async (query, actor) => countRows(db, { table: saleItems, where: whereOf(query as OrderQuery, await viewerFrom(db, actor)) }),
  batches: async (query, actor) =>
    idBatches(db, { table: saleItems, where: whereOf(query as OrderQuery, await viewerFrom(db, actor)), ...sorting }, query as OrderQuery),
  lines: async (ids, actor, query) => {
    const viewer = await viewerFrom(db, actor);
    const rows = (await rowsAround(db, ids)).map((row) => presentLine(row, viewer));
    return linesOf(db, { columns: columnsOf(columnsFor(columns, viewer), query), rows, language: actor.language });
  },
});
