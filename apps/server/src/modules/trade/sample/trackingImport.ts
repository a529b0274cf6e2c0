import { sampleWords } from '@backlot/contract/words/trade/sample';
import { inUtc } from '../../../http/parts/inUtc';
import { and, eq } from 'drizzle-orm';
import { is, sampleApi, sampleLife } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import type { Services } from '../../../services';
import { sampleShippings } from '../../../tables/trade/sample';
import { sentences } from '../../../http/answers/problemText';
import { type Cells, type Choices, numbered, type ImportSource, oneOf, type Outcome } from '../../base/imports';
import { type Viewer, viewerFrom } from '../../base/sight';
import { samplesInSight } from '../parts';
import { shipSample } from './acts/ship';
import { trackParcel } from './acts/trackParcel';

/** Tracking numbers from a file: a row ships the sample of its number, and tells where a parcel on its way was. The same file a second time changes nothing. */
export const trackingImport = (services: Pick<Services, 'events'>): ImportSource => ({
  area: 'sample',
  permission: 'sample.import',
  fields: [
    { key: 'sampleNo', header: sampleWords.sampleNo, required: true, example: 'YP261124PH00001' },
    { key: 'carrier', header: sampleWords.carrier, required: true, example: 'J&T Express' },
    { key: 'trackingNo', header: sampleWords.trackingNo, required: true, example: '820123456789' },
    { key: 'kind', header: sampleWords.kind, example: 'On its way' },
    { key: 'eventTime', header: inUtc(sampleWords.eventTime), example: '2026-11-24 03:00:00' },
    { key: 'location', header: sampleWords.parcelPlace, example: 'Makati hub' },
  ],
  ignored: [
    sampleWords.sampleStatus,
    sampleWords.up,
    sampleWords.upNumber,
    sampleWords.goods,
    sampleWords.skuName,
    sampleWords.quantity,
    sampleWords.sampleValue,
    sampleWords.currency,
    sampleWords.country,
    sampleWords.workOrder,
    sampleWords.shop,
    sampleWords.deadline,
    sampleWords.reason,
    sampleWords.createTime,
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

const kinds: Choices = numbered([
  { en: 'picked up', 'zh-CN': '已揽收', vn: 'đã lấy hàng' },
  { en: 'on its way', 'zh-CN': '运输中', vn: 'đang vận chuyển' },
  { en: 'with the courier', 'zh-CN': '派送中', vn: 'đang giao' },
  { en: 'held up', 'zh-CN': '异常', vn: 'bị giữ lại' },
  { en: 'handed over', 'zh-CN': '已妥投', vn: 'đã giao' },
]);

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
      en: `At most ${longest} characters.`,
      'zh-CN': `最多 ${longest} 个字符。`,
      vn: `Tối đa ${longest} ký tự.`,
    });
  return value;
}
