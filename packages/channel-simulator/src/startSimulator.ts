import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createFaults, type Faults } from './faults';
import { createQuotas } from './http/createQuotas';
import type { Answer, Exchange, Routes } from './http/exchange';
import { enrich, misshape } from './http/misshape';
import { instagramRoutes } from './instagram/routes';
import { shopeeRoutes } from './shopee/routes';
import { researchRoutes } from './tiktok/research';
import { tiktokRoutes } from './tiktok/routes';
import { type Hook, sendHook } from './tiktokShop/sendHook';
import { tiktokShopRoutes } from './tiktokShop/routes';
import { createTokens } from './tiktok/tokens';
import { type Account, ourInstagram, ownAccounts } from './world/account';
import { createBook } from './world/createBook';
import { ownShops, type Shop } from './world/shop';
import { youtubeRoutes } from './youtube/routes';

/** A running simulator. */
export interface Simulator {
  /** `http://127.0.0.1:port`. */
  url: string;
  faults: Faults;
  /** Key of the YouTube API, and secret of the TikTok app. */
  apiKey: string;
  clientSecret: string;
  /** Our own account on Instagram: whose id asks, and whose comments are told. */
  own: { igUserId: string; handle: string };
  /** The code that the consent page hands out for somebody. */
  consent(handle: string): string;
  /** The code that the consent page hands out for a shop, by its number. */
  shopConsent(id: string): string;
  /** Sends a webhook of a shop to an address, signed; answers how it was taken. */
  sendHook(hook: Omit<Hook, 'now' | 'secret'>): Promise<number>;
  /** Ends every access token that was given so far. */
  expireTokens(): void;
  /** Calls that were answered, in their order: `GET /v2/user/info/`. */
  calls: string[];
  close(): Promise<void>;
}

interface Starting {
  clock?: () => Date;
  /** Who publishes; some made-up people unless said. */
  accounts?: readonly Account[];
  /** Who sells; some made-up shops unless said. */
  shops?: readonly Shop[];
}

const routes: Routes = {
  ...tiktokRoutes,
  ...researchRoutes,
  ...tiktokShopRoutes,
  ...shopeeRoutes,
  ...youtubeRoutes,
  ...instagramRoutes,
};
const apiKey = 'simulated-key';
const clientSecret = 'simulated-secret';

/** Listens on a free port of this machine and answers like the channels. */
export async function startSimulator({
  clock = () => new Date(),
  accounts = ownAccounts(),
  shops = ownShops(),
}: Starting = {}): Promise<Simulator> {
  const faults = createFaults();
  const book = createBook([...accounts, ourInstagram]);
  const tokens = createTokens(clientSecret);
  const shopTokens = createTokens(`${clientSecret} shops`, 'shop');
  const quotas = createQuotas();
  const calls: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://simulator');
      const name = `${request.method} ${url.pathname}`;
      calls.push(name);
      const exchange: Exchange = {
        query: url.searchParams,
        ...(await readBody(request)),
        headers: request.headers,
        bearer: /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1],
        path: url.pathname,
        now: clock(),
        book,
        accounts,
        shops,
        faults,
        tokens,
        shopTokens,
        quotas,
        apiKey,
        igUserId: ourInstagram.id,
        secret: clientSecret,
      };
      const answer = answerTo(name, exchange);
      const late = answer && faults.meet('slowness', url.pathname);
      if (late) await pause(late.ms ?? 0);
      if (answer) send(response, answer);
    })().catch((error: unknown) => send(response, { status: 500, body: { error: String(error) } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    apiKey,
    clientSecret,
    own: { igUserId: ourInstagram.id, handle: ourInstagram.handle },
    consent: (handle) => {
      const account = book.byHandle('tiktok', handle);
      if (!account) throw new Error(`Nobody is called ${handle}.`);
      return tokens.codeFor(account.id, clock());
    },
    shopConsent: (id) => shopTokens.codeFor(id, clock()),
    sendHook: (hook) => sendHook({ ...hook, now: clock(), secret: clientSecret }),
    expireTokens: () => {
      tokens.expire();
      shopTokens.expire();
    },
    calls,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Paths that name a thing by its id. */
const things = [
  /^(\w+ \/v25\.0\/)[^/]+/,
  /^(\w+ \/affiliate_seller\/\d+\/sample_applications\/(?=[^/]+\/))[^/]+/,
  /^(GET \/affiliate_seller\/\d+\/marketplace_creators\/)[^/]+/,
];

/** What is answered; undefined for a call that never is. */
function answerTo(name: string, exchange: Exchange): Answer | undefined {
  const { faults, path } = exchange;
  const route = routes[things.reduce((asked, thing) => asked.replace(thing, '$1*'), name)];
  if (!route) return { status: 404, body: { error: { code: 'not_found', message: name } } };
  if (faults.meet('silence', path)) return undefined;
  const limited = faults.meet('rateLimit', path);
  if (limited)
    return { ...route.tooMany(), headers: limited.retryAfter === undefined ? {} : { 'retry-after': String(limited.retryAfter) } };
  if (faults.meet('serverError', path)) return route.failed();
  const answer = route.answer(exchange);
  if (answer.status !== 200) return answer;
  if (faults.meet('shape', path)) return { ...answer, body: misshape(answer.body) };
  return faults.meet('unknownValue', path) ? { ...answer, body: enrich(answer.body) } : answer;
}

const mostBytes = 256 * 1024;

async function readBody(request: IncomingMessage): Promise<Pick<Exchange, 'body' | 'raw'>> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > mostBytes) throw new Error('too large');
  }
  if (text === '') return { body: {}, raw: '' };
  const body = request.headers['content-type']?.includes('json')
    ? (JSON.parse(text) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(text));
  return { body, raw: text };
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json; charset=utf-8', ...headers });
  response.end(isText ? body : JSON.stringify(body));
}
