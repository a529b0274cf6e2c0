import * as z from 'zod';
import { ask, parsed } from '../ask';
import { CollectError } from '../CollectError';
import type { Access, App, Consent, Consented } from '../connector';
import { pairedWith, pairOf } from '../paired';
import { seconds } from '../shopCount';
import { call } from './call';

const origin = 'https://auth.tiktok-shops.com';
const patience = 10_000;

const tokens = z.object({
  access_token: z.string().min(1),
  access_token_expire_in: seconds,
  refresh_token: z.string().min(1),
  refresh_token_expire_in: seconds,
});
const shopsShape = z.object({ shops: z.array(z.object({ id: z.string(), cipher: z.string() })) });
const refusalShape = z.object({ code: z.int(), message: z.string().optional() });

/** How a shop lets us in (domain/connectors 6.5): the code holds 30 minutes and once; refresh tokens rotate. */
export const consent: Consent = {
  from: 'shop',
  pageOrigin: 'https://services.tiktokshop.com',
  tokenOrigin: origin,
  link: ({ origin: page, app, serviceId = app.clientKey, state }) =>
    `${page}/open/authorize?${new URLSearchParams({ service_id: serviceId, state }).toString()}`,
  begin: async (app, { code }) => {
    // The number of the shop, where the page told it, is not asked for.
    const told = await tokensFor(app, '/api/v2/token/get', { auth_code: pairOf(code).token, grant_type: 'authorized_code' });
    const { id, cipher } = await shopOf(app, told.access_token);
    return consented(told, cipher, id);
  },
  renew: async (app, refreshToken) => {
    const { token, other } = pairOf(refreshToken);
    const told = await tokensFor(app, '/api/v2/token/refresh', { refresh_token: token, grant_type: 'refresh_token' });
    return consented(told, other, '');
  },
};

/** The cipher goes with both tokens: calls name the shop by it. */
const consented = (told: z.infer<typeof tokens>, cipher: string, openId: string): Consented => ({
  openId,
  accessToken: pairedWith(told.access_token, cipher),
  accessUntil: told.access_token_expire_in,
  refreshToken: pairedWith(told.refresh_token, cipher),
  refreshUntil: told.refresh_token_expire_in,
});

async function tokensFor({ tokenOrigin, clientKey, clientSecret, clock }: App, path: string, grant: Record<string, string>) {
  const access: Access = { origin: tokenOrigin, credential: '', clock, timeout: patience };
  const { told } = await ask(access, {
    path,
    query: { app_key: clientKey, app_secret: clientSecret, ...grant },
    shape: z.object({ data: tokens }),
    isRefused: (answer) => (refusalShape.safeParse(answer).data?.code ?? 0) !== 0,
    refusal,
  });
  return told.data;
}

/** Codes of the token service begin with 36004; that the app itself is not known is 36004001. */
function refusal(_status: number, text: string): CollectError {
  const code = String(refusalShape.safeParse(parsed(text)).data?.code ?? '');
  if (code === '36004001') return new CollectError('AuthExpired', text);
  return new CollectError(code.startsWith('36004') ? 'ConsentWithdrawn' : 'NotAllowed', text);
}

/** The one shop that a token opens. A seller of several gives consent for each. */
async function shopOf(app: App, token: string) {
  const access: Access = { ...app, app, credential: token, timeout: patience };
  const { told } = await call(access, { path: '/authorization/202309/shops', shape: shopsShape });
  const [shop, ...others] = told.data.shops;
  if (!shop || others.length > 0) throw new CollectError('NotAllowed', `${told.data.shops.length} shops`);
  return shop;
}
