import type { IncomingMessage } from 'node:http';
import { socketPath } from '@backlot/contract';
import type { Config } from '../config';
import { bearerOf, identify, type ReadCaller } from '../http/requests/authenticate';
import type { Caller } from '../http/requests/caller';
import { isOwnOrigin } from '../http/requests/origin';
import type { Rates } from '../http/requests/rates';
import { Refusal } from '../http/answers/refusal';
import type { Hub } from './hub';

interface Admission {
  config: Config;
  hub: Hub;
  readCaller: ReadCaller;
  rates: Rates;
}

/**
 * Who may open the websocket, decided before the upgrade. The token is the subprotocol, or a bearer header where there is
 * no browser; the user id in the query authorises nothing and must be the token's own.
 */
export async function admit(request: IncomingMessage, ip: string, { config, hub, readCaller, rates }: Admission): Promise<Caller> {
  const url = URL.parse(request.url ?? '/', 'http://server');
  if (url?.pathname !== socketPath) throw new Refusal('pathNotFound', { path: url?.pathname ?? '' });
  if ([...url.searchParams.keys()].some((key) => key !== 'userId')) throw new Refusal('tokenWrong');
  if (!isOwnOrigin(request.headers, config)) throw new Refusal('crossSite');
  const token = tokenOf(request);
  rates.begin(ip, token);
  const caller = await identify(token, readCaller).catch((error: unknown) => {
    rates.countAddress(ip);
    throw error;
  });
  const userId = url.searchParams.get('userId');
  if (userId !== null && userId !== caller.userId) throw new Refusal('crossSite');
  if (hub.countOf({ userId: caller.userId }) >= config.SOCKETS_PER_USER || hub.countOf({ ip }) >= config.SOCKETS_PER_ADDRESS) {
    throw new Refusal('tooManyRequests', { seconds: 60 }, { retryAfter: 60 });
  }
  return caller;
}

/** Whose an admitted socket is now: refuses once the session is over. */
export const whoIs = (request: IncomingMessage, readCaller: ReadCaller): Promise<Caller> => identify(tokenOf(request), readCaller);

function tokenOf({ headers }: IncomingMessage): string {
  const offered = headers['sec-websocket-protocol']?.split(',', 1)[0]?.trim();
  // Browsers always send an origin; without one only a bearer header will do.
  if (offered && headers.origin !== undefined) return offered;
  return bearerOf(headers.authorization);
}
