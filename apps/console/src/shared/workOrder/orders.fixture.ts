import { type SubmissionRow, type WorkOrderDetail, workOrderApi, type WorkOrderRow, workOrderUpApi } from '@backlot/contract';
import { answer } from '../stage/answer';

const names = ['11.11 sunscreen launch, Hà Nội', 'Serum vitamin C for sensitive skin', 'Kids lunch box, back to school', 'Wireless earbuds, autumn campaign'];

const order = (at: number, more: Partial<WorkOrderRow> = {}): WorkOrderRow => ({
  id: String(at + 1),
  version: 1,
  can: [],
  workOrderName: names[at % names.length] ?? '',
  workOrderNo: `WO261120VN0000${at + 1}`,
  workOrderType: 1,
  workAttribute: 1,
  country: 'VN',
  currency: 'VND',
  shop: { id: '31', name: 'Isla Suncare' },
  goods: { id: '41', name: 'SPF 50+ daily, 50 ml' },
  wholeProportion: '20.00',
  upProportion: '12.00',
  bdProportion: '3.00',
  upShotCost: '1500000.00',
  shopShotCost: '1800000.00',
  requireUpNum: 5,
  approvedNum: 0,
  pendingNum: 0,
  publishedNum: 0,
  fulfilledNum: 0,
  validBegin: '2026-11-18',
  expireDate: '2026-12-18',
  handOutTime: null,
  endTime: null,
  endReason: null,
  workOrderStatus: 0,
  workOrderSource: 2,
  leader: { id: '21', name: 'Mai Trần' },
  batchNo: null,
  previewRequired: true,
  shopConfirm: false,
  workDes: 'Women 18-34 in the north.\nShow the texture on skin in the first 3 seconds.',
  publishDays: 15,
  createTime: '2026-11-18 02:10:00',
  ...more,
});

/** Orders in every state: a draft, an issued, a claimed and an ended one. */
export const orderRows: WorkOrderRow[] = [
  order(0, { can: ['edit', 'delete', 'allocate', 'handOut', 'pdf'] }),
  order(1, { workOrderStatus: 1, handOutTime: '2026-11-19 02:12:00', batchNo: '20261119-2', can: ['recall', 'extend', 'end', 'pdf'] }),
  order(2, { workOrderStatus: 2, handOutTime: '2026-11-19 02:12:00', approvedNum: 2, pendingNum: 1, publishedNum: 1, fulfilledNum: 1, can: ['extend', 'end', 'pdf'] }),
  order(3, { workOrderStatus: 3, handOutTime: '2026-10-02 02:12:00', endTime: '2026-11-02 02:12:00', endReason: 'The campaign is over.', approvedNum: 5, publishedNum: 5, fulfilledNum: 5, can: ['reopen', 'pdf'] }),
];

const submission = (id: string, name: string, more: Partial<SubmissionRow>): SubmissionRow => ({
  id,
  version: 1,
  can: [],
  workOrder: { id: '3', name: names[2] ?? '' },
  workOrderNo: 'WO261120VN00003',
  workOrderType: 1,
  country: 'VN',
  currency: 'VND',
  up: { id: `7${id}`, name },
  upNumber: `@${name.toLowerCase().replaceAll(' ', '.')}`,
  fansNum: 402_500,
  interactionRate: 0.054,
  starLevel: 4,
  bd: { id: '51', name: 'Trần Ngọc Anh' },
  approvalStatus: 1,
  cooperationStatus: 0,
  recommendReason: 'Her followers are mothers of school children; the last three food videos had over 100 000 views.',
  rejectReason: null,
  round: 1,
  wished: false,
  agreedShotCost: null,
  agreedProportion: null,
  trackingLink: null,
  publishDeadline: null,
  fulfilledTime: null,
  links: [],
  createTime: '2026-11-20 03:00:00',
  ...more,
});

const link = (id: string, more: Partial<SubmissionRow['links'][number]>): SubmissionRow['links'][number] => ({
  id,
  linkType: 1,
  link: `https://www.tiktok.com/@bea.reyes/video/73000000000000000${id}`,
  round: 1,
  reviewStatus: 1,
  rejectReason: null,
  linkStatus: 0,
  invalidCode: null,
  checkTime: null,
  createTime: '2026-11-20 05:00:00',
  can: [],
  ...more,
});

/** Creators of the third order, from fulfilled to rejected, as their BD sees them. */
export const submissionRows: SubmissionRow[] = [
  submission('1', 'Bea Reyes', {
    approvalStatus: 2,
    cooperationStatus: 5,
    agreedShotCost: '1500000.00',
    agreedProportion: '12.00',
    publishDeadline: '2026-12-05',
    fulfilledTime: '2026-11-21 01:02:00',
    links: [link('1', { reviewStatus: 2 }), link('2', { linkType: 2, reviewStatus: 2, linkStatus: 1, checkTime: '2026-11-20 08:02:00' })],
  }),
  submission('2', 'Kristine Cruz', { approvalStatus: 2, cooperationStatus: 3, agreedShotCost: '1800000.00', agreedProportion: '12.00', publishDeadline: '2026-12-06', links: [link('3', { reviewStatus: 3, rejectReason: 'The product is shown too briefly', can: ['resubmit'] })], can: ['terminate'] }),
  submission('3', 'Rhea Ramos', { approvalStatus: 2, cooperationStatus: 1, can: ['agree', 'terminate'] }),
  submission('4', 'Angel Villanueva', { can: ['withdraw'] }),
  submission('5', 'Paolo Santos', { approvalStatus: 3, rejectReason: 'The audience does not fit the product', can: ['resubmit'] }),
];

/** The third order in full, as its BD sees it. */
export const orderDetail: WorkOrderDetail = {
  ...order(2, { workOrderStatus: 2, handOutTime: '2026-11-19 02:12:00', batchNo: '20261119-2', approvedNum: 3, pendingNum: 1, publishedNum: 1, fulfilledNum: 1, can: ['submitUp', 'returnAlloc', 'pdf'] }),
  demand: { id: '61', name: 'XQ261115VN00007' },
  shopSnapshot: { shopName: 'Isla Suncare', shopCode: 'SH00031', country: 'VN', telephone: '+84912345678', mailAddress: 'shop@isla.example', productCategory: ['skincare'], introduce: null },
  goodsSnapshot: { goodsName: 'SPF 50+ daily, 50 ml', goodsCategory: 'skincare', price: '249000.00', goodsUrl: 'https://shop.example/spf50', goodsIntroduce: null },
  shopNow: null,
  goodsNow: null,
  allocations: [{ id: '81', bd: { id: '51', name: 'Trần Ngọc Anh' }, allocNum: 5, submittedNum: 5, approvedNum: 3, allocStatus: 1, claimTime: '2026-11-19 03:40:00', returnReason: null, can: ['returnAlloc'] }],
  next: { key: 'resubmitUp', values: { name: 'Paolo Santos', reason: 'The audience does not fit the product', left: 2 } },
  steps: [
    { key: 'draft', state: 'done', time: '2026-11-18 02:10:00', who: 'Mara Lim', done: null, of: null },
    { key: 'handOut', state: 'done', time: '2026-11-19 02:12:00', who: 'Mara Lim', done: null, of: null },
    { key: 'claim', state: 'done', time: '2026-11-19 03:40:00', who: null, done: 1, of: 1 },
    { key: 'approve', state: 'current', time: null, who: null, done: 3, of: 5 },
    { key: 'publish', state: 'coming', time: null, who: null, done: 1, of: 5 },
    { key: 'end', state: 'coming', time: null, who: null, done: null, of: null },
  ],
};

/** A fresh fake server with one order, its creators and its history. */
export const orderDetailAnswers = (detail: WorkOrderDetail = orderDetail, submissions: SubmissionRow[] = submissionRows) => [
  answer(workOrderApi.detail, () => detail),
  answer(workOrderUpApi.ofOrder, () => submissions),
  answer(workOrderApi.history, () => [
    { id: '1', action: 'workOrder.add', fromState: null, toState: 'draft', actorName: 'Mara Lim', reason: null, time: '2026-11-18 02:10:00' },
    { id: '2', action: 'workOrder.handOut', fromState: 'draft', toState: 'issued', actorName: 'Mara Lim', reason: null, time: '2026-11-19 02:12:00' },
    { id: '3', action: 'workOrderUp.reject', subject: 'Paolo Santos', fromState: 'pending', toState: 'rejected', actorName: 'Mara Lim', reason: 'The audience does not fit the product', time: '2026-11-20 04:20:00' },
  ]),
];
