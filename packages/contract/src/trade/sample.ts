import * as z from 'zod';
import { sampleLife } from './sampleLife';
import { endpoint } from '../core/endpoint';
import { historyRow, reference } from '../core/history';
import { imports } from '../core/imports';
import { exportQuery, pageOf, pageQuery } from '../core/page';
import { countryCode, dateTime, id, integer, listOf, money, noData, oneOf, optionalText, stateCode, whole } from '../core/wire';

const sampleRow = z.object({
  id: id(),
  version: integer(),
  can: z.array(z.string()),
  sampleNo: z.string(),
  sampleStatus: integer(),
  /** Completed after its content deadline. */
  late: z.boolean(),
  /** To be sent back. */
  needReturn: z.boolean(),
  goods: reference,
  skuName: z.string().nullable(),
  quantity: integer(),
  sampleValue: z.string(),
  currency: z.string(),
  country: countryCode(),
  up: reference,
  upNumber: z.string(),
  workOrder: reference,
  shop: reference,
  /** Null for a merchant. */
  bd: reference.nullable(),
  /** 1 not matching, 2 product offline, 3 out of stock, 4 other. */
  rejectReasonCode: integer().nullable(),
  /** Why it was rejected or cancelled, in the reader's language. */
  reason: z.string().nullable(),
  carrier: z.string().nullable(),
  trackingNo: z.string().nullable(),
  /** Until when the next step is due: the review, the shipping, the content. */
  deadline: z.string().nullable(),
  createTime: z.string(),
});
export type SampleRow = z.infer<typeof sampleRow>;

const address = {
  receiverName: optionalText(60),
  receiverPhone: optionalText(30),
  region: optionalText(60).optional(),
  city: optionalText(60).optional(),
  district: optionalText(60).optional(),
  postalCode: optionalText(10).optional(),
  street: optionalText(200),
};

const receiver = z.object({
  receiverName: z.string(),
  receiverPhone: z.string(),
  region: z.string(),
  city: z.string(),
  district: z.string(),
  postalCode: z.string(),
  street: z.string(),
});

/** Where a parcel was: 1 picked up, 2 on its way, 3 with the courier, 4 held up, 5 handed over. */
export const parcelKinds = [1, 2, 3, 4, 5] as const;
const parcelEvent = z.object({
  id: id(),
  kind: integer(),
  eventTime: z.string(),
  location: z.string().nullable(),
  text: z.string().nullable(),
});

const sampleDetail = sampleRow.extend({
  workOrderUpId: id(),
  approveDeadline: z.string().nullable(),
  shipDeadline: z.string().nullable(),
  contentDeadline: z.string().nullable(),
  auditTime: z.string().nullable(),
  shipTime: z.string().nullable(),
  deliverTime: z.string().nullable(),
  completeTime: z.string().nullable(),
  returnTrackingNo: z.string().nullable(),
  fee: z.string().nullable(),
  /** 1 merchant, 2 agency. */
  feeBearer: integer().nullable(),
  /** The video that completed it. */
  contentWork: z.object({ id: id(), link: z.string() }).nullable(),
  /** For the merchant and the BD of the submission only. */
  receiver: receiver.nullable(),
  /** Samples of the product that may still be requested, and its stock where the merchant counts it. */
  left: integer(),
  stock: integer().nullable(),
  /** Where the parcel was, newest first. */
  events: z.array(parcelEvent),
  /** Whether this person may write down where the parcel is. */
  mayTrack: z.boolean(),
  /** What became of the creator's samples in 90 days. */
  fulfilment: z.object({ completed: integer(), overdue: integer(), rate: z.number().nullable(), dataTime: z.string() }),
});
export type SampleDetail = z.infer<typeof sampleDetail>;

const key = z.strictObject({ id: id() });

const sampleFilter = {
  searchValue: optionalText(100).optional(),
  sampleStatus: listOf(stateCode(sampleLife), 9).optional(),
  country: listOf(countryCode(), 6).optional(),
  workOrderId: id().optional(),
  upId: id().optional(),
  /** Asks for something of whoever looks. */
  waits: z.literal('me').optional(),
  /** `soon`: the next deadline is near, a day for the merchant and three for the content; `overdue`: it is over. */
  due: z.enum(['soon', 'overdue']).optional(),
  /** Of submissions by this person, or of an order that the person leads or made. */
  personId: id().optional(),
};
const sampleSorts = ['createTime', 'sampleNo'] as const;

/** Samples of products for creators, from request to content. */
export const sampleApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/sample/page',
    summary: 'List samples in sight',
    access: 'sample.query',
    input: pageQuery(sampleFilter, sampleSorts),
    output: pageOf(sampleRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/main/sample/detail',
    summary: 'Read one sample; the address for its merchant and its BD only',
    access: 'sample.get',
    input: key,
    output: sampleDetail,
  }),
  export: endpoint({
    method: 'POST',
    path: '/main/sample/export',
    summary: 'Export samples to the download centre',
    access: 'sample.export',
    input: exportQuery(sampleFilter, sampleSorts),
    output: key,
  }),
  history: endpoint({
    method: 'GET',
    path: '/main/sample/history',
    summary: 'What happened to a sample',
    access: 'sample.get',
    input: key,
    output: z.array(historyRow),
  }),
  offer: endpoint({
    method: 'GET',
    path: '/main/sample/offer',
    summary: 'What a sample for a submitted creator would be, and where the last one went',
    access: 'sample.request',
    input: z.strictObject({ workOrderUpId: id() }),
    output: z.object({
      up: reference,
      goods: reference,
      country: countryCode(),
      currency: z.string(),
      price: z.string(),
      left: integer(),
      receiver: receiver.nullable(),
    }),
  }),
  request: endpoint({
    method: 'POST',
    path: '/main/sample/request',
    summary: 'Request a sample for an approved creator; the quota is reserved',
    access: 'sample.request',
    input: z.strictObject({
      workOrderUpId: id(),
      quantity: whole(1, 10),
      skuName: optionalText(200).optional(),
      ...address,
    }),
    output: key,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/main/sample/approve',
    summary: 'Approve a requested sample in time',
    access: 'sample.audit',
    input: key,
    output: noData(),
  }),
  reject: endpoint({
    method: 'POST',
    path: '/main/sample/reject',
    summary: 'Reject a requested sample with a reason',
    access: 'sample.audit',
    input: z.strictObject({ id: id(), rejectReasonCode: oneOf([1, 2, 3, 4]).optional(), rejectReason: optionalText(500).optional() }),
    output: noData(),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/main/sample/withdraw',
    summary: 'Take a request back',
    access: 'sample.request',
    input: key,
    output: noData(),
  }),
  ship: endpoint({
    method: 'POST',
    path: '/main/sample/ship',
    summary: 'Say with which carrier and tracking number a sample left',
    access: 'sample.ship',
    input: z.strictObject({
      id: id(),
      carrier: optionalText(60).optional(),
      trackingNo: optionalText(60).optional(),
      fee: money().optional(),
      feeBearer: oneOf([1, 2]).optional(),
      /** Whether it is to be sent back. */
      needReturn: z.boolean().optional(),
    }),
    output: noData(),
  }),
  track: endpoint({
    method: 'POST',
    path: '/main/sample/track',
    summary: 'Write down where a parcel on its way was; the same a second time changes nothing',
    access: 'sample.get',
    input: z.strictObject({
      id: id(),
      kind: oneOf(parcelKinds),
      eventTime: dateTime().optional(),
      location: optionalText(120).optional(),
      text: optionalText(300).optional(),
    }),
    output: noData(),
  }),
  deliver: endpoint({
    method: 'POST',
    path: '/main/sample/deliver',
    summary: 'Say that a sample arrived, now or at a time',
    access: 'sample.deliver',
    input: z.strictObject({ id: id(), deliverTime: dateTime().optional() }),
    output: noData(),
  }),
  lose: endpoint({
    method: 'POST',
    path: '/main/sample/lose',
    summary: 'Say that a shipped sample is lost',
    access: 'sample.ship',
    input: z.strictObject({ id: id(), reason: optionalText(500).optional() }),
    output: noData(),
  }),
  exempt: endpoint({
    method: 'POST',
    path: '/main/sample/exempt',
    summary: 'Ask no content of the creator; it does not count against the creator',
    access: 'sample.exempt',
    input: z.strictObject({ id: id(), reason: optionalText(500) }),
    output: noData(),
  }),
  bringBack: endpoint({
    method: 'POST',
    path: '/main/sample/bringBack',
    summary: 'Say that a sample was sent back, by its BD or its merchant',
    access: 'session',
    input: z.strictObject({ id: id(), returnTrackingNo: optionalText(60).optional() }),
    output: noData(),
  }),
  slip: endpoint({
    method: 'GET',
    path: '/main/sample/slip',
    summary: 'The packing slip of a sample that is sent, with its address; for its merchant',
    access: 'sample.ship',
    input: key,
    output: sampleRow.extend({ goodsNo: z.string(), specification: z.string().nullable(), receiver, dataTime: z.string() }),
  }),
  ...imports({ path: 'sample', permission: 'sample.import', noun: 'tracking numbers' }),
};
