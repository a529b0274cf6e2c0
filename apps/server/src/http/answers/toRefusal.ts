import type { FastifyError } from 'fastify';
import { isDatabaseAway } from './databaseFault';
import { isDiskFull, noteFullDisk } from './fullDisk';
import { Refusal } from './refusal';

/** Any error as an answer: what is not a refusal of ours is 507, 503 or the general 1016002. */
export function toRefusal(error: unknown, requestId: string, bodyLimit = 256 * 1024): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return new Refusal('requestEmpty');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413)
    return new Refusal('tooLarge', {
      limit: bodyLimit < 1_000_000 ? `${Math.round(bodyLimit / 1024)} kB` : `${Math.round(bodyLimit / 1_000_000)} MB`,
    });
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('mustBeJson');
  if (code === 'FST_ERR_BAD_URL') return new Refusal('pathNotFound', { path: '' });
  if (statusCode === 400) return new Refusal('jsonMalformed');
  if (isDiskFull(error)) {
    noteFullDisk();
    return new Refusal('storageFull');
  }
  if (isDatabaseAway(error)) return new Refusal('unavailable', {}, { retryAfter: 1 });
  return new Refusal('serverError', { requestId });
}
