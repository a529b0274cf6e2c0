import * as z from 'zod';
import { batchResult } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { can, historyRow, reference } from '../core/history';
import { exportQuery, pageOf, pageQuery } from '../core/page';
import { day, id, integer, listOf, oneOf, optionalText, stateCode, text, whole, wholeNumber } from '../core/wire';
import { rehearsal } from '../system/sysUser';
import { commentLife } from './commentLife';
import { commentFigures } from './commentFigures';
import { commentLanguages } from './keyword';

/** What a comment is besides its sentiment. */
export const commentMarks = ['question', 'complaint', 'spam', 'blackFan'] as const;

/** As many comments as the period filter shows. */
export const firstComments = 30;

const ids = z.array(id()).min(1).max(100);
const key = z.strictObject({ id: id() });

const filter = {
  searchValue: optionalText(100).optional(),
  webId: listOf(wholeNumber(1, 99), 20).optional(),
  upId: id().optional(),
  workId: id().optional(),
  /** Replies to a comment. */
  commentId: id().optional(),
  keywordId: id().optional(),
  /** Of something that is followed in a data zone. */
  favId: id().optional(),
  /** One word of the cloud, as the cloud has it. */
  word: optionalText(100).optional(),
  sentiment: listOf(oneOf([-1, 0, 1]), 3).optional(),
  lang: listOf(z.enum(commentLanguages), 8).optional(),
  mark: listOf(z.enum(commentMarks), 4).optional(),
  commentStatus: listOf(stateCode(commentLife), 3).optional(),
  replyStatus: oneOf([0, 1]).optional(),
  /** Days where the creator is, both included. */
  fromDay: day().optional(),
  toDay: day().optional(),
};
const sort = ['commentTime', 'likeNum', 'replyNum'] as const;

const commentRow = z.object({
  id: id(),
  version: integer(),
  can,
  webId: integer(),
  platformCommentId: z.string(),
  work: z.object({ id: id(), title: z.string(), link: z.string() }),
  up: reference,
  /** The comment that it answers. */
  parentId: id().nullable(),
  /** Masked for merchants. */
  authorName: z.string(),
  authorPlatformId: z.string().nullable(),
  content: z.string(),
  lang: z.enum(commentLanguages),
  likeNum: integer(),
  replyNum: integer(),
  sentiment: integer(),
  sentimentScore: z.number(),
  marks: z.array(z.enum(commentMarks)),
  /** Kinds of complaint. */
  complaints: z.array(z.string()),
  /** Signs of spam. */
  spam: z.array(z.string()),
  keywords: z.array(reference),
  blackFan: z.object({ id: id(), level: integer(), hitCount: integer() }).nullable(),
  commentStatus: integer(),
  /** Hidden or deleted here, while the channel goes on showing it (1031003). */
  isHereOnly: z.boolean(),
  replyStatus: integer(),
  replyContent: z.string().nullable(),
  replyUser: z.string().nullable(),
  replyTime: z.string().nullable(),
  commentTime: z.string(),
  dataTime: z.string(),
});
export type CommentRow = z.infer<typeof commentRow>;

/** Outcome of hiding and deleting; of those the channel keeps showing, with the words of 1031003. */
const doneHere = batchResult.extend({ hereOnly: z.object({ ids: z.array(id()), code: integer(), message: z.string() }).nullable() });

const acts = ['hide', 'unhide', 'delete'] as const;
const act = <Name extends (typeof acts)[number]>(name: Name, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/main/comment/${name}`,
    summary,
    access: `commentInfo.${name}`,
    input: z.strictObject({ ids }),
    output: doneHere,
  });

/** Comments of several channels. */
export const commentApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/comment/page',
    summary: 'List comments; deleted ones only where they are asked for',
    access: 'commentInfo.query',
    input: pageQuery(filter, sort),
    output: pageOf(commentRow),
  }),
  first: endpoint({
    method: 'GET',
    path: '/main/comment/first',
    summary: 'The first 30 comments of a period, and how many there are',
    access: 'commentInfo.query',
    input: pageQuery(filter, sort).omit({ pageNo: true, pageSize: true }),
    output: z.object({ totalRows: integer(), moreRows: z.literal(true).optional(), list: z.array(commentRow) }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/main/comment/detail',
    summary: 'Read one comment',
    access: 'commentInfo.get',
    input: key,
    output: commentRow,
  }),
  history: endpoint({
    method: 'GET',
    path: '/main/comment/history',
    summary: 'What happened to a comment here',
    access: 'commentInfo.get',
    input: key,
    output: z.array(historyRow),
  }),
  export: endpoint({
    method: 'POST',
    path: '/main/comment/export',
    summary: 'Export comments to the download centre',
    access: 'commentInfo.export',
    input: exportQuery(filter, sort),
    output: key,
  }),
  rehearse: endpoint({
    method: 'POST',
    path: '/main/comment/rehearse',
    summary: 'What an act on several comments would do',
    access: 'commentInfo.query',
    isReading: true,
    input: z.strictObject({ ids, event: z.enum([...acts, 'markBlack']) }),
    output: rehearsal,
  }),
  hide: act('hide', 'Hide comments: they leave clouds and counts'),
  unhide: act('unhide', 'Show hidden comments again'),
  delete: act('delete', 'Delete comments here'),
  reply: endpoint({
    method: 'POST',
    path: '/main/comment/reply',
    summary: "Reply to a comment, once a day; the creator's BD is told",
    access: 'commentInfo.reply',
    input: z.strictObject({ id: id(), content: text(500) }),
    output: z.null(),
  }),
  markBlack: endpoint({
    method: 'POST',
    path: '/main/comment/markBlack',
    summary: 'Put the authors of comments on the blacklist',
    access: 'commentInfo.markBlack',
    input: z.strictObject({ ids, level: whole(1, 3), reason: text(500) }),
    output: batchResult,
  }),
  ...commentFigures,
};
