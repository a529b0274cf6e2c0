import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { pageOf, pageQuery } from '../core/page';
import { dateTime, id, integer, noData, optionalText } from '../core/wire';

/** 0 queued, 1 generating, 2 ready, 3 failed, 4 expired (spec section 3, domain/life-cycles 3.13). */
export const downloadRow = z.object({
  id: id(),
  fileName: z.string(),
  createTime: z.string(),
  taskStatus: integer(),
  progress: integer(),
  rowCount: integer().nullable(),
  fileSize: integer().nullable(),
  expireTime: z.string().nullable(),
  failReason: z.string().nullable(),
});
export type DownloadRow = z.infer<typeof downloadRow>;

const key = z.strictObject({ id: id() });

export const downloadApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/download/page',
    summary: 'The own exports, newest first',
    access: 'session',
    input: pageQuery(
      { fileName: optionalText(200).optional(), searchBeginTime: dateTime().optional(), searchEndTime: dateTime().optional() },
      ['createTime'],
    ),
    output: pageOf(downloadRow),
  }),
  file: endpoint({
    method: 'GET',
    path: '/main/download/file',
    summary: 'The file of a finished export',
    access: 'session',
    answer: 'blob',
    input: key,
    output: z.unknown(),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/main/download/retry',
    summary: 'Run a failed export again',
    access: 'session',
    input: key,
    output: noData(),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/main/download/cancel',
    summary: 'Cancel an export or remove a finished one',
    access: 'session',
    input: key,
    output: noData(),
  }),
};
