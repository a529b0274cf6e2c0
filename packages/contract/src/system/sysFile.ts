import * as z from 'zod';
import { batchResult } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { pageOf, pageQuery } from '../core/page';
import { id, integer, listOf, noData, nothing, oneOf, optionalText, wholeNumber } from '../core/wire';

/** What kinds of files there are: how space is summed up and how a preview is drawn. */
export const fileKinds = ['image', 'video', 'document', 'sheet', 'text', 'other'] as const;

/** What a file is used for, in the order of the domains. */
export const fileUses = ['person', 'form', 'creator', 'product', 'certification', 'payment', 'script'] as const;

/** The office files that an editor opens, by their ending, and as what. */
export const officeTypes = { docx: 'word', xlsx: 'cell', pptx: 'slide' } as const;

/** Lines and columns of a table that its preview shows. */
export const tablePreview = { rows: 100, columns: 30 } as const;

/** Earlier contents that are kept of a file. */
export const mostFileVersions = 50;

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

/** An earlier content of a file: its bytes, when it was replaced, and by whom. */
const fileVersion = z.object({ versionNo: integer(), size: integer(), time: z.string(), userName: z.string().nullable() });

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
      /** Where its bytes are: below the bucket, or in the server's folder of files. */
      filePath: z.string(),
      uses: z.array(z.object({ use: z.enum(fileUses), recordId: id(), name: z.string() })),
      /** What the office editor may do with it for this person: nothing without an editor, or for what is no office file. */
      editor: z.enum(['none', 'view', 'edit']),
      /** Earlier contents that editing replaced, newest first. */
      history: z.array(fileVersion),
    }),
  }),
  table: endpoint({
    method: 'GET',
    path: '/main/sysFileInfo/table',
    summary: 'The beginning of the first sheet of an xlsx or csv file; 2015006 for what has none',
    access: 'sysFileInfo.get',
    input: key,
    output: z.object({ headers: z.array(z.string()), lines: z.array(z.array(z.string())), lineCount: integer() }),
  }),
  play: endpoint({
    method: 'GET',
    path: '/main/sysFileInfo/play',
    summary: 'Let the player of this browser read videos for six hours: it cannot send headers, so it gets a cookie',
    access: 'sysFileInfo.get',
    input: key,
    output: noData(),
  }),
  video: endpoint({
    method: 'GET',
    path: '/main/sysFileInfo/video',
    summary: 'The bytes of a video, whole or in a range; 2015006 for any other file',
    access: 'sysFileInfo.get',
    answer: 'blob',
    isPlayed: true,
    input: key,
    output: z.unknown(),
  }),
  getOnlineFileConfig: endpoint({
    method: 'GET',
    path: '/main/sysFileInfo/getOnlineFileConfig',
    summary: 'How the office editor opens a file; 2015007 without an editor, 2015010 for another kind of file, 2015013 to edit one in use',
    access: 'sysFileInfo.get',
    input: z.strictObject({
      ...key.shape,
      mode: z.enum(['edit', 'view']).default('view'),
      type: z.enum(['desktop', 'mobile']).default('desktop'),
    }),
    output: z.object({
      /** Origin of the document server, which serves the editor's script. */
      serviceUrl: z.string(),
      fileId: id(),
      /** Earlier contents, newest first. */
      history: z.array(fileVersion),
      /** What the editor is made with, signed. */
      config: z.record(z.string(), z.unknown()),
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
    input: z.strictObject({
      ...key.shape,
      /** An earlier content, where editing kept one. */ versionNo: wholeNumber(1, 1_000_000).optional(),
    }),
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
