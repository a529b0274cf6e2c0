import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { id, nothing, oneOf } from '../core/wire';

/** Images are at most 5 MB, videos 500 MB, documents 20 MB. */
export const imageLimitBytes = 5 * 1024 * 1024;
export const documentLimitBytes = 20 * 1024 * 1024;
export const videoLimitBytes = 500 * 1024 * 1024;

const uploadedFile = z.object({ fileId: id(), url: z.string() });

export const fileApi = {
  upload: endpoint({
    method: 'POST',
    path: '/main/sysFileInfo/upload',
    summary: 'Upload one image; data names the new file',
    access: 'session',
    isUpload: true,
    body: 'multipart',
    input: nothing(),
    output: uploadedFile,
  }),
  uploadFile: endpoint({
    method: 'POST',
    path: '/main/sysFileInfo/uploadFile',
    summary: 'Upload one image or document; data names the new file',
    access: 'session',
    isUpload: true,
    body: 'multipart',
    input: nothing(),
    output: uploadedFile,
  }),
  preview: endpoint({
    method: 'GET',
    path: '/main/sysFileInfo/preview',
    summary: 'The bytes of an image, or a document as a download; own files and those the caller may see',
    access: 'session',
    answer: 'blob',
    input: z.strictObject({ id: id(), /** An image of at most so many px, as WebP. */ size: oneOf([256]).optional() }),
    output: z.unknown(),
  }),
};
