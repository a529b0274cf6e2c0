import * as z from 'zod';
import { endpoint } from '../endpoint';
import { id, nothing } from '../wire';

/** Images are at most 5 MB, videos 500 MB (spec section 9). */
export const imageLimitBytes = 5 * 1024 * 1024;
export const videoLimitBytes = 500 * 1024 * 1024;

export const fileApi = {
  upload: endpoint({ method: 'POST', path: '/main/sysFileInfo/upload', summary: 'Upload one image; data names the new file', access: 'session', body: 'multipart', input: nothing(), output: z.object({ fileId: id(), url: z.string() }) }),
  preview: endpoint({ method: 'GET', path: '/main/sysFileInfo/preview', summary: 'The bytes of an image; own files and those the caller may see', access: 'session', answer: 'blob', input: z.strictObject({ id: id() }), output: z.unknown() }),
};
