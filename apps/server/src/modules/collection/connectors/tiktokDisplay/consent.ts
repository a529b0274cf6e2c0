import * as z from 'zod';
import { parsed } from '../ask';
import { askTokens } from '../askTokens';
import { CollectError } from '../CollectError';
import type { App, Consent, Consented } from '../connector';

const scopes = 'user.info.basic,user.info.profile,user.info.stats,video.list';

const tokensShape = z.object({
  open_id: z.string(),
  access_token: z.string(),
  expires_in: z.number(),
  refresh_token: z.string(),
  refresh_expires_in: z.number(),
});
const refusalShape = z.object({ error: z.string() });

/** OAuth of the Display API: lifetimes are those of the answer, refresh tokens rotate (domain/connectors 6.3). */
export const consent: Consent = {
  from: 'creator',
  pageOrigin: 'https://www.tiktok.com',
  link: ({ origin, app, redirectUri, state, challenge }) => {
    const asked = { client_key: app.clientKey, scope: scopes, response_type: 'code', redirect_uri: redirectUri };
    const query = { ...asked, state, code_challenge: challenge, code_challenge_method: 'S256' };
    return `${origin}/v2/auth/authorize/?${new URLSearchParams(query).toString()}`;
  },
  begin: (app, { code, redirectUri, verifier }) =>
    tokens(app, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      ...(verifier !== undefined && { code_verifier: verifier }),
    }),
  renew: (app, refreshToken) => tokens(app, { grant_type: 'refresh_token', refresh_token: refreshToken }),
};

async function tokens({ origin, clientKey, clientSecret, clock }: App, grant: Record<string, string>): Promise<Consented> {
  const body = new URLSearchParams({ client_key: clientKey, client_secret: clientSecret, ...grant });
  const text = await askTokens(`${origin}/v2/oauth/token/`, body);
  const told = tokensShape.safeParse(parsed(text));
  if (told.success) {
    const { open_id: openId, access_token: accessToken, refresh_token: refreshToken, expires_in, refresh_expires_in } = told.data;
    const at = (seconds: number) => new Date(clock().getTime() + seconds * 1000);
    return { openId, accessToken, refreshToken, accessUntil: at(expires_in), refreshUntil: at(refresh_expires_in) };
  }
  const error = refusalShape.safeParse(parsed(text)).data?.error;
  if (error === 'invalid_grant') throw new CollectError('ConsentWithdrawn', error);
  // The app itself is not known: nobody's token can be renewed.
  if (error === 'invalid_client') throw new CollectError('AuthExpired', error);
  throw new CollectError(error === undefined ? 'ShapeChanged' : 'NotAllowed', error ?? 'oauth');
}
