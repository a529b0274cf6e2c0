import type { SampleRow } from '@backlot/contract';
import { inArray } from 'drizzle-orm';
import { countRows } from '../../../../db/list/countRows';
import { idBatches } from '../../../../db/list/idBatches';
import type { Services } from '../../../../services';
import { sampleShippings } from '../../../../tables/trade/sample';
import { type Column, columnsFor, columnsOf, type ExportSource, headersOf, linesOf } from '../../../base/download';
import { stateWord } from '../../../base/lifeCycle';
import { viewerFrom } from '../../../base/sight';
import { sortingOf } from './pageOfSamples';
import { presentSamples } from './present';
import { type SampleQuery, whereOf } from './where';

const columns: readonly Column<SampleRow>[] = [
  { field: 'sampleNo', header: ['寄样编号', 'Sample number', 'Số mẫu'], value: (row) => row.sampleNo },
  {
    field: 'sampleStatus',
    header: ['状态', 'Status', 'Trạng thái'],
    value: (row, language) => stateWord('sampleStatus', row.sampleStatus, language),
  },
  { field: 'up', header: ['达人', 'Creator', 'KOL'], value: (row) => row.up.name },
  { field: 'up', header: ['达人账号', 'Handle', 'Tài khoản'], value: (row) => row.upNumber },
  { field: 'goods', header: ['商品', 'Product', 'Sản phẩm'], value: (row) => row.goods.name },
  { field: 'goods', header: ['规格', 'Variant', 'Phân loại'], value: (row) => row.skuName },
  { field: 'quantity', header: ['数量', 'Quantity', 'Số lượng'], value: (row) => row.quantity },
  { field: 'sampleValue', header: ['样品价值', 'Value', 'Giá trị'], value: (row) => row.sampleValue },
  { field: 'sampleValue', header: ['币种', 'Currency', 'Tiền tệ'], value: (row) => row.currency },
  { field: 'country', header: ['国家', 'Country', 'Quốc gia'], value: (row, _, wordOf) => wordOf('country', row.country) },
  { field: 'workOrder', header: ['工单编号', 'Order number', 'Số đơn'], value: (row) => row.workOrder.name },
  { field: 'shop', header: ['商家', 'Merchant', 'Nhà bán hàng'], value: (row) => row.shop.name },
  { field: 'bd', isInside: true, header: ['BD', 'BD', 'BD'], value: (row) => row.bd?.name ?? null },
  { field: 'tracking', header: ['物流公司', 'Carrier', 'Đơn vị vận chuyển'], value: (row) => row.carrier },
  { field: 'tracking', header: ['运单号', 'Tracking number', 'Mã vận đơn'], value: (row) => row.trackingNo },
  { field: 'deadline', header: ['截止时间', 'Deadline', 'Hạn'], value: (row) => row.deadline },
  { field: 'sampleStatus', header: ['原因', 'Reason', 'Lý do'], value: (row) => row.reason },
  { field: 'createTime', header: ['申请时间', 'Requested', 'Ngày yêu cầu'], value: (row) => row.createTime },
];

/** Samples as a file, without their addresses: those of the screen, in its order, as the person may see them when it runs. */
export const sampleExport = ({ database: { db } }: Services): ExportSource => ({
  area: 'sample',
  columns: async (_query, actor) => columnsFor(columns, await viewerFrom(db, actor)),
  headers: async (language, query, actor) => headersOf(columnsOf(columnsFor(columns, await viewerFrom(db, actor)), query), language),
  count: async (query, actor) =>
    countRows(db, { table: sampleShippings, where: whereOf(query as SampleQuery, await viewerFrom(db, actor)) }),
  batches: async (query, actor) =>
    idBatches(
      db,
      { table: sampleShippings, where: whereOf(query as SampleQuery, await viewerFrom(db, actor)), ...sortingOf(query as SampleQuery) },
      query as SampleQuery,
    ),
  lines: async (ids, actor, query) => {
    const place = new Map(ids.map((id, index) => [id, index]));
    const found = await db
      .select()
      .from(sampleShippings)
      .where(inArray(sampleShippings.id, [...ids]));
    const viewer = await viewerFrom(db, actor);
    const rows = await presentSamples(
      db,
      found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
      viewer,
    );
    return linesOf(db, { columns: columnsOf(columnsFor(columns, viewer), query), rows, language: actor.language });
  },
});
