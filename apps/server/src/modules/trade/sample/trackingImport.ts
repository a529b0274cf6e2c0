import { and, eq } from 'drizzle-orm';
import { is, sampleApi, sampleLife } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import type { Services } from '../../../services';
import { sampleShippings } from '../../../tables/trade/sample';
import { sentences } from '../../../http/answers/problemText';
import { type Cells, type Choices, type ImportSource, oneOf, type Outcome } from '../../base/imports';
import { type Viewer, viewerFrom } from '../../base/sight';
import { samplesInSight } from '../parts';
import { shipSample } from './acts/ship';
import { trackParcel } from './acts/trackParcel';

/** Tracking numbers from a file: a row ships the sample of its number, and tells where a parcel on its way was. The same file a second time changes nothing. */
export const trackingImport = (services: Pick<Services, 'events'>): ImportSource => ({
  area: 'sample',
  permission: 'sample.import',
  fields: [
    { key: 'sampleNo', header: ['寄样编号', 'Sample number', 'Số mẫu'], required: true, example: 'YP261124PH00001' },
    { key: 'carrier', header: ['物流公司', 'Carrier', 'Đơn vị vận chuyển'], required: true, example: 'J&T Express' },
    { key: 'trackingNo', header: ['运单号', 'Tracking number', 'Mã vận đơn'], required: true, example: '820123456789' },
    { key: 'kind', header: ['物流状态', 'Parcel', 'Bưu kiện'], example: 'On its way' },
    { key: 'eventTime', header: ['物流时间', 'Parcel time (UTC)', 'Thời gian (UTC)'], example: '2026-11-24 03:00:00' },
    { key: 'location', header: ['物流地点', 'Parcel place', 'Nơi đến'], example: 'Makati hub' },
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
      keyOf: ({ sampleNo = '', kind = '', eventTime = '' }) => [sampleNo.toUpperCase(), kind.toLowerCase(), eventTime].join(' ').trim(),
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
  const isShipped = is(sampleLife, sample, 'shipped') && sample.carrier === carrier && sample.trackingNo === trackingNo;
  if (!isShipped) await shipSample(tx, { id: sample.id, carrier, trackingNo, ...by });
  const isNew = cells['kind'] ? await trackParcel(tx, { id: sample.id, viewer: by.viewer, ...eventOf(cells) }) : false;
  return isShipped && !isNew ? 'same' : 'change';
}

const kinds: Choices = new Map(
  (
    [
      ['已揽收', 'picked up', 'đã lấy hàng'],
      ['运输中', 'on its way', 'đang vận chuyển'],
      ['派送中', 'with the courier', 'đang giao'],
      ['异常', 'held up', 'bị giữ lại'],
      ['已妥投', 'handed over', 'đã giao'],
    ] as const
  ).flatMap((names, at) => [...names, String(at + 1)].map((name): [string, string] => [name, String(at + 1)])),
);

/** A row that tells of a parcel says when it was, so that the same file again is the same event. */
function eventOf(cells: Cells) {
  const kind = Number(oneOf(kinds, 'kind', cells['kind'] ?? ''));
  const { data: eventTime } = sampleApi.track.input.shape.eventTime.unwrap().safeParse(cells['eventTime']);
  if (eventTime === undefined) throw refuseField('eventTime', sentences('time'));
  return { kind, eventTime, location: short('location', cells) };
}

const longest = 60;

function short(key: 'carrier' | 'trackingNo' | 'location', cells: Cells): string {
  const value = (cells[key] ?? '').trim();
  if (value.length > longest)
    throw refuseField(key, {
      'zh-CN': `最多 ${longest} 个字符。`,
      en: `At most ${longest} characters.`,
      vn: `Tối đa ${longest} ký tự.`,
    });
  return value;
}
