import type { Endpoint } from '@backlot/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import type { Vault } from '../../secrets/createVault';
import { authenticate, type ReadCaller } from './authenticate';
import type { Caller } from './caller';
import { isOwnOrigin } from './origin';
import { playerToken } from './playerCookie';
import type { Rates } from './rates';
import { Refusal } from '../answers/refusal';

interface Gate {
  config: Config;
  rates: Rates;
  readCaller: ReadCaller;
  vault: Vault;
}

/** What every call passes before its body is read: origin, rate, session, permission. */
export async function admitRequest(
  { access, isPlayed }: Pick<Endpoint, 'access' | 'isPlayed'>,
  request: FastifyRequest,
  { config, rates, readCaller, vault }: Gate,
): Promise<Caller | undefined> {
  const { headers, ip, method } = request;
  const played = isPlayed && !headers.authorization ? playerToken(headers.cookie, vault) : undefined;
  const authorization = played === undefined ? headers.authorization : `Bearer ${played}`;
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  rates.begin(ip, token);
  // A page of another site cannot even show what the player's cookie would open.
  if ((method !== 'GET' || played !== undefined) && (headers['sec-fetch-site'] === 'cross-site' || !isOwnOrigin(headers, config))) {
    rates.countAddress(ip);
    throw new Refusal('crossSite');
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new Refusal('unsupportedType');
  if (access === 'public') {
    rates.countAddress(ip);
    return undefined;
  }
  try {
    const caller = await authenticate(access, authorization, readCaller);
    if (token) rates.countSession(token);
    return caller;
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) rates.countAddress(ip);
    throw error;
  }
}
