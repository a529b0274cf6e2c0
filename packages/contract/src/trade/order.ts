import * as z from 'zod';
import { workOrderLife } from './orderLife';
import { batchResult, crud } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { exportQuery, pageOf, pageQuery } from '../core/page';
import {
  countryCode,
  day,
  id,
  integer,
  listOf,
  longText,
  money,
  noData,
  oneOf,
  optionalText,
  percent,
  stateCode,
  text,
  version,
  wholeNumber,
} from '../core/wire';
import { historyRow, reference } from '../core/history';
import { orderNextKey, orderStepKey } from './orderNext';
import { wantedDraft, wantedShape } from './wanted';

const orderShape = {
  workOrderName: z.string(),
  workOrderNo: z.string(),
  /** 1 commercial order, 2 team-leader order. */
  workOrderType: integer(),
  /** 1 shooting fee, 2 commission. */
  workAttribute: integer(),
  country: countryCode(),
  currency: z.string(),
  shop: reference,
  goods: reference,
  wholeProportion: z.string().nullable(),
  upProportion: z.string(),
  bdProportion: z.string().nullable(),
  upShotCost: z.string().nullable(),
  shopShotCost: z.string().nullable(),
  requireUpNum: integer(),
  approvedNum: integer(),
  pendingNum: integer(),
  publishedNum: integer(),
  fulfilledNum: integer(),
  /** What was sold for it; to a BD, what the own creators sold. */
  gmv: z.string(),
  validBegin: z.string(),
  expireDate: z.string(),
  handOutTime: z.string().nullable(),
  endTime: z.string().nullable(),
  endReason: z.string().nullable(),
  workOrderStatus: integer(),
  workOrderSource: integer(),
  leader: reference.nullable(),
  batchNo: z.string().nullable(),
  /** Commission rules that the order was made under, for those who manage it. */
  rules: z.array(reference),
  previewRequired: z.boolean(),
  shopConfirm: z.boolean(),
  workDes: z.string().nullable(),
  ...wantedShape,
  /** Days to publish after agreeing. */
  publishDays: integer(),
  createTime: z.string(),
};

/** `can` holds events of the order's life cycle (`handOut`, `claim`, …), and `submitUp` for a BD who may submit creators now. */
export const workOrderRow = z.object({ id: id(), version: integer(), can: z.array(z.string()), ...orderShape });
export type WorkOrderRow = z.infer<typeof workOrderRow>;

/** One sentence's key and values: what this person does next. */
const next = z.object({ key: orderNextKey, values: z.record(z.string(), z.union([z.string(), z.number()])) }).nullable();

/** An order of a list. */
const listedOrder = workOrderRow.extend({ next });
export type ListedOrder = z.infer<typeof listedOrder>;

/** One BD's share of an order. */
export const allocationRow = z.object({
  id: id(),
  bd: reference,
  allocNum: integer(),
  /** Creators that were submitted and not withdrawn, rejected ones included. */
  submittedNum: integer(),
  /** Of these, what waits for a review; a rejected one takes no place. */
  pendingNum: integer(),
  approvedNum: integer(),
  allocStatus: integer(),
  claimTime: z.string().nullable(),
  returnReason: z.string().nullable(),
  can: z.array(z.string()),
});

/** Merchant and product as they were at hand-out; the PDFs read these. */
export const shopSnapshot = z.object({
  shopName: z.string(),
  shopCode: z.string(),
  country: z.string(),
  telephone: z.string(),
  mailAddress: z.string(),
  productCategory: z.array(z.string()),
  introduce: z.string().nullable(),
});
export const goodsSnapshot = z.object({
  goodsName: z.string(),
  goodsCategory: z.string(),
  price: z.string(),
  goodsUrl: z.string(),
  goodsIntroduce: z.string().nullable(),
});

export const workOrderDetail = workOrderRow.extend({
  demand: reference.nullable(),
  shopSnapshot: shopSnapshot.nullable(),
  goodsSnapshot: goodsSnapshot.nullable(),
  /** What the snapshots of an order that is not handed out would keep now; its PDF reads these. */
  shopNow: shopSnapshot.nullable(),
  goodsNow: goodsSnapshot.nullable(),
  allocations: z.array(allocationRow),
  /** Creators that the merchant's demand form wishes for, with the BD who takes care of each. */
  wishes: z.array(z.object({ upId: id(), nickname: z.string(), upNumber: z.string(), bd: reference.nullable() })).optional(),
  next,
  steps: z.array(
    z.object({
      key: orderStepKey,
      state: z.enum(['done', 'current', 'coming']),
      time: z.string().nullable(),
      who: z.string().nullable(),
      done: z.number().nullable(),
      of: z.number().nullable(),
    }),
  ),
});
export type WorkOrderDetail = z.infer<typeof workOrderDetail>;

/**
 * What in an order waits for somebody: anything that the one who asks can do now; a share that a BD returned or whose BD is disabled, a claimed one with places to submit
 * creators for, a rejected creator that may come again, an approved one to agree with, an agreed one whose link can be brought: it is missing, or was rejected or withdrawn with rounds left.
 */
export const orderWaits = ['me', 'returned', 'submit', 'rejected', 'agree', 'link'] as const;
export type OrderWait = (typeof orderWaits)[number];

/** Running orders in which a creator should have published by now, or that end within a week. */
export const orderDues = ['overdue', 'ending'] as const;
export type OrderDue = (typeof orderDues)[number];

export const workOrderFilter = {
  searchValue: optionalText(100).optional(),
  country: listOf(countryCode(), 6).optional(),
  workOrderStatus: listOf(stateCode(workOrderLife), 5).optional(),
  workAttribute: listOf(oneOf([1, 2]), 2).optional(),
  workOrderSource: listOf(oneOf([1, 2, 3, 4]), 4).optional(),
  shopId: id().optional(),
  leaderId: id().optional(),
  bdId: id().optional(),
  batchNo: optionalText(32).optional(),
  waits: z.enum(orderWaits).optional(),
  due: z.enum(orderDues).optional(),
  expireFrom: day().optional(),
  expireTo: day().optional(),
  /** Orders in which a creator was fulfilled in these days of the order's country. */
  fulfilledFrom: day().optional(),
  fulfilledTo: day().optional(),
};

const sortFields = ['createTime', 'expireDate', 'handOutTime', 'workOrderNo', 'requireUpNum'] as const;

const orderDraft = {
  workOrderName: text(100),
  workAttribute: z.union([z.literal(1), z.literal(2)]),
  shopId: id(),
  goodsId: id(),
  wholeProportion: percent().optional(),
  upProportion: percent(),
  bdProportion: percent().optional(),
  upShotCost: money().optional(),
  shopShotCost: money().optional(),
  workDes: longText(2000).optional(),
  ...wantedDraft,
  requireUpNum: wholeNumber(1, 500),
  validBegin: day(),
  expireDate: day(),
  previewRequired: z.boolean().optional(),
  shopConfirm: z.boolean().optional(),
  publishDays: wholeNumber(1, 90).optional(),
  /** Enabled rules of the order's country that are valid when it begins (1024008); who sees a part only leaves them as they are. */
  ruleIds: z.array(id()).max(20).optional(),
};

const orders = (permission: 'workOrderCom' | 'workOrderLeader', path: string, noun: string) => {
  const {
    page,
    add,
    edit,
    delete: remove,
    export: exportRows,
  } = crud({ path, permission, noun, row: { ...orderShape, next }, draft: orderDraft, filter: workOrderFilter, sort: sortFields });
  return { page, add, edit, delete: remove, export: exportRows };
};

/** Commercial orders: a brand job, usually with a shooting fee. */
export const commercialOrderApi = orders('workOrderCom', 'workOrder/commercial', 'commercial order');

/** Team-leader orders: a commission campaign. */
export const leaderOrderApi = orders('workOrderLeader', 'workOrder/leader', 'team-leader order');

const key = z.strictObject({ id: id() });
const list = (path: 'hall' | 'bd' | 'shop', access: 'workOrderHall.query' | 'workOrderBd.query' | 'workOrderShop.query', summary: string) =>
  endpoint({
    method: 'GET',
    path: `/main/workOrder/${path}`,
    summary,
    access,
    input: pageQuery({ ...workOrderFilter, current: z.stringbool().optional() }, sortFields),
    output: pageOf(listedOrder),
  });

/** Actions on orders of both types. The server asks for the permission of the order's own type where both have one. */
export const workOrderApi = {
  hall: list('hall', 'workOrderHall.query', 'Orders with an allocation that waits for this BD'),
  bd: list('bd', 'workOrderBd.query', 'Orders of this BD'),
  shop: list('shop', 'workOrderShop.query', 'Orders of this merchant'),
  shopExport: endpoint({
    method: 'POST',
    path: '/main/workOrder/shopExport',
    summary: 'Export orders of this merchant to the download centre',
    access: 'workOrderShop.export',
    input: exportQuery({ ...workOrderFilter, current: z.stringbool().or(z.boolean()).optional() }, sortFields),
    output: key,
  }),
  pdf: endpoint({
    method: 'POST',
    path: '/main/workOrder/pdf',
    summary: 'PDFs of the orders of a list, or of picked ones of them, to the download centre: one file or a zip',
    access: 'session',
    input: pageQuery(
      {
        ...workOrderFilter,
        current: z.stringbool().or(z.boolean()).optional(),
        listing: z.enum(['commercial', 'leader', 'bd', 'shop']),
        ids: z.array(id()).min(1).max(500).optional(),
        form: z.enum(['one', 'zip']),
      },
      sortFields,
    ),
    output: key,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/main/workOrder/detail',
    summary: 'Read one order as this person may see it',
    access: 'session',
    input: key,
    output: workOrderDetail,
  }),
  history: endpoint({
    method: 'GET',
    path: '/main/workOrder/history',
    summary: 'What happened to an order and its creators',
    access: 'session',
    input: key,
    output: z.array(historyRow),
  }),
  allocatable: endpoint({
    method: 'GET',
    path: '/main/workOrder/allocatable',
    summary: 'BDs an order can be allocated to, with their open orders',
    access: 'session',
    input: key,
    output: z.array(z.object({ id: id(), account: z.string(), name: z.string(), openOrders: integer() })),
  }),
  allocate: endpoint({
    method: 'POST',
    path: '/main/workOrder/allocate',
    summary: 'Set the allocations of a draft',
    access: 'session',
    input: z.strictObject({
      id: id(),
      version: version(),
      allocations: z.array(z.strictObject({ bdId: id(), allocNum: wholeNumber(1, 500) })).max(100),
      wishes: z
        .array(z.strictObject({ upId: id(), bdId: id() }))
        .max(1500)
        .optional(),
    }),
    output: noData(),
  }),
  handOut: endpoint({
    method: 'POST',
    path: '/main/workOrder/handOut',
    summary: 'Issue drafts whose creators are all allocated',
    access: 'session',
    input: z.strictObject({ ids: z.array(id()).min(1).max(100) }),
    output: batchResult,
  }),
  recall: endpoint({
    method: 'POST',
    path: '/main/workOrder/recall',
    summary: 'Take an issued order back while nobody has claimed it',
    access: 'session',
    input: key,
    output: noData(),
  }),
  claim: endpoint({
    method: 'POST',
    path: '/main/workOrder/claim',
    summary: 'Claim the own allocation',
    access: 'workOrderHall.claim',
    input: key,
    output: noData(),
  }),
  returnAlloc: endpoint({
    method: 'POST',
    path: '/main/workOrder/returnAlloc',
    summary: 'Return the own allocation with a reason',
    access: 'workOrderBd.returnAlloc',
    input: z.strictObject({ id: id(), reason: text(500) }),
    output: noData(),
  }),
  reallocate: endpoint({
    method: 'POST',
    path: '/main/workOrder/reallocate',
    summary: 'Give a returned allocation to another BD',
    access: 'session',
    input: z.strictObject({ allocationId: id(), bdId: id() }),
    output: noData(),
  }),
  extend: endpoint({
    method: 'POST',
    path: '/main/workOrder/extend',
    summary: 'Move the expiry date back',
    access: 'session',
    input: z.strictObject({ id: id(), expireDate: day() }),
    output: noData(),
  }),
  end: endpoint({
    method: 'POST',
    path: '/main/workOrder/end',
    summary: 'End an order with a reason',
    access: 'session',
    input: z.strictObject({ id: id(), reason: text(500), rejectPending: z.boolean().optional() }),
    output: noData(),
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/main/workOrder/reopen',
    summary: 'Reopen an order within 7 days of its end',
    access: 'session',
    input: key,
    output: noData(),
  }),
};
