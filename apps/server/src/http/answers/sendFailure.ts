import type { Failure } from '@backlot/contract';
import { permissionOf } from '@backlot/permissions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorText, languageOf, sayIn } from '../requests/language';
import type { Refusal } from './refusal';
import { toRefusal } from './toRefusal';

/** Answers with an error envelope and logs what the operator needs. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error, request.id, request.routeOptions.bodyLimit);
  if (refusal.reason === 'serverError') request.log.error({ err: error }, 'unexpected error');
  if (refusal.reason === 'storageFull') request.log.error({ err: error }, 'disk full');
  if (refusal.reason === 'unavailable' && error !== refusal) request.log.warn({ err: error }, 'database away');
  if (refusal.status === 401 || refusal.status === 403 || refusal.status === 429) {
    request.log.info({ code: refusal.code, reason: refusal.reason, ip: request.ip }, 'refused');
  }
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', refusal.retryAfter);
  return reply.code(refusal.status).header('cache-control', 'no-store').send(failureOf(refusal, request));
}

/** The envelope of a refusal in the caller's language. */
export function failureOf({ reason, code, params, field, fields: known }: Refusal, request: FastifyRequest): Failure {
  const language = languageOf(request.headers.lang);
  const message = errorText(reason, language, params);
  const fields = field
    ? { [field]: message }
    : known && Object.fromEntries(Object.entries(known).map(([name, said]) => [name, sayIn(language, said)]));
  const missing = reason === 'noPermission' && params['permission'] ? { permission: permissionOf(String(params['permission'])) } : {};
  return { success: false, code, message, data: null, requestId: request.id, ...(fields ? { fields } : {}), ...missing };
}
