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
  { field: 'liveNo', header: ['直播编号', 'Live number', 'Số phiên live'], value: (row) => row.liveNo },
  { field: 'liveNo', header: ['标题', 'Title', 'Tiêu đề'], value: (row) => row.liveTitle },
  {
    field: 'liveStatus',
    header: ['状态', 'Status', 'Trạng thái'],
    value: (row, language) => stateWord('liveStatus', row.liveStatus, language),
  },
  { field: 'up', header: ['达人', 'Creator', 'KOL'], value: (row) => row.up.name },
  { field: 'up', header: ['达人账号', 'Handle', 'Tài khoản'], value: (row) => row.upNumber },
  { field: 'country', header: ['国家', 'Country', 'Quốc gia'], value: (row, _, wordOf) => wordOf('country', row.country) },
  { field: 'goods', header: ['商品', 'Products', 'Sản phẩm'], value: (row) => row.goods.map(({ name }) => name).join('; ') },
  { field: 'bd', header: ['BD', 'BD', 'BD'], value: (row) => row.bd.name },
  { field: 'beginTime', header: ['开始时间', 'Begins', 'Bắt đầu'], value: (row) => row.beginTime },
  { field: 'beginTime', header: ['结束时间', 'Ends', 'Kết thúc'], value: (row) => row.endTime },
  { field: 'viewers', header: ['观看人数', 'Viewers', 'Người xem'], value: (row) => row.viewers },
  { field: 'viewers', header: ['峰值人数', 'Peak viewers', 'Cao nhất'], value: (row) => row.peakViewers },
  { field: 'orders', header: ['订单数', 'Orders', 'Đơn hàng'], value: (row) => row.orders },
  { field: 'gmv', header: ['销售额', 'Sales', 'Doanh số'], value: (row) => decimal(row.gmv) },
  { field: 'gmv', header: ['币种', 'Currency', 'Tiền tệ'], value: (row) => row.currency },
  { field: 'dataTime', header: ['数据时间', 'Data time', 'Thời điểm số liệu'], value: (row) => row.dataTime },
  { field: 'liveStatus', header: ['原因', 'Reason', 'Lý do'], value: (row) => row.reason },
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
