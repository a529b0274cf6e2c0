import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { historyRow, reference } from '../core/history';
import { exportQuery, pageOf, pageQuery } from '../core/page';
import { id, integer, link, listOf, noData, optionalText, stateCode, text, whole, wholeNumber } from '../core/wire';
import { scriptLife } from './scriptLife';

/** Scripts that one submitted creator has at most. */
export const mostScripts = 3;
/** A script is submitted at most so often. */
export const mostScriptRounds = 5;

/** What a script is in one round: a stored video or a link. */
const version = {
  round: integer(),
  /** The link, or below `/api` where the stored video is played from. */
  address: z.string(),
  isStored: z.boolean(),
  fileName: z.string(),
  mime: z.string().nullable(),
  /** Bytes. */
  fileSize: integer().nullable(),
  /** Seconds, where a browser could read them. */
  duration: integer().nullable(),
  /** File of a picture out of the video. */
  thumbnail: id().nullable(),
  note: z.string().nullable(),
  rejectReason: z.string().nullable(),
  uploadTime: z.string(),
  reviewTime: z.string().nullable(),
};

const scriptRow = z.object({
  id: id(),
  version: integer(),
  can: z.array(z.string()),
  scriptName: z.string(),
  reviewStatus: integer(),
  ...version,
  workOrder: reference,
  workOrderNo: z.string(),
  workOrderUpId: id(),
  up: reference,
  upNumber: z.string(),
  /** Null for a merchant. */
  bd: reference.nullable(),
  createTime: z.string(),
});
export type ScriptRow = z.infer<typeof scriptRow>;

const scriptRound = z.object(version);
export type ScriptRound = z.infer<typeof scriptRound>;
const scriptDetail = scriptRow.extend({
  /** Earlier rounds, newest first. */
  rounds: z.array(scriptRound),
});
export type ScriptDetail = z.infer<typeof scriptDetail>;

const key = z.strictObject({ id: id() });

/** A stored video with what the browser read of it, or a link. */
const content = {
  fileId: id().optional(),
  link: link().optional(),
  /** Seconds. */
  duration: whole(0, 86_400).optional(),
  thumbnail: id().optional(),
  note: optionalText(500).optional(),
};

const scriptFilter = {
  searchValue: optionalText(100).optional(),
  reviewStatus: listOf(stateCode(scriptLife), 4).optional(),
  kind: z.enum(['video', 'link']).optional(),
  workOrderId: id().optional(),
  workOrderUpId: id().optional(),
  /** Of a creator submitted by this person, or of an order that the person leads or made. */
  personId: id().optional(),
  /** Waiting for a review for more than 72 hours. */
  due: z.literal('overdue').optional(),
};
const scriptSorts = ['createTime', 'scriptName'] as const;

/** Scripts of videos: submitted by the BD, reviewed in rounds. */
export const scriptApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/script/page',
    summary: 'List scripts in sight',
    access: 'script.query',
    input: pageQuery(scriptFilter, scriptSorts),
    output: pageOf(scriptRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/main/script/detail',
    summary: 'Read one script with its earlier rounds',
    access: 'script.get',
    input: key,
    output: scriptDetail,
  }),
  export: endpoint({
    method: 'POST',
    path: '/main/script/export',
    summary: 'Export scripts to the download centre',
    access: 'script.export',
    input: exportQuery(scriptFilter, scriptSorts),
    output: key,
  }),
  history: endpoint({
    method: 'GET',
    path: '/main/script/history',
    summary: 'What happened to a script',
    access: 'script.get',
    input: key,
    output: z.array(historyRow),
  }),
  add: endpoint({
    method: 'POST',
    path: '/main/script/add',
    summary: 'Submit a script for an approved creator: a stored video or a link; at most 3',
    access: 'script.add',
    input: z.strictObject({ workOrderUpId: id(), scriptName: text(100), ...content }),
    output: key,
  }),
  resubmit: endpoint({
    method: 'POST',
    path: '/main/script/resubmit',
    summary: 'Submit a rejected script again in a new round, at most 5',
    access: 'script.add',
    input: z.strictObject({ id: id(), scriptName: text(100).optional(), ...content }),
    output: noData(),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/main/script/approve',
    summary: 'Approve a pending script',
    access: 'script.audit',
    input: key,
    output: noData(),
  }),
  reject: endpoint({
    method: 'POST',
    path: '/main/script/reject',
    summary: 'Reject a pending script with a reason',
    access: 'script.audit',
    input: z.strictObject({ id: id(), reason: optionalText(500) }),
    output: noData(),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/main/script/delete',
    summary: 'Take a script away that is not approved',
    access: 'script.delete',
    input: key,
    output: noData(),
  }),
  play: endpoint({
    method: 'GET',
    path: '/main/script/play',
    summary: 'Let the player of this browser read videos for six hours: it cannot send headers, so it gets a cookie',
    access: 'script.get',
    input: key,
    output: noData(),
  }),
  video: endpoint({
    method: 'GET',
    path: '/main/script/video',
    summary: 'The bytes of a stored video, whole or in a range; of an earlier round if asked',
    access: 'script.get',
    answer: 'blob',
    isPlayed: true,
    input: z.strictObject({ id: id(), round: wholeNumber(1, mostScriptRounds).optional(), save: z.literal('1').optional() }),
    output: z.unknown(),
  }),
};
