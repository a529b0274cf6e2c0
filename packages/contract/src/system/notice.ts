import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { id, integer, noData, nothing, wholeNumber } from '../core/wire';

/** 1 announcement, 2 blacklist-fan warning, 3 message, 4 reply. */
export const noticeClasses = [1, 2, 3, 4] as const;

/** What notices of the trade are about; the console opens the record `extraParam.id` of this kind. 25 warns of a creator without a follow-up. */
export const noticeTypes = {
  demandForm: 20,
  workOrder: 21,
  submission: 22,
  link: 23,
  intent: 24,
  statement: 26,
  task: 27,
  payment: 28,
  rule: 29,
  sample: 30,
  live: 39,
  comment: 34,
  zone: 38,
  script: 36,
  statementChange: 40,
} as const;

/** Where a notice leads: ids of the thing it speaks of. */
export const noticeTarget = z.object({
  workId: z.string().optional(),
  upId: z.string().optional(),
  upTypeId: z.string().optional(),
  keywordId: z.string().optional(),
  aweId: z.string().optional(),
  id: z.string().optional(),
  favId: z.string().optional(),
});

export const noticeRow = z.object({
  msgId: id(),
  title: z.string(),
  /** Plain text, at most 300 characters of it; a line break splits it into two lines. */
  content: z.string(),
  publicTime: z.string(),
  /** 0 unread, 1 read. */
  status: z.union([z.literal(0), z.literal(1)]),
  noticeClass: integer(),
  /** Channel, or null for notices of no channel. */
  webId: integer().nullable(),
  type: integer(),
  extraParam: noticeTarget,
});
export type NoticeRow = z.infer<typeof noticeRow>;

/** Unread counts per tab of the panel, and their sum as the websocket sends it. */
export const noticeCounts = z.object({ remindNum: z.number(), noticeNum: z.number(), antiFansNum: z.number(), mesNum: z.number() });
export type NoticeCounts = z.infer<typeof noticeCounts>;

/** What the websocket `/api/main/ws/msg` sends. */
export const socketMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('notice'), allNum: z.number(), counts: noticeCounts, lastId: z.string().nullable() }),
  z.object({ type: z.literal('dictionary'), version: z.string() }),
  z.object({ type: z.literal('sessionEnded'), code: z.number() }),
  /** A record that the page watches changed, or a part of it did. */
  z.object({ type: z.literal('changed'), object: z.string() }),
  /** Every `socketAliveMs`: pages do not see pings. */
  z.object({ type: z.literal('alive') }),
]);
export type SocketMessage = z.infer<typeof socketMessage>;

export const noticeApi = {
  noticeNum: endpoint({
    method: 'GET',
    path: '/main/sysNotice/noticeNum',
    summary: 'Unread counts: replies, announcements, blacklist-fan warnings, messages',
    access: 'session',
    input: nothing(),
    output: noticeCounts,
  }),
  newestUnRead: endpoint({
    method: 'GET',
    path: '/main/sysNotice/newestUnRead',
    summary: 'The newest unread notice, or null',
    access: 'session',
    input: nothing(),
    output: noticeRow.nullable(),
  }),
  limitLastSysNotice: endpoint({
    method: 'GET',
    path: '/main/sysNotice/limitLastSysNotice',
    summary: 'The newest 50 notices of a class, of one channel if given',
    access: 'session',
    input: z.strictObject({ noticeClass: wholeNumber(1, 4), webId: wholeNumber(1, 99).optional() }),
    output: z.array(noticeRow),
  }),
  currNoticeRead: endpoint({
    method: 'POST',
    path: '/main/sysNotice/currNoticeRead',
    summary: 'Mark the listed notices read; only own rows change',
    access: 'session',
    input: z.array(id()).max(1000),
    output: noData(),
  }),
  setRead: endpoint({
    method: 'POST',
    path: '/main/sysNotice/setRead',
    summary: 'Mark one notice read',
    access: 'session',
    input: z.strictObject({ msgId: id() }),
    output: noData(),
  }),
};
