import type { LiveRow } from '@backlot/contract';
import { inArray } from 'drizzle-orm';
import { countRows } from '../../../../db/list/countRows';
import { idBatches } from '../../../../db/list/idBatches';
import type { Services } from '../../../../services';
import { lives } from '../../../../tables/trade/live';
import { type Column, columnsFor, columnsOf, decimal, type ExportSource, headersOf, linesOf } from '../../../base/download';
import { stateWord } from '../../../base/lifeCycle';
import { viewerFrom } from '../../../base/sight';
import { sortingOf } from './pages';
import { presentLives } from './present';
import { type LiveQuery, whereOf } from './where';

const columns: readonly Column<LiveRow>[] = [
  { field: 'liveNo', header: { en: 'Live number', 'zh-CN': '直播编号', vn: 'Số phiên live' }, value: (row) => row.liveNo },
  { field: 'liveNo', header: { en: 'Title', 'zh-CN': '标题', vn: 'Tiêu đề' }, value: (row) => row.liveTitle },
  {
    field: 'liveStatus',
    header: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
    value: (row, language) => stateWord('liveStatus', row.liveStatus, language),
  },
  { field: 'up', header: { en: 'Creator', 'zh-CN': '达人', vn: 'KOL' }, value: (row) => row.up.name },
  { field: 'up', header: { en: 'Handle', 'zh-CN': '达人账号', vn: 'Tài khoản' }, value: (row) => row.upNumber },
  {
    field: 'country',
    header: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
    value: (row, _, wordOf) => wordOf('country', row.country),
  },
  {
    field: 'goods',
    header: { en: 'Products', 'zh-CN': '商品', vn: 'Sản phẩm' },
    value: (row) => row.goods.map(({ name }) => name).join('; '),
  },
  { field: 'bd', header: { en: 'BD', 'zh-CN': 'BD', vn: 'BD' }, value: (row) => row.bd.name },
  { field: 'beginTime', header: { en: 'Begins', 'zh-CN': '开始时间', vn: 'Bắt đầu' }, value: (row) => row.beginTime },
  { field: 'beginTime', header: { en: 'Ends', 'zh-CN': '结束时间', vn: 'Kết thúc' }, value: (row) => row.endTime },
  { field: 'viewers', header: { en: 'Viewers', 'zh-CN': '观看人数', vn: 'Người xem' }, value: (row) => row.viewers },
  { field: 'viewers', header: { en: 'Peak viewers', 'zh-CN': '峰值人数', vn: 'Cao nhất' }, value: (row) => row.peakViewers },
  { field: 'orders', header: { en: 'Orders', 'zh-CN': '订单数', vn: 'Đơn hàng' }, value: (row) => row.orders },
  { field: 'gmv', header: { en: 'Sales', 'zh-CN': '销售额', vn: 'Doanh số' }, value: (row) => decimal(row.gmv) },
  { field: 'gmv', header: { en: 'Currency', 'zh-CN': '币种', vn: 'Tiền tệ' }, value: (row) => row.currency },
  { field: 'dataTime', header: { en: 'Data time', 'zh-CN': '数据时间', vn: 'Thời điểm số liệu' }, value: (row) => row.dataTime },
  { field: 'liveStatus', header: { en: 'Reason', 'zh-CN': '原因', vn: 'Lý do' }, value: (row) => row.reason },
];

/** Lives as a file: those of the screen, in its order, as the person may see them when it runs. */
export const liveExport = ({ database: { db } }: Services): ExportSource => ({
  area: 'live',
  columns: async (_query, actor) => columnsFor(columns, await viewerFrom(db, actor)),
  headers: async (language, query, actor) => headersOf(columnsOf(columnsFor(columns, await viewerFrom(db, actor)), query), language),
  count: async (query, actor) => countRows(db, { table: lives, where: whereOf(query as LiveQuery, await viewerFrom(db, actor)) }),
  batches: async (query, actor) =>
    idBatches(
      db,
      { table: lives, where: whereOf(query as LiveQuery, await viewerFrom(db, actor)), ...sortingOf(query as LiveQuery) },
      query as LiveQuery,
    ),
  lines: async (ids, actor, query) => {
    const place = new Map(ids.map((id, index) => [id, index]));
    const found = await db
      .select()
      .from(lives)
      .where(inArray(lives.id, [...ids]));
    const viewer = await viewerFrom(db, actor);
    const rows = await presentLives(
      db,
      found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
      viewer,
    );
    return linesOf(db, { columns: columnsOf(columnsFor(columns, viewer), query), rows, language: actor.language });
  },
});
