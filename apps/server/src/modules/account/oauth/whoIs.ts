import * as oauth from 'oauth4webapi';
import * as z from 'zod';
import { Refusal } from '../../../http/answers/refusal';
import type { OauthService } from './services';

/** An account at a service. */
export interface Identity {
  openId: string;
  name: string;
}

interface Confirmed {
  code: string;
  verifier: string;
}

const patienceMs = 10_000;
const user = z.object({ id: z.union([z.number().int(), z.string().min(1).max(100)]).transform(String), login: z.string().min(1).max(200) });

/** Asks a service who said yes, by the code that it called back; 2025004 when it does not tell. */
export async function whoIs(service: OauthService, confirmed: Confirmed): Promise<Identity> {
  try {
    const { id, login } = user.parse(await askUser(service, await askToken(service, confirmed)));
    return { openId: id, name: login };
  } catch {
    // What a service answers may hold its token, so that it goes nowhere.
    throw new Refusal('oauthFailed', { service: service.name });
  }
}

async function askToken({ clientId, clientSecret, redirectUrl, ...service }: OauthService, { code, verifier }: Confirmed): Promise<string> {
  const server = { issuer: new URL(service.authorizeUrl).origin, token_endpoint: service.tokenUrl };
  const client = { client_id: clientId };
  // The state was looked at where it is kept.
  const given = oauth.validateAuthResponse(server, client, new URLSearchParams({ code }), oauth.expectNoState);
  const answer = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.ClientSecretPost(clientSecret),
    given,
    redirectUrl,
    verifier,
    {
      // Only a simulator is asked without TLS.
      [oauth.allowInsecureRequests]: service.tokenUrl.startsWith('http://'),
      signal: () => AbortSignal.timeout(patienceMs),
    },
  );
  return (await oauth.processAuthorizationCodeResponse(server, client, answer)).access_token;
}

async function askUser({ userUrl }: OauthService, token: string): Promise<unknown> {
  const answer = await fetch(userUrl, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json', 'user-agent': 'Backlot' },
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}
