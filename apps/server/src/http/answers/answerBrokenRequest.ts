import type { Socket } from 'node:net';
import type { Failure } from '@backlot/contract';
import { errorText } from '../requests/language';
import { Refusal } from './refusal';
import { securityHeaders } from '../securityHeaders';

/** Answers what the HTTP parser could not read: nobody knows its language yet, so the sentence is in English. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, refusal] = kinds[error.code ?? ''] ?? ['400 Bad Request', new Refusal('jsonMalformed')];
  const envelope: Failure = {
    success: false,
    code: refusal.code,
    message: errorText(refusal.reason, 'en', refusal.params),
    data: null,
    requestId: crypto.randomUUID(),
  };
  const body = JSON.stringify(envelope);
  const headers = Object.entries({
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  if (socket.writable) socket.write([`HTTP/1.1 ${status}`, ...headers, '', body].join('\r\n'));
  socket.destroySoon();
}

const kinds: Readonly<Record<string, readonly [string, Refusal]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', new Refusal('tooLarge', { limit: '16 kB' })],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', new Refusal('unavailable')],
};
