import * as z from 'zod';
import { approvalLife, cooperationLife } from './submissionLife';
import { endpoint } from '../core/endpoint';
import { exportQuery, pageOf, pageQuery } from '../core/page';
import { countryCode, day, id, integer, listOf, money, noData, optionalText, percent, stateCode, text } from '../core/wire';
import { historyRow, reference } from '../core/history';
import { batchResult } from '../core/crud';
import { candidateBrief, candidateFilter, candidateProfile, candidateRow, candidateSorts } from './candidate';
import { linkRow } from './link';

/** A creator submitted to an order. */
export const submissionRow = z.object({
  id: id(),
  version: integer(),
  /** Events of the two life cycles of a submission, and `submitPreview` or `submitPublish` where a first link of that kind may be submitted now, `requestSample` where a sample may be requested, `addScript` where a script may be added. */
  can: z.array(z.string()),
  workOrder: reference,
  workOrderNo: z.string(),
  workOrderType: integer(),
  country: countryCode(),
  currency: z.string(),
  up: reference,
  upNumber: z.string(),
  fansNum: integer().nullable(),
  interactionRate: z.number().nullable(),
  starLevel: integer().nullable(),
  bd: reference.nullable(),
  approvalStatus: integer(),
  cooperationStatus: integer(),
  recommendReason: z.string(),
  rejectReason: z.string().nullable(),
  round: integer(),
  wished: z.boolean(),
  agreedShotCost: z.string().nullable(),
  agreedProportion: z.string().nullable(),
  trackingLink: z.string().nullable(),
  publishDeadline: z.string().nullable(),
  fulfilledTime: z.string().nullable(),
  links: z.array(linkRow),
  /** The newest sample for the creator in this order. */
  sample: z.object({ id: id(), name: z.string(), sampleStatus: integer() }).nullable(),
  /** Scripts of the creator's videos in this order, oldest first. */
  scripts: z.array(z.object({ id: id(), name: z.string(), reviewStatus: integer(), can: z.array(z.string()) })),
  createTime: z.string(),
  /** When it was last submitted for review. */
  submitTime: z.string(),
});
export type SubmissionRow = z.infer<typeof submissionRow>;

/** What a reviewer weighs beside the row: the creator's figures, audience, price and latest works, and what the order asks for. A merchant sees neither price nor works with products of others. */
export const submissionWeighed = z.object({
  up: z.object({
    homePageLink: z.string().nullable(),
    avgViews: integer().nullable(),
    sales30: z.string().nullable(),
    sales30Currency: z.string().nullable(),
    minPrice: z.string().nullable(),
    femaleRatio: z.number().nullable(),
    age: z.array(z.object({ range: z.string(), ratio: z.number() })),
    /** Of the figures. */
    dataTime: z.string().nullable(),
  }),
  works: z.array(
    z.object({
      id: id(),
      link: z.string(),
      descr: z.string().nullable(),
      postTime: z.string(),
      views: integer().nullable(),
      likes: integer().nullable(),
    }),
  ),
  order: z.object({
    workAttribute: integer(),
    upShotCost: z.string().nullable(),
    upProportion: z.string(),
    workDes: z.string().nullable(),
    requireUpNum: integer(),
    approvedNum: integer(),
    expireDate: z.string(),
    goods: reference,
  }),
});
export type SubmissionWeighed = z.infer<typeof submissionWeighed>;

const key = z.strictObject({ id: id() });
const reason = z.string().trim().max(500);
const withReason = z.strictObject({ id: id(), reason });

const upFilter = {
  searchValue: optionalText(100).optional(),
  workOrderId: id().optional(),
  approvalStatus: listOf(stateCode(approvalLife), 4).optional(),
  cooperationStatus: listOf(stateCode(cooperationLife), 7).optional(),
  country: listOf(countryCode(), 6).optional(),
  /** Submitted by this person, or to an order that the person leads or made. */
  personId: id().optional(),
  /** Waiting for a review for more than 72 hours. */
  due: z.literal('overdue').optional(),
};
const upSorts = ['createTime', 'fansNum', 'interactionRate'] as const;

export const workOrderUpApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/workOrderUp/page',
    summary: 'Creators waiting for review and reviewed ones',
    access: 'upAudit.query',
    input: pageQuery(upFilter, upSorts),
    output: pageOf(submissionRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/main/workOrderUp/detail',
    summary: 'What speaks for and against a submitted creator',
    access: 'upAudit.get',
    input: key,
    output: submissionWeighed,
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/main/workOrderUp/ofOrder',
    summary: 'Creators of one order as this person may see them',
    access: 'session',
    input: z.strictObject({ workOrderId: id() }),
    output: z.array(submissionRow),
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/main/workOrderUp/candidates',
    summary: 'Own and free creators for an order, wished ones first, then by how well they fit its brief',
    access: 'workOrderBd.submitUp',
    input: pageQuery(candidateFilter, candidateSorts),
    output: pageOf(candidateRow).extend({ brief: candidateBrief, owners: z.object({ all: integer(), mine: integer(), pool: integer() }) }),
  }),
  candidate: endpoint({
    method: 'GET',
    path: '/main/workOrderUp/candidate',
    summary: 'What speaks for and against a creator that may be submitted to an order',
    access: 'workOrderBd.submitUp',
    input: z.strictObject({ workOrderId: id(), upId: id() }),
    output: candidateProfile,
  }),
  export: endpoint({
    method: 'POST',
    path: '/main/workOrderUp/export',
    summary: 'Export submitted creators to the download centre',
    access: 'upAudit.export',
    input: exportQuery(upFilter, upSorts),
    output: key,
  }),
  submitUp: endpoint({
    method: 'POST',
    path: '/main/workOrderUp/submitUp',
    summary: 'Submit a creator to a claimed order',
    access: 'workOrderBd.submitUp',
    input: z.strictObject({ workOrderId: id(), upId: id(), recommendReason: reason }),
    output: key,
  }),
  submitUps: endpoint({
    method: 'POST',
    path: '/main/workOrderUp/submitUps',
    summary: 'Submit several creators to a claimed order, each with its reason; a rejected one comes again',
    access: 'workOrderBd.submitUp',
    input: z.strictObject({
      workOrderId: id(),
      ups: z
        .array(z.strictObject({ upId: id(), recommendReason: reason }))
        .min(1)
        .max(50),
    }),
    output: batchResult,
  }),
  resubmit: endpoint({
    method: 'POST',
    path: '/main/workOrderUp/resubmit',
    summary: 'Submit a rejected creator again, at most 3 rounds',
    access: 'workOrderBd.submitUp',
    input: z.strictObject({ id: id(), recommendReason: reason }),
    output: noData(),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/main/workOrderUp/withdraw',
    summary: 'Take a pending submission back',
    access: 'workOrderBd.submitUp',
    input: key,
    output: noData(),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/main/workOrderUp/approve',
    summary: 'Approve a pending creator',
    access: 'upAudit.audit',
    input: key,
    output: noData(),
  }),
  reject: endpoint({
    method: 'POST',
    path: '/main/workOrderUp/reject',
    summary: 'Reject a pending creator with a reason',
    access: 'upAudit.audit',
    input: withReason,
    output: noData(),
  }),
  cancelApproval: endpoint({
    method: 'POST',
    path: '/main/workOrderUp/cancelApproval',
    summary: 'Cancel an approval before work has advanced',
    access: 'upAudit.audit',
    input: withReason,
    output: noData(),
  }),
  contact: endpoint({
    method: 'POST',
    path: '/main/workOrderUp/contact',
    summary: 'Note the first contact with a submitted creator',
    access: 'workOrderBd.agree',
    input: z.strictObject({ id: id(), content: text(500) }),
    output: noData(),
  }),
  agree: endpoint({
    method: 'POST',
    path: '/main/workOrderUp/agree',
    summary: 'Agree fee, ratio and tracking link with an approved creator',
    access: 'workOrderBd.agree',
    input: z.strictObject({
      id: id(),
      agreedShotCost: money().optional(),
      agreedProportion: percent().optional(),
      trackingLink: optionalText(500).optional(),
      adCode: optionalText(200).optional(),
      adCodeExpire: day().optional(),
    }),
    output: noData(),
  }),
  startProduce: endpoint({
    method: 'POST',
    path: '/main/workOrderUp/startProduce',
    summary: 'The creator has started to produce',
    access: 'workOrderBd.agree',
    input: key,
    output: noData(),
  }),
  terminate: endpoint({
    method: 'POST',
    path: '/main/workOrderUp/terminate',
    summary: 'End the work with a creator, by its BD or a reviewer',
    access: 'session',
    input: withReason,
    output: noData(),
  }),
  unfulfil: endpoint({
    method: 'POST',
    path: '/main/workOrderUp/unfulfil',
    summary: 'Take a fulfilment back whose link became invalid, within 30 days',
    access: 'upAudit.audit',
    input: withReason,
    output: noData(),
  }),
  history: endpoint({
    method: 'GET',
    path: '/main/workOrderUp/history',
    summary: 'What happened to a submission',
    access: 'session',
    input: key,
    output: z.array(historyRow),
  }),
};
