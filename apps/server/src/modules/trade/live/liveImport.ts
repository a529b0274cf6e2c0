import { hundredths, is, liveLife } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import { lives } from '../../../tables/trade/live';
import { type Cells, type ImportSource, numberCell, type Outcome } from '../../base/imports';
import { type Viewer, viewerFrom } from '../../base/sight';
import { reportLive } from './acts/results';
import { livesInSight } from './sight';

/** Results of lives from a file: a row reports the live of its number. The same file a second time changes nothing. */
export const liveImport: ImportSource = {
  area: 'live',
  permission: 'live.import',
  fields: [
    { key: 'liveNo', header: ['直播编号', 'Live number', 'Số phiên live'], required: true, example: 'ZB261124PH00001' },
    { key: 'viewers', header: ['观看人数', 'Viewers', 'Người xem'], required: true, example: '12500' },
    { key: 'peakViewers', header: ['峰值人数', 'Peak viewers', 'Cao nhất'], example: '1830' },
    { key: 'orders', header: ['订单数', 'Orders', 'Đơn hàng'], required: true, example: '214' },
    { key: 'gmv', header: ['销售额', 'Sales', 'Doanh số'], required: true, example: '85386' },
  ],
  ignored: [
    ['标题', 'Title', 'Tiêu đề'],
    ['状态', 'Status', 'Trạng thái'],
    ['达人', 'Creator', 'KOL'],
    ['达人账号', 'Handle', 'Tài khoản'],
    ['国家', 'Country', 'Quốc gia'],
    ['商品', 'Products', 'Sản phẩm'],
    ['BD', 'BD', 'BD'],
    ['开始时间', 'Begins', 'Bắt đầu'],
    ['结束时间', 'Ends', 'Kết thúc'],
    ['币种', 'Currency', 'Tiền tệ'],
    ['数据时间', 'Data time', 'Thời điểm số liệu'],
    ['原因', 'Reason', 'Lý do'],
  ],
  open: async (db, actor) => {
    const viewer = await viewerFrom(db, actor);
    return {
      keyOf: ({ liveNo = '' }) => liveNo.toUpperCase(),
      carry: (tx, cells) => carry(tx, cells, viewer),
    };
  },
};

async function carry(tx: Db, cells: Cells, viewer: Viewer): Promise<Outcome> {
  const [live] = await tx
    .select()
    .from(lives)
    .where(and(eq(lives.liveNo, (cells['liveNo'] ?? '').toUpperCase()), livesInSight(viewer)));
  if (!live) throw new Refusal('notFound', {}, { field: 'liveNo' });
  const gmv = (cells['gmv'] ?? '').replaceAll(',', '');
  if (!/^\d{1,16}(\.\d{1,2})?$/.test(gmv)) throw refuseField('gmv', notAmount);
  const peakViewers = countCell('peakViewers', cells);
  const told = { viewers: countCell('viewers', cells) ?? 0, orders: countCell('orders', cells) ?? 0, gmv };
  const isSame =
    is(liveLife, live, 'reported') &&
    live.viewers === told.viewers &&
    live.orders === told.orders &&
    (peakViewers === undefined || live.peakViewers === peakViewers) &&
    live.gmv !== null &&
    hundredths(live.gmv) === hundredths(gmv);
  if (isSame) return 'same';
  const peak = peakViewers ?? live.peakViewers ?? undefined;
  await reportLive(tx, { id: live.id, ...told, ...(peak !== undefined && { peakViewers: peak }), viewer }, 2);
  return 'change';
}

/** As many as the form takes. */
const most = 2_147_483_647;

function countCell(key: 'viewers' | 'peakViewers' | 'orders', cells: Cells): number | undefined {
  const count = numberCell(key, cells[key]);
  if (count !== undefined && count > most) throw refuseField(key, tooLarge);
  return count;
}

const tooLarge = { 'zh-CN': '数字过大。', en: 'This number is too large.', vn: 'Số quá lớn.' };
const notAmount = {
  'zh-CN': '请填写金额，例如 85386 或 85386.50。',
  en: 'Give an amount such as 85386 or 85386.50.',
  vn: 'Hãy nhập số tiền, ví dụ 85386 hoặc 85386.50.',
};
