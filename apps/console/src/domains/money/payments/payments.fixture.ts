import { type HistoryRow, paymentApi, type PaymentRow } from '@backlot/contract';
import { type Answer, answer } from '../../../kit/stage/answer';

export const underWay: PaymentRow = {
  id: '81',
  version: 0,
  can: ['query', 'get', 'markPaid', 'markFailed'],
  payNo: 'FK261123PH00017',
  statement: { id: '71', name: 'JS202610BDPH001' },
  settleMonth: '2026-10',
  settleDimension: 1,
  country: 'PH',
  currency: 'PHP',
  beneficiary: { id: '51', name: 'Kristine Mendoza' },
  amount: '23605.98',
  method: 1,
  payee: 'BDO •••• 4417',
  payStatus: 3,
  providerNo: null,
  voucherFile: null,
  payTime: null,
  payUser: null,
  failReason: null,
  reverseOf: null,
  isReversed: false,
  reverseAskUser: null,
  reverseReason: null,
  reverseFile: null,
  createTime: '2026-11-23 02:00:00',
};

export const paid: PaymentRow = {
  ...underWay,
  id: '82',
  can: ['query', 'get', 'reverse'],
  payNo: 'FK261120PH00009',
  beneficiary: { id: '52', name: 'Bea Cruz' },
  payStatus: 2,
  providerNo: 'BDO-7730021',
  voucherFile: '900',
  payTime: '2026-11-20 06:12:00',
  payUser: { id: '41', name: 'Jia Hui Tan' },
};

export const failed: PaymentRow = {
  ...underWay,
  id: '83',
  can: ['query', 'get'],
  payNo: 'FK261119PH00004',
  beneficiary: { id: '53', name: 'Paolo Reyes' },
  payStatus: 4,
  failReason: 'The account is closed.',
};

const history: HistoryRow[] = [
  {
    id: '1',
    action: 'settleStatement.pay',
    fromState: 'pendingPayment',
    toState: 'paying',
    actorName: 'Jia Hui Tan',
    reason: null,
    time: '2026-11-20 02:00:00',
  },
  {
    id: '2',
    action: 'settleStatement.markPaid',
    fromState: 'paying',
    toState: 'paid',
    actorName: 'Jia Hui Tan',
    reason: null,
    time: '2026-11-20 06:12:00',
  },
];

const pageOf = (rows: readonly PaymentRow[]) => ({ pageNo: 1, pageSize: 10, totalPage: 1, totalRows: rows.length, rows: [...rows] });

export const asked: PaymentRow = {
  ...paid,
  id: '84',
  payNo: 'FK261118PH00002',
  reverseAskUser: { id: '41', name: 'Jia Hui Tan' },
  reverseReason: 'Returned.',
  reverseFile: '902',
};

export const reversal: PaymentRow = {
  ...paid,
  id: '85',
  can: ['query', 'get'],
  payNo: 'FK261121PH00011',
  amount: '-23605.98',
  providerNo: null,
  voucherFile: null,
  reverseOf: { id: '82', name: 'FK261120PH00009' },
};

/** A fresh fake server for payments. */
export const paymentAnswers = (rows: readonly PaymentRow[] = [underWay, paid, failed]): Answer[] => [
  answer(paymentApi.page, () => pageOf(rows)),
  answer(paymentApi.detail, ({ id }) => rows.find((row) => row.id === id) ?? underWay),
  answer(paymentApi.history, () => history),
];
