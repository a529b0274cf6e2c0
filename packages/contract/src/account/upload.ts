import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { ofForm } from '../core/textForm';
import { id, integer, noData, nothing, text, whole, wholeNumber } from '../core/wire';

/** Videos travel in parts of 8 MB. */
export const partBytes = 8 * 1024 * 1024;
/** How long an upload is kept that nobody goes on with. */
export const uploadHours = 24;
/** Uploads that one person may have under way. */
export const mostUploads = 20;

const sha256 = () => z.string().check(ofForm('hash', /^[\da-f]{64}$/));
const key = z.strictObject({ id: id() });

const storedPart = z.object({ no: integer(), sha256: z.string() });
const openUpload = z.object({
  id: id(),
  fileName: z.string(),
  /** Bytes. */
  size: integer(),
  partSize: integer(),
  /** What the server has already. */
  parts: z.array(storedPart),
  createTime: z.string(),
});
export type OpenUpload = z.infer<typeof openUpload>;

/** Large files in parts: begun, sent part by part, gone on with after a loss, put together. */
export const uploadApi = {
  start: endpoint({
    method: 'POST',
    path: '/main/upload/start',
    summary: 'Begin the upload of a video: mp4, avi or wmv, at most 500 MB',
    access: 'script.add',
    input: z.strictObject({ fileName: text(200), size: whole(1, 1_000_000_000_000) }),
    output: openUpload,
  }),
  open: endpoint({
    method: 'GET',
    path: '/main/upload/open',
    summary: 'Own uploads under way or of the last day, with the parts that are stored',
    access: 'script.add',
    input: nothing(),
    output: z.array(openUpload),
  }),
  part: endpoint({
    method: 'POST',
    path: '/main/upload/part',
    summary: 'Store one part, whose SHA-256 stands in the address; sent again it replaces the earlier one',
    access: 'script.add',
    body: 'multipart',
    input: z.strictObject({ id: id(), no: wholeNumber(1, 10_000), sha256: sha256() }),
    output: noData(),
  }),
  finish: endpoint({
    method: 'POST',
    path: '/main/upload/finish',
    summary: 'Put the parts together; the SHA-256 is that of the bytes of the SHA-256 of all parts in their order',
    access: 'script.add',
    input: z.strictObject({ id: id(), sha256: sha256() }),
    output: z.object({ fileId: id() }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/main/upload/cancel',
    summary: 'Give an upload up and remove its parts',
    access: 'script.add',
    input: key,
    output: noData(),
  }),
};
