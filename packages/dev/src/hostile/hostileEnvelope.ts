import fc from 'fast-check';
import type { HostileRequest } from './HostileRequest.ts';

type Headers = HostileRequest['headers'];

/** Methods that a call does not take, and some that are none. */
export const hostileMethod = fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'FOO', 'get', 'PROPFIND');

/** Headers beside the usual ones. */
export const hostileHeaders: fc.Arbitrary<Headers> = fc.constantFrom<Headers[]>(
  [['lang', '../../etc']],
  [['lang', 'x'.repeat(10_000)]],
  [['lang', 'vn']],
  [['idempotency-key', 'one and the same']],
  [['idempotency-key', 'x'.repeat(5000)]],
  [['idempotency-key', '\u00ff\u00fe']],
  [['idempotency-key', '']],
  [['origin', 'https://evil.example']],
  [['origin', 'null']],
  [['origin', 'http://[']],
  [['sec-fetch-site', 'cross-site']],
  [['cookie', `a=${'b'.repeat(8000)}`]],
  [['cookie', '__Host-sid=x; play=%ff; ;;=;']],
  [['range', 'bytes=0-,1-,2-']],
  [['range', 'bytes=-99999999999999999999']],
  [['range', 'bytes=5-1']],
  [['if-none-match', '*']],
  [['expect', '100-continue']],
  [['expect', 'nonsense']],
  [['x-forwarded-for', '127.0.0.1, \u00e9']],
  [['user-agent', `${'('.repeat(5000)}`]],
  [['user-agent', 'Mozilla/5.0 (\u00ff\u00fe) =HYPERLINK("x")']],
  [['accept-encoding', 'br;q=nan, *;q=0']],
  [
    ['upgrade', 'h2c'],
    ['connection', 'Upgrade, HTTP2-Settings'],
  ],
  [['upgrade', 'websocket']],
  [['host', 'evil.example']],
  [['content-length', '0']],
  [['transfer-encoding', 'gzip, chunked']],
  Array.from({ length: 300 }, (_, at): [string, string] => [`x-${at}`, '1']),
  [['x-long', 'x'.repeat(20_000)]],
  [['bad name', '1']],
  [['x-split', 'a\r\nx-injected: 1']],
  [['x-null', 'a\u0000b']],
);

/** Addresses that are no call. */
export const hostileTarget = fc.constantFrom(
  '/api',
  '/api/',
  '/api/main',
  '/api/main/none',
  '/api/main/login/',
  '/api/main/%6cogin',
  '/api/main/..%2f..%2fetc%2fpasswd',
  '/api/main/../../metrics',
  '/..%c0%af..%c0%afetc/passwd',
  '/%2e%2e/%2e%2e/.env',
  '/.git/config',
  '/.env',
  '/package.json',
  '/assets/%2e%2e%2findex.html',
  '/assets/x.js.map',
  '/node_modules/x',
  '/%ff',
  '/%',
  '/\u00e9',
  '//evil.example',
  '/\\evil.example',
  'http://evil.example/api/main/login',
  '*',
  'x',
  `/${'a'.repeat(8000)}`,
  `/api/main/${'%25'.repeat(2000)}`,
  '/api/main/login?a=1#b',
  '/api/main/login;jsessionid=1',
  '/api/__proto__/constructor',
  '/constructor',
  '/api/docs',
  '/csp-report',
  '/readyz?x=%ff',
);

const tokens = fc.constantFrom<Headers[]>(
  [],
  [['authorization', '']],
  [['authorization', 'Bearer']],
  [['authorization', 'Bearer  ']],
  [['authorization', 'Basic YTpi']],
  [['authorization', `Bearer ${'x'.repeat(43)}`]],
  [['authorization', `Bearer ${'x'.repeat(10_000)}`]],
  [['authorization', 'Bearer eyJhbGciOiJub25lIn0.e30.']],
  [['authorization', "Bearer ' or 1=1 --"]],
  [['authorization', 'Bearer \u00ff\u00fe']],
  [['authorization', 'Bearer {ended}']],
);

/** A request that carries no token, or none that works; `{ended}` stands where one comes whose session is over. */
export const wrongToken = (draft: fc.Arbitrary<Omit<HostileRequest, 'account'>>): fc.Arbitrary<HostileRequest> =>
  fc.tuple(draft, tokens).map(([each, headers]) => ({ ...each, headers: [...headers, ...each.headers] }));
