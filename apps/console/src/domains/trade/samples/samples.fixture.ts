import { sampleApi, type SampleDetail, type SampleRow } from '@backlot/contract';
import { type Answer, answer } from '../../../kit/stage/answer';

const sample = (id: string, name: string, more: Partial<SampleRow>): SampleRow => ({
  id,
  version: 1,
  can: [],
  sampleNo: `YP261120PH0000${id}`,
  sampleStatus: 1,
  late: false,
  needReturn: false,
  goods: { id: '41', name: 'SPF 50+ daily, 50 ml' },
  skuName: null,
  quantity: 1,
  sampleValue: '399.00',
  currency: 'PHP',
  country: 'PH',
  up: { id: `7${id}`, name },
  upNumber: `@${name.toLowerCase().replaceAll(' ', '.')}`,
  workOrder: { id: '3', name: 'WO261120PH00003' },
  shop: { id: '61', name: 'Araw Sun Care' },
  bd: { id: '51', name: 'Liza Santos' },
  rejectReasonCode: null,
  reason: null,
  carrier: null,
  trackingNo: null,
  deadline: '2026-11-23 03:00:00',
  createTime: '2026-11-20 03:00:00',
  ...more,
});

/** Samples in the states that a list shows. */
export const sampleRows: readonly SampleRow[] = [
  sample('1', 'Bea Reyes', { can: ['approve', 'reject'] }),
  sample('2', 'Kristine Cruz', { can: ['approve', 'reject'], quantity: 2, skuName: 'Tinted' }),
  sample('3', 'Rhea Ramos', { sampleStatus: 2, can: ['ship', 'slip'] }),
  sample('4', 'Angel Mendoza', { sampleStatus: 3, carrier: 'LBC', trackingNo: 'LBC-204', deadline: null, can: ['deliver'] }),
  sample('5', 'Minh Ăn Gì', { sampleStatus: 8, carrier: 'LBC', trackingNo: 'LBC-198', needReturn: true }),
  sample('6', 'Thu Trang Beauty', { sampleStatus: 6, rejectReasonCode: 3, reason: 'The product is out of stock', deadline: null }),
];

/** One of them in detail, with its address. */
export const sampleDetailOf = (id: string, more: Partial<SampleDetail> = {}): SampleDetail => {
  const row = sampleRows.find((found) => found.id === id) ?? sample(id, 'Bea Reyes', {});
  const isShipped = [3, 4, 5, 8].includes(row.sampleStatus);
  return {
    ...row,
    workOrderUpId: '9',
    approveDeadline: '2026-11-23 03:00:00',
    shipDeadline: row.sampleStatus > 1 ? '2026-11-26 03:00:00' : null,
    contentDeadline: null,
    auditTime: row.sampleStatus > 1 ? '2026-11-21 03:00:00' : null,
    shipTime: isShipped ? '2026-11-22 03:00:00' : null,
    deliverTime: null,
    completeTime: null,
    returnTrackingNo: null,
    fee: null,
    feeBearer: null,
    contentWork: null,
    receiver: {
      receiverName: row.up.name,
      receiverPhone: '+63 917 123 4567',
      region: 'Metro Manila',
      city: 'Makati',
      district: 'Poblacion',
      postalCode: '1210',
      street: '12 Kalayaan Avenue',
    },
    events: isShipped
      ? [
          { id: '2', kind: 2, eventTime: '2026-11-22 20:00:00', location: 'Makati hub', text: null },
          { id: '1', kind: 1, eventTime: '2026-11-22 04:00:00', location: 'Pasig', text: null },
        ]
      : [],
    mayTrack: row.sampleStatus === 3,
    left: 7,
    stock: 120,
    fulfilment: { completed: 9, overdue: 1, rate: 0.9, dataTime: '2026-11-22 03:00:00' },
    ...more,
  };
};

/** A fresh fake server for samples; decided ones change their state. */
export function sampleAnswers(onCall: (name: string, input: unknown) => void = () => undefined): Answer[] {
  let rows = [...sampleRows];
  const move = (id: string, sampleStatus: number, can: string[]) => {
    rows = rows.map((row) => (row.id === id ? { ...row, sampleStatus, can } : row));
  };
  return [
    answer(sampleApi.page, ({ pageNo, pageSize, sampleStatus }) => {
      const shown = sampleStatus?.length ? rows.filter((row) => sampleStatus.includes(row.sampleStatus)) : rows;
      return { pageNo, pageSize, totalPage: 1, totalRows: shown.length, rows: shown };
    }),
    answer(sampleApi.detail, ({ id }) => sampleDetailOf(id, rows.find((row) => row.id === id) ?? {})),
    answer(sampleApi.history, () => [
      {
        id: '1',
        action: 'sample.request',
        fromState: null,
        toState: 'requested',
        actorName: 'Liza Santos',
        reason: null,
        time: '2026-11-20 03:00:00',
      },
    ]),
    answer(sampleApi.approve, (input) => {
      onCall('approve', input);
      move(input.id, 2, ['ship', 'slip']);
      return null;
    }),
    answer(sampleApi.reject, (input) => {
      onCall('reject', input);
      move(input.id, 6, []);
      return null;
    }),
    answer(sampleApi.ship, (input) => {
      onCall('ship', input);
      move(input.id, 3, []);
      return null;
    }),
    answer(sampleApi.deliver, (input) => {
      onCall('deliver', input);
      move(input.id, 4, []);
      return null;
    }),
  ];
}
