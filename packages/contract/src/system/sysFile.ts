import * as z from 'zod';
import { batchResult } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { pageOf, pageQuery } from '../core/page';
import { id, integer, listOf, nothing, oneOf, optionalText } from '../core/wire';

/** What kinds of files there are: how space is summed up and how a preview is drawn. */
export const fileKinds = ['image', 'video', 'document', 'sheet', 'text', 'other'] as const;

/** What a file is used for, in the order of the domains. */
export const fileUses = ['person', 'form', 'creator', 'product', 'certification', 'payment', 'script'] as const;

/** Files of one download, and their bytes together. */
export const zipLimits = { files: 100, bytes: 200 * 1024 * 1024 } as const;

const sysFileRow = z.object({
  id: id(),
  can: z.array(z.string()),
  /** Dictionary file_storage_location. */
  fileLocation: integer(),
  fileBucket: z.string(),
  fileOriginName: z.string(),
  fileSuffix: z.string(),
  kind: z.enum(fileKinds),
  /** Bytes. */
  size: integer(),
  fileSizeKb: integer(),
  fileSizeInfo: z.string(),
  fileObjectName: z.string(),
  mime: z.string(),
  createTime: z.string(),
  createUserName: z.string().nullable(),
  /** Records that are known to name it. */
  useCount: integer(),
});

const filter = {
  fileOriginName: optionalText(120).optional(),
  fileLocation: oneOf([1, 2, 3, 4]).optional(),
  fileBucket: optionalText(60).optional(),
  /** Several after commas: `docx,xlsx`. */
  fileSuffix: optionalText(60).optional(),
  kind: listOf(z.enum(fileKinds), 6).optional(),
  isUsed: z.enum(['Y', 'N']).optional(),
};
const sort = ['createTime', 'size', 'fileOriginName'] as const;
const key = z.strictObject({ id: id() });
const ids = z.strictObject({ ids: z.array(id()).min(1).max(100) });

/** Every stored file for those who keep them in order. */
export const sysFileApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/sysFileInfo/page',
    summary: 'List files',
    access: 'sysFileInfo.query',
    input: pageQuery(filter, sort),
    output: pageOf(sysFileRow),
  }),
  list: endpoint({
    method: 'GET',
    path: '/main/sysFileInfo/list',
    summary: 'Every matching file; refused with 1020004 above 10000',
    access: 'sysFileInfo.query',
    input: pageQuery(filter, sort).omit({ pageNo: true, pageSize: true }),
    output: z.array(sysFileRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/main/sysFileInfo/detail',
    summary: 'One file and where it is used',
    access: 'sysFileInfo.get',
    input: key,
    output: sysFileRow.extend({
      uses: z.array(z.object({ use: z.enum(fileUses), recordId: id(), name: z.string() })),
    }),
  }),
  space: endpoint({
    method: 'GET',
    path: '/main/sysFileInfo/space',
    summary: 'Files and bytes by kind',
    access: 'sysFileInfo.query',
    input: nothing(),
    output: z.object({
      kinds: z.array(
        z.object({ kind: z.enum(fileKinds), files: integer(), bytes: integer(), unusedFiles: integer(), unusedBytes: integer() }),
      ),
      dataTime: z.string(),
    }),
  }),
  download: endpoint({
    method: 'GET',
    path: '/main/sysFileInfo/download',
    summary: 'The bytes of a file as a download',
    access: 'sysFileInfo.download',
    answer: 'blob',
    input: key,
    output: z.unknown(),
  }),
  downloadMany: endpoint({
    method: 'GET',
    path: '/main/sysFileInfo/downloadMany',
    summary: 'Files as one zip, packed while it is sent',
    access: 'sysFileInfo.download',
    answer: 'blob',
    input: z.strictObject({ ids: listOf(id(), zipLimits.files) }),
    output: z.unknown(),
  }),
  delete: endpoint({
    method: 'POST',
    path: '/main/sysFileInfo/delete',
    summary: 'Delete files that nothing names, row and bytes',
    access: 'sysFileInfo.delete',
    input: ids,
    output: batchResult,
  }),
  rehearseCleanUp: endpoint({
    method: 'POST',
    path: '/main/sysFileInfo/rehearseCleanUp',
    summary: 'The oldest uploads that nothing in the database names a day later, up to 100; nothing is deleted',
    access: 'sysFileInfo.delete',
    input: nothing(),
    output: z.object({
      files: z.array(sysFileRow.pick({ id: true, fileOriginName: true, size: true, createTime: true })),
      hasMore: z.boolean(),
    }),
  }),
};
