import { and, eq } from 'drizzle-orm';
import { is, sampleLife } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import type { Services } from '../../../services';
import { sampleShippings } from '../../../tables/trade/sample';
import type { Cells, ImportSource, Outcome } from '../../base/imports';
import { type Viewer, viewerFrom } from '../../base/sight';
import { samplesInSight } from '../parts';
import { shipSample } from './acts/ship';

/** Tracking numbers from a file: a row ships the sample of its number. The same file a second time changes nothing. */
export const trackingImport = (services: Pick<Services, 'events'>): ImportSource => ({
  area: 'sample',
  permission: 'sample.import',
  fields: [
    { key: 'sampleNo', header: ['寄样编号', 'Sample number', 'Số mẫu'], required: true, example: 'YP261124PH00001' },
    { key: 'carrier', header: ['物流公司', 'Carrier', 'Đơn vị vận chuyển'], required: true, example: 'J&T Express' },
    { key: 'trackingNo', header: ['运单号', 'Tracking number', 'Mã vận đơn'], required: true, example: '820123456789' },
  ],
  ignored: [
    ['状态', 'Status', 'Trạng thái'],
    ['达人', 'Creator', 'KOL'],
    ['达人账号', 'Handle', 'Tài khoản'],
    ['商品', 'Product', 'Sản phẩm'],
    ['规格', 'Variant', 'Phân loại'],
    ['数量', 'Quantity', 'Số lượng'],
    ['样品价值', 'Value', 'Giá trị'],
    ['币种', 'Currency', 'Tiền tệ'],
    ['国家', 'Country', 'Quốc gia'],
    ['工单编号', 'Order number', 'Số đơn'],
    ['商家', 'Merchant', 'Nhà bán hàng'],
    ['截止时间', 'Deadline', 'Hạn'],
    ['原因', 'Reason', 'Lý do'],
    ['申请时间', 'Requested', 'Ngày yêu cầu'],
  ],
  open: async (db, actor) => {
    const viewer = await viewerFrom(db, actor);
    return {
      keyOf: ({ sampleNo = '' }) => sampleNo.toUpperCase(),
      carry: (tx, cells) => carry(tx, cells, { viewer, services }),
    };
  },
});

async function carry(tx: Db, cells: Cells, by: { viewer: Viewer; services: Pick<Services, 'events'> }): Promise<Outcome> {
  const [carrier, trackingNo] = [short('carrier', cells), short('trackingNo', cells)];
  const [sample] = await tx
    .select()
    .from(sampleShippings)
    .where(and(eq(sampleShippings.sampleNo, (cells['sampleNo'] ?? '').toUpperCase()), samplesInSight(by.viewer)));
  if (!sample) throw new Refusal('notFound', {}, { field: 'sampleNo' });
  if (is(sampleLife, sample, 'shipped') && sample.carrier === carrier && sample.trackingNo === trackingNo) return 'same';
  await shipSample(tx, { id: sample.id, carrier, trackingNo, ...by });
  return 'change';
}

const longest = 60;

function short(key: 'carrier' | 'trackingNo', cells: Cells): string {
  const value = (cells[key] ?? '').trim();
  if (value.length > longest)
    throw refuseField(key, {
      'zh-CN': `最多 ${longest} 个字符。`,
      en: `At most ${longest} characters.`,
      vn: `Tối đa ${longest} ký tự.`,
    });
  return value;
}
