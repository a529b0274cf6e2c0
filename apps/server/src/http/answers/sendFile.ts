import type { FastifyReply } from 'fastify';
import { contentDisposition } from './contentDisposition';
import type { FileAnswer } from '../module';

/** Sends bytes that were uploaded by people: never sniffed, never run. */
export const sendFile = (reply: FastifyReply, { body, mime, fileName }: FileAnswer): FastifyReply =>
  reply
    .header('content-type', mime)
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('content-disposition', fileName ? contentDisposition('attachment', fileName) : 'inline')
    .send(body);
