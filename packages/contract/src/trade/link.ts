import * as z from 'zod';
import { linkReviewLife, linkValidityLife } from './linkLife';
import { endpoint } from '../core/endpoint';
import { exportQuery, pageOf, pageQuery } from '../core/page';
import { id, integer, listOf, noData, oneOf, optionalText, stateCode } from '../core/wire';
import { reference } from '../core/history';

/** What a stranger meets at a preview's address: it opens, asks to sign in, or there is nothing. */
export const linkReach = z.enum(['open', 'closed', 'missing']);
export type LinkReach = z.infer<typeof linkReach>;

/** One preview or publish link of a submission. */
export const linkRow = z.object({
  id: id(),
  /** 1 preview, 2 publish. */
  linkType: integer(),
  link: z.string(),
  round: integer(),
  reviewStatus: integer(),
  rejectReason: z.string().nullable(),
  linkStatus: integer(),
  /** Error code that says why a link is not valid. */
  invalidCode: integer().nullable(),
  /** Of a preview; null where nobody can tell. */
  reach: linkReach.nullable(),
  checkTime: z.string().nullable(),
  createTime: z.string(),
  can: z.array(z.string()),
});

export const linkQueueRow = linkRow.extend({
  workOrder: reference,
  workOrderNo: z.string(),
  up: reference,
  upNumber: z.string(),
  bd: reference.nullable(),
});

/** A video as the channel told it last. */
const video = z.object({
  /** Of the work in the library, where it is one. */
  workId: id().nullable(),
  descr: z.string().nullable(),
  hashtags: z.array(z.string()),
  duration: integer().nullable(),
  postTime: z.string(),
  views: integer().nullable(),
  likes: integer().nullable(),
  /** When the channel, or a file, told it; null where that is not known. */
  dataTime: z.string().nullable(),
});
export type LinkVideo = z.infer<typeof video>;

const round = z.object({
  round: integer(),
  link: z.string(),
  note: z.string().nullable(),
  rejectReason: z.string().nullable(),
  submitTime: z.string(),
  reviewTime: z.string().nullable(),
  reviewer: z.string().nullable(),
  video: video.nullable(),
});
export type LinkRound = z.infer<typeof round>;

/** What a link is judged by: brief and terms, product, creator, the video, what was found about it, and the rounds before. */
export const linkWeighed = z.object({
  order: z.object({
    workAttribute: integer(),
    upShotCost: z.string().nullable(),
    upProportion: z.string(),
    currency: z.string(),
    workDes: z.string().nullable(),
    validBegin: z.string(),
    expireDate: z.string(),
    shop: z.string(),
    goods: reference,
    price: z.string().nullable(),
  }),
  up: z.object({
    fansNum: integer().nullable(),
    starLevel: integer().nullable(),
    /** Links of the creator that were approved, and those of them in their first round. */
    passed: integer(),
    passedFirst: integer(),
  }),
  /** What was agreed; a merchant sees no fee. */
  agreed: z.object({ shotCost: z.string().nullable(), proportion: z.string().nullable(), time: z.string().nullable() }),
  note: z.string().nullable(),
  video: video.nullable(),
  /** The video is by the creator, not older than the work, shows the product, carries the brief's hashtags; null where nobody knows. */
  checks: z.object({
    author: z.boolean().nullable(),
    time: z.boolean().nullable(),
    goods: z.boolean().nullable(),
    hashtags: z.object({ asked: z.array(z.string()), found: z.array(z.string()) }).nullable(),
  }),
  /** Rejected rounds, the newest first. */
  rounds: z.array(round),
});
export type LinkWeighed = z.infer<typeof linkWeighed>;

const key = z.strictObject({ id: id() });
const typedLink = z.string().trim().max(500);

const linkFilter = {
  searchValue: optionalText(100).optional(),
  linkType: oneOf([1, 2]).optional(),
  reviewStatus: listOf(stateCode(linkReviewLife), 4).optional(),
  linkStatus: listOf(stateCode(linkValidityLife), 4).optional(),
  /** Of a creator submitted by this person, or of an order that the person leads or made. */
  personId: id().optional(),
  /** Waiting for a review for more than 72 hours. */
  due: z.literal('overdue').optional(),
};

export const workOrderLinkApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/workOrderLink/page',
    summary: 'Links waiting for review and reviewed ones',
    access: 'linkAudit.query',
    input: pageQuery(linkFilter, ['createTime']),
    output: pageOf(linkQueueRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/main/workOrderLink/detail',
    summary: 'What a link is judged by: brief, terms, product, creator, the video and the rounds before',
    access: 'linkAudit.query',
    input: key,
    output: linkWeighed,
  }),
  export: endpoint({
    method: 'POST',
    path: '/main/workOrderLink/export',
    summary: 'Export links to the download centre',
    access: 'linkAudit.export',
    input: exportQuery(linkFilter, ['createTime']),
    output: key,
  }),
  submitLink: endpoint({
    method: 'POST',
    path: '/main/workOrderLink/submitLink',
    summary: 'Submit a preview or publish link',
    access: 'workOrderBd.submitLink',
    input: z.strictObject({ workOrderUpId: id(), linkType: z.union([z.literal(1), z.literal(2)]), link: typedLink }),
    output: key,
  }),
  resubmit: endpoint({
    method: 'POST',
    path: '/main/workOrderLink/resubmit',
    summary: 'Submit a rejected link again, at most 5 rounds',
    access: 'workOrderBd.submitLink',
    input: z.strictObject({ id: id(), link: typedLink, note: optionalText(500).optional() }),
    output: noData(),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/main/workOrderLink/approve',
    summary: 'Approve a link; a publish link must be valid',
    access: 'linkAudit.audit',
    input: key,
    output: noData(),
  }),
  reject: endpoint({
    method: 'POST',
    path: '/main/workOrderLink/reject',
    summary: 'Reject a link with a reason',
    access: 'linkAudit.audit',
    input: z.strictObject({ id: id(), reason: z.string().trim().max(500) }),
    output: noData(),
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/main/workOrderLink/reopen',
    summary: 'Reopen an approved publish link that became invalid',
    access: 'linkAudit.audit',
    input: z.strictObject({ id: id(), reason: z.string().trim().max(500) }),
    output: noData(),
  }),
  recheck: endpoint({
    method: 'POST',
    path: '/main/workOrderLink/recheck',
    summary: 'Check a link now, once in 10 minutes',
    access: 'linkAudit.recheck',
    input: key,
    output: noData(),
  }),
};
