import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An account at the simulated services. */
export interface OauthAccount {
  id: number;
  login: string;
}

/** A running simulator of services that people sign in through: `/github` and `/gitee`. */
export interface OauthServices {
  /** `http://127.0.0.1:port`. */
  url: string;
  clientId: string;
  clientSecret: string;
  /** Who is signed in there; nobody says no. */
  account: OauthAccount | undefined;
  close(): Promise<void>;
}

interface Said {
  account: OauthAccount;
  challenge: string;
  redirect: string;
}

const clientId = 'backlot';
const clientSecret = 'a-secret-that-the-service-shares';

/** Listens on a free port of this machine: says yes for whoever is signed in, once a code, with PKCE, and tells who it was. */
export async function startOauth(): Promise<OauthServices> {
  const codes = new Map<string, Said>();
  const tokens = new Map<string, OauthAccount>();
  const once = <Value>(kept: Map<string, Value>, value: Value) => {
    const key = randomBytes(16).toString('hex');
    kept.set(key, value);
    return key;
  };
  const authorize = (query: URLSearchParams): string => {
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    const isKnown = query.get('client_id') === clientId && query.get('response_type') === 'code';
    if (!isKnown || !services.account) back.searchParams.set('error', 'access_denied');
    else {
      const said = { account: services.account, challenge: query.get('code_challenge') ?? '', redirect: query.get('redirect_uri') ?? '' };
      back.searchParams.set('code', once(codes, said));
    }
    return back.href;
  };
  const giveToken = (form: URLSearchParams): unknown => {
    const code = form.get('code') ?? '';
    const said = codes.get(code);
    codes.delete(code);
    const isRight =
      said !== undefined &&
      form.get('client_id') === clientId &&
      form.get('client_secret') === clientSecret &&
      form.get('redirect_uri') === said.redirect &&
      createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url') === said.challenge;
    // As GitHub does: what is wrong is told with 200.
    return isRight
      ? { access_token: once(tokens, said.account), token_type: 'bearer', scope: 'read:user' }
      : { error: 'bad_verification_code' };
  };
  const answer = async (request: IncomingMessage): Promise<{ status: number; location?: string; body?: unknown }> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://oauth');
    const asked = pathname.replace(/^\/(github|gitee)/, '');
    if (/^(\/login)?\/oauth\/authorize$/.test(asked)) return { status: 302, location: authorize(searchParams) };
    if (/^\/login\/oauth\/access_token$|^\/oauth\/token$/.test(asked) && request.method === 'POST')
      return { status: 200, body: giveToken(new URLSearchParams(await text(request))) };
    const account = tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''));
    if (/^(\/api\/v5)?\/user$/.test(asked))
      return account ? { status: 200, body: account } : { status: 401, body: { message: 'Bad credentials' } };
    return { status: 404, body: { message: 'Not Found' } };
  };
  const server = createServer((request, response) => {
    void answer(request).then(({ status, location, body }) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
        .end(body ? JSON.stringify(body) : ''),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const services: OauthServices = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId,
    clientSecret,
    account: undefined,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return services;
}
