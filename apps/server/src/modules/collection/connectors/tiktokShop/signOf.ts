import { createHmac } from 'node:crypto';

interface Signed {
  path: string;
  /** Of the whole call; `sign` and `access_token` are left out. */
  query: Readonly<Record<string, string>>;
  /** As it is sent; absent for calls without one. */
  body?: string | undefined;
  secret: string;
}

/**
 * The signature of a call: secret, path, every parameter as key and value in the order of the keys, the raw body, secret;
 * HMAC-SHA256 with the secret in lower-case hex.
 */
export function signOf({ path, query, body = '', secret }: Signed): string {
  const parameters = Object.entries(query)
    .filter(([key]) => key !== 'sign' && key !== 'access_token')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => key + value)
    .join('');
  return createHmac('sha256', secret).update(`${secret}${path}${parameters}${body}${secret}`).digest('hex');
}

/** The signature that a webhook carries: of the app's key and the raw body. */
export const hookSignOf = ({ clientKey, body, secret }: { clientKey: string; body: string; secret: string }): string =>
  createHmac('sha256', secret).update(`${clientKey}${body}`).digest('hex');
