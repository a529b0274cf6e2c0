import { orderApi, type SaleItem, type SaleRow } from '@backlot/contract';
import { type Answer, answer } from '../../../kit/stage/answer';

const line = (id: string, more: Partial<SaleRow> = {}): SaleRow => ({
  id,
  version: 1,
  can: ['attribute'],
  orderId: `9${id}`,
  orderNo: `57980000000000000${id}`,
  lineNo: 1,
  orderSource: 10,
  orderStatus: 2,
  country: 'PH',
  currency: 'PHP',
  orderTime: '2026-11-02 08:00:00',
  refundTime: null,
  goods: { id: '41', name: 'SPF 50+ daily, 50 ml' },
  quantity: 3,
  payAmount: '1197.00',
  refundAmount: '0.00',
  salesType: 1,
  up: { id: '71', name: 'Bea Reyes' },
  workOrder: { id: '31', name: 'WO261101PH00001' },
  shop: { id: '61', name: 'Araw Sun Care' },
  bd: { id: '51', name: 'Trần Ngọc Anh' },
  leader: null,
  attributed: true,
  settleMonth: '2026-11',
  differs: false,
  ...more,
});

const rows = [
  line('1', { refundAmount: '399.00', differs: true }),
  line('2', { up: { id: '72', name: 'Kristine Cruz' }, workOrder: null, bd: null, attributed: false }),
  line('3', { orderStatus: 4, country: 'VN', currency: 'VND', payAmount: '189500', refundAmount: '0' }),
];

const item: SaleItem = {
  ...(rows[0] as SaleRow),
  platformSkuId: null,
  contentId: null,
  refundQuantity: 1,
  workOrderUpId: '81',
  wholeProportion: '20.00',
  upProportion: '12.00',
  bdProportion: '3.00',
  payBy: 2,
  commissionableTime: '2026-11-12 06:30:00',
  attributeReason: null,
  shares: { base: '798.00', whole: '159.60', creator: '95.76', bd: '23.94', agency: '39.90', platform: '160.00' },
  refunds: [
    { id: '1', refundNo: 'TK-1', refundTime: '2026-11-04 08:00:00', amount: '399.00', quantity: 1, reason: 'Damaged', refundStatus: 2 },
  ],
};

/** A fresh fake server for orders. */
export const saleAnswers = (onAttribute: (input: unknown) => void = () => undefined, only: readonly SaleRow[] = rows): Answer[] => [
  answer(orderApi.page, ({ pageNo, pageSize, bdId }) => {
    const found = only.filter(({ bd }) => bdId === undefined || bd?.id === bdId);
    return { pageNo, pageSize, totalPage: 1, totalRows: found.length, rows: found };
  }),
  answer(orderApi.detail, ({ id }) => ({
    id,
    orderNo: item.orderNo,
    orderSource: 10,
    orderStatus: 2,
    country: 'PH' as const,
    currency: 'PHP',
    orderTime: item.orderTime,
    payTime: '2026-11-02 08:01:00',
    deliverTime: '2026-11-05 06:30:00',
    completeTime: null,
    refundTime: '2026-11-04 08:00:00',
    payAmount: '1197.00',
    isCod: false,
    reported: { by: 'connector' as const, connector: 'Shop orders PH', dataTime: '2026-11-20 04:15:00' },
    items: [item],
  })),
  answer(orderApi.history, () => []),
  answer(orderApi.candidates, () => [
    {
      id: '82',
      up: { id: '71', name: 'Bea Reyes' },
      workOrder: { id: '31', name: 'WO261101PH00001' },
      bd: { id: '51', name: 'Trần Ngọc Anh' },
    },
  ]),
  answer(orderApi.attribute, (input) => (onAttribute(input), null)),
];
