import { parsed } from '../ask';
import { askTokens } from '../askTokens';
import { CollectError } from '../CollectError';
import type { App, AppToken } from '../connector';
import { appTokenShape } from './shapes';

/** A token of our app, for two hours. */
export async function signIn({ origin, clientKey, clientSecret, clock }: App): Promise<AppToken> {
  const body = new URLSearchParams({ client_key: clientKey, client_secret: clientSecret, grant_type: 'client_credentials' });
  const told = appTokenShape.safeParse(parsed(await askTokens(`${origin}/v2/oauth/token/`, body)));
  if (!told.success) throw new CollectError('AuthExpired', 'client_credentials');
  return { token: told.data.access_token, until: new Date(clock().getTime() + told.data.expires_in * 1000) };
}
