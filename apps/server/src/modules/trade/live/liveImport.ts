import { liveWords } from '@backlot/contract/words/trade/live';
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
    { key: 'liveNo', header: liveWords.liveNo, required: true, example: 'ZB261124PH00001' },
    { key: 'viewers', header: liveWords.viewers, required: true, example: '12500' },
    { key: 'peakViewers', header: liveWords.peakViewers, example: '1830' },
    { key: 'orders', header: liveWords.orders, required: true, example: '214' },
    { key: 'gmv', header: liveWords.gmv, required: true, example: '85386' },
  ],
  ignored: [
    liveWords.liveTitle,
    liveWords.liveStatus,
    liveWords.up,
    liveWords.upNumber,
    liveWords.country,
    liveWords.goods,
    liveWords.bd,
    liveWords.beginTime,
    liveWords.endTime,
    liveWords.currency,
    liveWords.dataTime,
    liveWords.reason,
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

const tooLarge = { en: 'This number is too large.', 'zh-CN': '数字过大。', vn: 'Số quá lớn.' };
const notAmount = {
  en: 'Give an amount such as 85386 or 85386.50.',
  'zh-CN': '请填写金额，例如 85386 或 85386.50。',
  vn: 'Hãy nhập số tiền, ví dụ 85386 hoặc 85386.50.',
};
