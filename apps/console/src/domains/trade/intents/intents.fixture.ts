import { intentApi, type OutputOf, upApi, workOrderApi } from '@backlot/contract';
import { type Answer, answer } from '../../../kit/stage/answer';
import { orderRows } from '../parts/order/orders.fixture';
import type { Intent } from './Intent';

const intent = (id: string, name: string, more: Partial<Intent>): Intent => ({
  id,
  version: 1,
  can: [],
  intentNo: `IN26112000${id}`,
  fromType: 1,
  up: { id: `7${id}`, name },
  shop: null,
  goods: { id: '41', name: 'SPF 50+ daily, 50 ml' },
  workOrder: null,
  sender: { id: '51', name: 'Trần Ngọc Anh' },
  message: 'Hello, we like your videos and would like to work with you on this product.',
  offerProportion: '12.00',
  offerShotCost: null,
  intentStatus: 0,
  expireTime: '2026-11-27 03:00:00',
  replyContent: null,
  createTime: '2026-11-20 03:00:00',
  ...more,
});

const rows = [
  intent('1', 'Bea Reyes', { can: ['view', 'reply'] }),
  intent('2', 'Kristine Cruz', { intentStatus: 2, replyContent: 'Yes, from December', can: ['convert'] }),
  intent('3', 'Rhea Ramos', { intentStatus: 4 }),
  intent('4', 'Angel Mendoza', {
    intentStatus: 2,
    fromType: 2,
    shop: { id: '61', name: 'Araw Sun Care' },
    sender: { id: '52', name: 'Araw Sun Care' },
    can: ['convert'],
  }),
];

type Detail = OutputOf<typeof intentApi.detail>;

/** One of the intents in detail, with a contact of its sender. */
export const detailOf = (id: string, more: Partial<Detail> = {}): Detail => {
  const row = rows.find((found) => found.id === id) ?? intent(id, 'Bea Reyes', {});
  return {
    ...row,
    offerCurrency: 'PHP',
    viewTime: null,
    replyTime: null,
    contactType: 'viber',
    contactValue: '+63 917 555 0142',
    contactVisible: true,
    ...more,
  };
};

/** A fresh fake server for intents. */
export const intentAnswers = (): Answer[] => [
  answer(intentApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 1, totalRows: rows.length, rows })),
  answer(intentApi.detail, ({ id }) => detailOf(id)),
  answer(workOrderApi.bd, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 1, totalRows: 1, rows: orderRows.slice(2, 3) })),
  answer(upApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 0, totalRows: 0, rows: [] })),
];
