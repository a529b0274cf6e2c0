import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchPublic } from './fetchPublic';
import { isPublicAddress } from './isPublicAddress';
import { publicLookup } from './publicLookup';
import { type AskHead, reachPublic } from './reachPublic';

test.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['fd00::1', false],
  ['2002:7f00:1::', false],
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['name.example', false],
])('%s is public: %s', (address, answer) => {
  expect(isPublicAddress(address)).toBe(answer);
});

test.each([
  'http://example.com/a.png',
  'https://127.0.0.1/a.png',
  'https://[::1]/a.png',
  'https://localhost/a',
  'https://a.example:8443/',
  'x',
])('%s is not fetched', async (address) => {
  expect(await fetchPublic(address, { mostBytes: 1000, patienceMs: 500, redirects: 1 })).toBeUndefined();
});

describe('whether a stranger can open an address', () => {
  /** Answers by path: `/200`, or `/302/<where to>`. */
  const internet = createServer((request, response) => {
    const [, status, ...where] = (request.url ?? '').split('/');
    response.writeHead(Number(status), where.length > 0 ? { location: where.join('/') } : {}).end('words');
  });
  beforeAll(() => new Promise<void>((resolve) => void internet.listen(0, '127.0.0.1', () => resolve())));
  afterAll(() => internet.close());

  const asked: string[] = [];
  const ask: AskHead = (address, signal) =>
    new Promise((resolve) => {
      asked.push(address);
      const { pathname } = new URL(address);
      const request = get({ port: (internet.address() as AddressInfo).port, path: pathname, signal }, (response) => {
        resolve({ statusCode: response.statusCode ?? 0, location: response.headers.location });
        response.destroy();
      });
      request.on('error', () => resolve(undefined));
    });

  test.each([
    ['/200', 'open'],
    ['/302//200', 'open'],
    ['/302/https://other.example/200', 'open'],
    ['/401', 'closed'],
    ['/302/https://accounts.google.com/v3/signin/identifier', 'closed'],
    ['/302/https://www.dropbox.com/login?cont=x', 'closed'],
    ['/302/https://login.microsoftonline.com/common', 'closed'],
    ['/404', 'missing'],
    ['/410', 'missing'],
    ['/403', undefined],
    ['/500', undefined],
    ['/302', undefined],
    ['/302//302//302//302//200', undefined],
  ])('%s: %s', async (path, answer) => {
    expect(await reachPublic(`https://drive.example${path}`, ask)).toBe(answer);
  });

  test.each(['https://127.0.0.1/200', 'http://drive.example/200', 'https://localhost/200', 'https://drive.example:8443/200'])(
    'a redirect to %s is not followed',
    async (inside) => {
      asked.length = 0;
      expect(await reachPublic(`https://drive.example/302/${inside}`, ask)).toBeUndefined();
      expect(asked).toHaveLength(1);
    },
  );

  test('a name that leads inside is not looked up', async () => {
    const error = await new Promise((resolve) => publicLookup('localhost', {}, resolve));
    expect(String(error)).toContain('not public');
  });
});
