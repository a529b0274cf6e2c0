import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { pageOf, pageQuery } from '../core/page';
import { batchResult, matchingIds } from '../core/crud';
import { id, integer, longText, noData, optionalText, text, version, wholeNumber } from '../core/wire';
import { rehearsal } from './sysUser';

/** `content` is HTML, cleaned on the server: text without any is refused (1012001). */
const draft = {
  title: text(200),
  content: longText(20_000).min(1),
  type: z.union([z.literal(1), z.literal(2)]),
  noticeUserIdList: z.array(id()).max(5000),
};
const ids = z.strictObject({ ids: z.array(id()).min(1).max(100) });
const filter = { searchValue: optionalText(100).optional(), type: wholeNumber(1, 2).optional(), status: wholeNumber(0, 2).optional() };
const sort = ['createTime', 'publicTime'] as const;

/** 0 draft, 1 published, 2 withdrawn, 3 deleted (system-pages 1.7.11). */
export const managedNotice = z.object({
  id: id(),
  version: integer(),
  can: z.array(z.string()),
  title: z.string(),
  type: integer(),
  status: integer(),
  author: z.string().nullable(),
  /** The organisation of the author, in the language of the reader. */ authorOrg: z.string().nullable(),
  publicTime: z.string().nullable(),
  cancelTime: z.string().nullable(),
  receivers: integer(),
  readers: integer(),
});
export const noticeReceipt = z.object({
  userId: id(),
  userName: z.string(),
  /** Tells people of one name apart. */ account: z.string(),
  readStatus: integer(),
  readTime: z.string().nullable(),
});

export const sysNoticeApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/sysNotice/page',
    summary: 'Notices to manage',
    access: 'sysNotice.query',
    input: pageQuery(filter, sort),
    output: pageOf(managedNotice),
  }),
  matching: matchingIds({ path: 'sysNotice', permission: 'sysNotice', noun: 'notice', filter, sort }),
  receivers: endpoint({
    method: 'GET',
    path: '/main/sysNotice/receivers',
    summary: 'People in scope who may receive a notice, up to 1000',
    access: 'sysNotice.add',
    input: z.strictObject({ name: optionalText(60).optional(), orgId: id().optional() }),
    output: z.array(z.object({ id: id(), name: z.string(), account: z.string(), orgName: z.string().nullable() })),
  }),
  rehearsePublish: endpoint({
    method: 'POST',
    path: '/main/sysNotice/rehearsePublish',
    summary: 'What publishing would do',
    access: 'sysNotice.publish',
    isReading: true,
    input: ids,
    output: rehearsal,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/main/sysNotice/detail',
    summary: 'Read a notice; a receiver who opens it has read it',
    access: 'session',
    input: z.strictObject({ id: id() }),
    output: managedNotice.extend({ /** HTML, cleaned. */ content: z.string(), createTime: z.string(), receipts: z.array(noticeReceipt) }),
  }),
  received: endpoint({
    method: 'GET',
    path: '/main/sysNotice/received',
    summary: 'Published notices for this person',
    access: 'session',
    input: pageQuery(
      { searchValue: optionalText(100).optional(), type: wholeNumber(1, 2).optional(), readStatus: wholeNumber(0, 1).optional() },
      ['publicTime'],
    ),
    output: pageOf(
      z.object({
        id: id(),
        title: z.string(),
        type: integer(),
        author: z.string().nullable(),
        /** The beginning of the text. */ content: z.string(),
        publicTime: z.string(),
        readStatus: integer(),
        readTime: z.string().nullable(),
      }),
    ),
  }),
  add: endpoint({
    method: 'POST',
    path: '/main/sysNotice/add',
    summary: 'Save a draft, or publish at once',
    access: 'sysNotice.add',
    input: z.strictObject({ ...draft, publish: z.boolean() }),
    output: z.strictObject({ id: id() }),
  }),
  edit: endpoint({
    method: 'POST',
    path: '/main/sysNotice/edit',
    summary: 'Edit a draft',
    access: 'sysNotice.edit',
    input: z.strictObject({ id: id(), version: version(), ...draft }),
    output: noData(),
  }),
  publish: endpoint({
    method: 'POST',
    path: '/main/sysNotice/publish',
    summary: 'Publish drafts or withdrawn notices',
    access: 'sysNotice.publish',
    input: ids.extend({ batch: z.uuid().optional() }),
    output: batchResult,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/main/sysNotice/withdraw',
    summary: 'Withdraw published notices',
    access: 'sysNotice.withdraw',
    input: ids,
    output: batchResult,
  }),
  changeStatus: endpoint({
    method: 'POST',
    path: '/main/sysNotice/changeStatus',
    summary: 'Publish (1), withdraw (2) or delete (3) one notice, with the permission of that step',
    access: 'session',
    input: z.strictObject({ id: id(), status: z.union([z.literal(1), z.literal(2), z.literal(3)]) }),
    refusals: { status: { empty: 'statusEmpty', illegal: 'noticeStatusWrong' } },
    output: noData(),
  }),
  delete: endpoint({
    method: 'POST',
    path: '/main/sysNotice/delete',
    summary: 'Delete drafts or withdrawn notices',
    access: 'sysNotice.delete',
    input: ids,
    output: batchResult,
  }),
  remind: endpoint({
    method: 'POST',
    path: '/main/sysNotice/remind',
    summary: 'Remind those who have not read a notice',
    access: 'sysNotice.publish',
    input: z.strictObject({ id: id() }),
    output: z.object({ reminded: integer() }),
  }),
};
