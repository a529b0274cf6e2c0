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
  { field: 'sampleNo', header: { en: 'Sample number', 'zh-CN': '寄样编号', vn: 'Số mẫu' }, value: (row) => row.sampleNo },
  {
    field: 'sampleStatus',
    header: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
    value: (row, language) => stateWord('sampleStatus', row.sampleStatus, language),
  },
  { field: 'up', header: { en: 'Creator', 'zh-CN': '达人', vn: 'KOL' }, value: (row) => row.up.name },
  { field: 'up', header: { en: 'Handle', 'zh-CN': '达人账号', vn: 'Tài khoản' }, value: (row) => row.upNumber },
  { field: 'goods', header: { en: 'Product', 'zh-CN': '商品', vn: 'Sản phẩm' }, value: (row) => row.goods.name },
  { field: 'goods', header: { en: 'Variant', 'zh-CN': '规格', vn: 'Phân loại' }, value: (row) => row.skuName },
  { field: 'quantity', header: { en: 'Quantity', 'zh-CN': '数量', vn: 'Số lượng' }, value: (row) => row.quantity },
  { field: 'sampleValue', header: { en: 'Value', 'zh-CN': '样品价值', vn: 'Giá trị' }, value: (row) => row.sampleValue },
  { field: 'sampleValue', header: { en: 'Currency', 'zh-CN': '币种', vn: 'Tiền tệ' }, value: (row) => row.currency },
  {
    field: 'country',
    header: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
    value: (row, _, wordOf) => wordOf('country', row.country),
  },
  { field: 'workOrder', header: { en: 'Order number', 'zh-CN': '工单编号', vn: 'Số đơn' }, value: (row) => row.workOrder.name },
  { field: 'shop', header: { en: 'Merchant', 'zh-CN': '商家', vn: 'Nhà bán hàng' }, value: (row) => row.shop.name },
  { field: 'bd', isInside: true, header: { en: 'BD', 'zh-CN': 'BD', vn: 'BD' }, value: (row) => row.bd?.name ?? null },
  { field: 'tracking', header: { en: 'Carrier', 'zh-CN': '物流公司', vn: 'Đơn vị vận chuyển' }, value: (row) => row.carrier },
  { field: 'tracking', header: { en: 'Tracking number', 'zh-CN': '运单号', vn: 'Mã vận đơn' }, value: (row) => row.trackingNo },
  { field: 'deadline', header: { en: 'Deadline', 'zh-CN': '截止时间', vn: 'Hạn' }, value: (row) => row.deadline },
  { field: 'sampleStatus', header: { en: 'Reason', 'zh-CN': '原因', vn: 'Lý do' }, value: (row) => row.reason },
  { field: 'createTime', header: { en: 'Requested', 'zh-CN': '申请时间', vn: 'Ngày yêu cầu' }, value: (row) => row.createTime },
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
