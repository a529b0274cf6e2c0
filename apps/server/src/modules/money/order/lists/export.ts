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
  { field: 'orderNo', header: { en: 'Order number', 'zh-CN': '订单号', vn: 'Số đơn hàng' }, value: (row) => row.orderNo },
  { field: 'orderNo', header: { en: 'Line', 'zh-CN': '行号', vn: 'Dòng' }, value: (row) => row.lineNo },
  {
    field: 'orderSource',
    header: { en: 'Source', 'zh-CN': '来源', vn: 'Nguồn' },
    value: (row, _, wordOf) => wordOf('orderSource', String(row.orderSource)),
  },
  {
    field: 'orderStatus',
    header: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
    value: (row, _, wordOf) => wordOf('orderStatus', String(row.orderStatus)),
  },
  {
    field: 'country',
    header: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
    value: (row, _, wordOf) => wordOf('country', row.country),
  },
  { field: 'orderTime', header: { en: 'Ordered (UTC)', 'zh-CN': '下单时间', vn: 'Đặt hàng (UTC)' }, value: (row) => row.orderTime },
  { field: 'goods', header: { en: 'Product', 'zh-CN': '商品', vn: 'Sản phẩm' }, value: (row) => row.goods.name },
  { field: 'goods', header: { en: 'Quantity', 'zh-CN': '数量', vn: 'Số lượng' }, value: (row) => row.quantity },
  { field: 'payAmount', header: { en: 'Paid', 'zh-CN': '实付金额', vn: 'Đã trả' }, value: (row) => decimal(row.payAmount) },
  { field: 'refundAmount', header: { en: 'Refunded', 'zh-CN': '退款金额', vn: 'Đã hoàn' }, value: (row) => decimal(row.refundAmount) },
  { field: ['payAmount', 'refundAmount'], header: { en: 'Currency', 'zh-CN': '币种', vn: 'Tiền tệ' }, value: (row) => row.currency },
  {
    field: 'refundAmount',
    header: { en: 'Refund time (UTC)', 'zh-CN': '退款时间', vn: 'Hoàn tiền lúc (UTC)' },
    value: (row) => row.refundTime,
  },
  {
    field: 'salesType',
    header: { en: 'Sales type', 'zh-CN': '销售方式', vn: 'Hình thức bán' },
    value: (row, _, wordOf) => (row.salesType === null ? null : wordOf('salesType', String(row.salesType))),
  },
  { field: 'up', header: { en: 'Creator', 'zh-CN': '达人', vn: 'KOL' }, value: (row) => row.up?.name ?? null },
  { field: 'workOrder', header: { en: 'Work order', 'zh-CN': '工单', vn: 'Đơn công việc' }, value: (row) => row.workOrder?.name ?? null },
  { field: 'shop', header: { en: 'Merchant', 'zh-CN': '商家', vn: 'Nhà bán hàng' }, value: (row) => row.shop.name },
  { field: 'bd', isInside: true, header: { en: 'BD', 'zh-CN': 'BD', vn: 'BD' }, value: (row) => row.bd?.name ?? null },
  {
    field: 'bd',
    isInside: true,
    header: { en: 'Team leader', 'zh-CN': '团长', vn: 'Trưởng nhóm' },
    value: (row) => row.leader?.name ?? null,
  },
  { field: 'settleMonth', header: { en: 'Settlement month', 'zh-CN': '结算月', vn: 'Tháng đối soát' }, value: (row) => row.settleMonth },
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
