import type { FastifyReply } from 'fastify';
import type { FileAnswer } from '../module';
import { contentDisposition } from './contentDisposition';

/** Sends bytes that were uploaded by people: never sniffed, never run. */
export function sendFile(reply: FastifyReply, { body, mime, fileName, size, range }: FileAnswer): FastifyReply {
  void reply
    .header('content-type', mime)
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('content-disposition', fileName ? contentDisposition('attachment', fileName) : 'inline');
  if (size !== undefined) void reply.header('accept-ranges', 'bytes').header('content-length', range ? range.end - range.start + 1 : size);
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return reply.send(body);
}
