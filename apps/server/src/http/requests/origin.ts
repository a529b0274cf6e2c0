import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../config';

const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether a page of this origin may act: the server's own, listed ones, and any of this machine in demo mode. */
export function isOwnOrigin(headers: IncomingHttpHeaders, { ALLOWED_ORIGINS, PUBLIC_URL, mode }: Config): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (ALLOWED_ORIGINS.includes(origin) || (PUBLIC_URL !== undefined && new URL(PUBLIC_URL).origin === origin)) return true;
  if (mode === 'demo' && loopback.test(origin)) return true;
  return host !== undefined && (origin === `https://${host}` || origin === `http://${host}`);
}
