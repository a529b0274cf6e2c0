import type { FastifyRequest } from 'fastify';
import { Refusal } from '../answers/refusal';

interface Limit {
  /** Most bytes. */
  bytes: number;
  /** The refusal of more. */
  tooLarge: () => Refusal;
}

/** Hands the one file of an upload on as it arrives; undefined where none came. Refuses a form that is cut off with 1015003. */
export async function streamFile<Result>(
  request: FastifyRequest,
  { bytes, tooLarge }: Limit,
  take: (chunks: AsyncIterable<Buffer>) => Promise<Result>,
): Promise<Result | undefined> {
  if (!request.isMultipart()) return undefined;
  try {
    const part = await request.file({ limits: { fileSize: bytes } });
    if (!part) return undefined;
    return await take(withinLimit(part.file, tooLarge));
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge();
    if (error instanceof Error && /multipart|unexpected end of form|premature close|aborted/i.test(error.message))
      throw new Refusal('formMalformed');
    throw error;
  }
}

/** One byte too many is cut off without an error. */
async function* withinLimit(file: AsyncIterable<Buffer> & { truncated: boolean }, tooLarge: () => Refusal): AsyncGenerator<Buffer> {
  yield* file;
  if (file.truncated) throw tooLarge();
}
