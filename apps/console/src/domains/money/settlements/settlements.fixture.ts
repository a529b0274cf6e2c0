import { bookApi, type OutputOf, payeeApi, paymentApi, settleApi, settleStatementApi } from '@backlot/contract';
import { type Answer, answer } from '../../../kit/stage/answer';
import { linesFor, postings } from './lines.fixture';

type Batch = OutputOf<typeof settleApi.detail>;
type Statement = OutputOf<typeof settleStatementApi.detail>;

const sums = {
  commercialAmount: '38545.72',
  teamLeaderAmount: '33930.75',
  rewardAmount: '14000.00',
  adjustAmount: '-294.98',
  totalAmount: '86181.49',
  openingBalance: '-150.00',
  withholdingAmount: '8634.97',
  payableAmount: '77714.52',
  carriedForward: '-318.00',
  gmv: '1186420.00',
};

export const preview: Batch = {
  id: '1',
  version: 3,
  can: ['query', 'get', 'recompute', 'settle'],
  batchNo: 'JS202610BDPH001',
  payableElsewhere: [{ currency: 'USD', amount: '1204.18', rateDate: '2026-11-20' }],
  settleMonth: '2026-10',
  settleDimension: 1,
  country: 'PH',
  currency: 'PHP',
  settleStatus: 0,
  provisional: false,
  previewTime: '2026-11-23 01:40:00',
  previewExpireTime: '2099-11-24 01:40:00',
  cutoffTime: '2026-11-23 01:40:00',
  lockTime: null,
  confirmTime: null,
  statementCount: 2,
  lineCount: 612,
  disputeCount: 0,
  unpaidCount: 0,
  payingCount: 0,
  ...sums,
  createTime: '2026-11-22 09:05:00',
  previewHash: '9f3c71ae00000000000000000000000000000000000000000000000005b20c04',
  previewUser: { id: '41', name: 'Jia Hui Tan' },
  settleUser: null,
  confirmUser: null,
  voidAskUser: null,
  voidReason: null,
  changes: [
    {
      kind: 'added',
      beneficiary: { id: '51', name: 'Kristine Mendoza' },
      lineType: 1,
      what: '577310294118',
      amountBefore: null,
      amountNow: '44.97',
    },
    {
      kind: 'changed',
      beneficiary: { id: '51', name: 'Kristine Mendoza' },
      lineType: 3,
      what: 'PH general GMV',
      amountBefore: '10120.50',
      amountNow: '10175.00',
    },
    {
      kind: 'removed',
      beneficiary: { id: '52', name: 'Bea Cruz' },
      lineType: 1,
      what: '577298830417',
      amountBefore: '64.50',
      amountNow: null,
    },
  ],
  changeCount: 3,
};

export const pending: Batch = {
  ...preview,
  id: '2',
  can: ['query', 'get', 'confirm', 'void'],
  settleStatus: 1,
  lockTime: '2026-11-23 02:00:00',
  settleUser: { id: '41', name: 'Jia Hui Tan' },
  disputeCount: 1,
  changes: [],
  changeCount: 0,
};

export const statement: Statement = {
  id: '71',
  version: 1,
  can: ['query', 'get'],
  batch: { id: '1', name: 'JS202610BDPH001' },
  settleMonth: '2026-10',
  settleDimension: 1,
  country: 'PH',
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  cutoffTime: '2026-10-31 16:00:00',
  settleStatus: 0,
  beneficiary: { id: '51', name: 'Kristine Mendoza' },
  ...sums,
  totalAmount: '26228.87',
  payableAmount: '23605.98',
  refundAmount: '1000.00',
  withholdingRate: '10.00',
  commercialOrderCount: 14,
  teamLeaderOrderCount: 9,
  lineCount: 63,
  changeCount: 2,
  payStatus: 1,
  hasPayee: true,
  acknowledgeTime: null,
  disputeText: null,
  disputeTime: null,
  disputeLine: null,
  resolveText: null,
  resolveTime: null,
  payee: 'BDO •••• 4417',
  payNo: null,
  payMethod: null,
  payTime: null,
  providerNo: null,
  voucher: null,
  dataTime: '2026-11-23 02:00:00',
};

export const own: Statement = { ...statement, can: ['query', 'get', 'dispute', 'acknowledge'], settleStatus: 1, changeCount: 0 };
export const confirmed: Batch = { ...pending, id: '3', can: ['query', 'get'], settleStatus: 2, disputeCount: 0, unpaidCount: 2 };
export const due: Statement = { ...statement, can: ['query', 'get'], settleStatus: 2, changeCount: 0, hasPayee: false, payee: null };
/** A statement that was paid to an account that is no longer the one on file. */
export const settled: Statement = {
  ...due,
  hasPayee: true,
  payStatus: 2,
  payee: 'GCash •••• 0912',
  payNo: 'FK261123PH00017',
  payMethod: 1,
  payTime: '2026-11-23 06:12:00',
  providerNo: 'BDO-7730021',
  voucher: 'slip.pdf',
};
export const disputed: Statement = {
  ...own,
  can: ['query', 'get', 'adjust', 'resolve'],
  disputeText: 'One order is missing.',
  disputeTime: '2026-11-23 03:00:00',
};

const pageOf = <Row>(rows: readonly Row[]) => ({ pageNo: 1, pageSize: 10, totalPage: 1, totalRows: rows.length, rows: [...rows] });

/** A fresh fake server for settlement. */
export const settlementAnswers = (batch: Batch = preview, shown: Statement = statement): Answer[] => [
  answer(settleApi.page, () => pageOf([preview, pending])),
  answer(settleApi.detail, () => batch),
  answer(settleApi.history, () => []),
  answer(settleApi.checks, () => [
    { key: 'monthEnded' as const, state: 'passed' as const, count: 0, of: null, amount: null },
    { key: 'frozenOrders' as const, state: 'known' as const, count: 2, of: null, amount: null },
    { key: 'otherBatch' as const, state: 'passed' as const, count: 0, of: null, amount: null },
    { key: 'sumsAgree' as const, state: 'passed' as const, count: 612, of: null, amount: null },
    { key: 'payees' as const, state: 'known' as const, count: 7, of: 8, amount: null },
    { key: 'platform' as const, state: 'known' as const, count: 3, of: 580, amount: '0.04' },
  ]),
  answer(settleStatementApi.page, () => pageOf([shown])),
  answer(settleStatementApi.detail, () => shown),
  answer(settleStatementApi.lines, () => pageOf(linesFor(shown))),
  answer(settleStatementApi.document, () => ({
    ...shown,
    lines: linesFor(shown),
    rest: null,
  })),
  answer(settleStatementApi.history, () => [
    {
      id: '1',
      action: 'settle.settle',
      fromState: null,
      toState: null,
      actorName: 'Jia Hui Tan',
      reason: null,
      time: '2026-11-23 02:00:00',
    },
  ]),
  answer(paymentApi.page, () => pageOf([])),
  answer(bookApi.page, () => pageOf(postings)),
  answer(payeeApi.detail, () => payee),
];

const payee: OutputOf<typeof payeeApi.detail> = {
  masked: 'BDO •••• 4417',
  withholdingRate: '10.00',
  changeTime: '2026-05-02 03:00:00',
  isFresh: false,
  can: ['edit'],
};

export const emptyAnswers: Answer[] = [
  answer(settleApi.page, () => pageOf<Batch>([])),
  answer(settleApi.detail, () => ({ ...preview, statementCount: 0, changes: [], changeCount: 0 })),
  answer(settleApi.history, () => []),
  answer(settleStatementApi.page, () => pageOf<Statement>([])),
];
