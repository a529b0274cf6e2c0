import type { FileStore } from './fileStore';
import type { FileAnswer } from '../http/module';
import { byteRange } from '../http/requests/byteRange';
import type { Call } from '../http/requests/call';
import { Refusal } from '../http/answers/refusal';

interface Stored {
  objectName: string;
  /** Bytes. */
  size: number;
  mime: string;
}

/** A stored file as players read it: in a range where one is asked for, 416 outside of it. */
export async function playedFile(fileStore: FileStore, { objectName, size, mime }: Stored, { request, reply }: Call): Promise<FileAnswer> {
  if (!(await fileStore.has(objectName))) throw new Refusal('fileBytesMissing');
  const range = byteRange(request.headers.range, size);
  if (range === 'outside') {
    void reply.header('content-range', `bytes */${size}`);
    throw new Refusal('rangeOutside');
  }
  // Asked for the headers alone, nothing is opened.
  const body = request.method === 'HEAD' ? Buffer.alloc(0) : await fileStore.read(objectName, range);
  return { body, mime, size, range };
}
