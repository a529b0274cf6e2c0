import * as z from 'zod';
import { ask, parsed } from '../ask';
import { CollectError } from '../CollectError';
import type { Access, App, Consent, Consented } from '../connector';
import { pairedWith, pairOf } from '../paired';
import { isRefused, signOf, timestampOf } from './call';

const patience = 10_000;
const refreshDays = 30;
const day = 86_400_000;

const tokens = z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1), expire_in: z.int().positive() });

/** How a shop lets us in: the page leads back with a code and the number of the shop, which stand here with a space between. */
export const consent: Consent = {
  from: 'shop',
  pageOrigin: 'https://partner.shopeemobile.com',
  link: ({ origin, app: { clientKey: partnerId, clientSecret: secret, clock }, redirectUri, state }) => {
    // The page knows no state: it stands in the address that it leads back to.
    const redirect = `${redirectUri}?${new URLSearchParams({ state }).toString()}`;
    const [path, timestamp] = ['/api/v2/shop/auth_partner', timestampOf(clock())];
    const sign = signOf({ partnerId, path, timestamp, secret });
    return `${origin}${path}?${new URLSearchParams({ partner_id: partnerId, timestamp, sign, redirect }).toString()}`;
  },
  begin: (app, { code }) => {
    const { token, other: shopId } = pairOf(code);
    return tokensFor(app, '/api/v2/auth/token/get', { code: token, shopId });
  },
  renew: (app, refreshToken) => {
    const { token, other: shopId } = pairOf(refreshToken);
    return tokensFor(app, '/api/v2/auth/access_token/get', { refresh_token: token, shopId });
  },
};

async function tokensFor(app: App, path: string, { shopId, ...grant }: Record<string, string> & { shopId: string }): Promise<Consented> {
  const { tokenOrigin, clientKey: partnerId, clientSecret: secret, clock } = app;
  const access: Access = { origin: tokenOrigin, credential: '', clock, timeout: patience };
  const timestamp = timestampOf(clock());
  const { told, dataTime } = await ask(access, {
    path,
    query: { partner_id: partnerId, timestamp, sign: signOf({ partnerId, path, timestamp, secret }) },
    body: { ...grant, shop_id: Number(shopId), partner_id: Number(partnerId) },
    shape: tokens,
    isRefused,
    refusal,
  });
  return {
    openId: shopId,
    accessToken: pairedWith(told.access_token, shopId),
    accessUntil: new Date(dataTime.getTime() + told.expire_in * 1000),
    refreshToken: pairedWith(told.refresh_token, shopId),
    refreshUntil: new Date(dataTime.getTime() + refreshDays * day),
  };
}

const refusalShape = z.object({ error: z.string() });

function refusal(_status: number, text: string): CollectError {
  const error = refusalShape.safeParse(parsed(text)).data?.error ?? '';
  // A wrong sign is that of our key; a wrong clock says nothing of the consent.
  if (error === 'error_sign') return new CollectError('AuthExpired', text);
  if (/timestamp/i.test(text)) return new CollectError('BadRequest', text);
  return new CollectError(error === 'error_auth' || error === 'error_param' ? 'ConsentWithdrawn' : 'NotAllowed', text);
}
