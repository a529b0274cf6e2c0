import type { FastifyRequest } from 'fastify';
import { Refusal } from '../answers/refusal';

interface Limit {
  /** Most bytes. */
  bytes: number;
  /** The refusal of more. */
  tooLarge: () => Refusal;
}

/** The one file of an upload with the name it was sent under; undefined where none came. Refuses a form that is cut off with 1015003. */
export async function receiveFile(request: FastifyRequest, { bytes: fileSize, tooLarge }: Limit): Promise<Received | undefined> {
  if (!request.isMultipart()) return undefined;
  try {
    const part = await request.file({ limits: { fileSize } });
    if (!part) return undefined;
    const bytes = await part.toBuffer();
    // One byte too many is cut off without an error.
    if (part.file.truncated) throw tooLarge();
    return { bytes, name: part.filename };
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge();
    // The reader of forms throws plain errors for what it cannot read.
    if (error instanceof Error && /multipart/i.test(error.message)) throw new Refusal('formMalformed');
    throw error;
  }
}

interface Received {
  bytes: Buffer;
  name: string;
}
