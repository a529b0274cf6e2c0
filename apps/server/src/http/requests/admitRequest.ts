import type { Access } from '@backlot/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { authenticate, type ReadCaller } from './authenticate';
import type { Caller } from './caller';
import { isOwnOrigin } from './origin';
import type { Rates } from './rates';
import { Refusal } from '../answers/refusal';

interface Gate {
  config: Config;
  rates: Rates;
  readCaller: ReadCaller;
}

/** What every call passes before its body is read: origin, rate, session, permission. */
export async function admitRequest(
  access: Access,
  request: FastifyRequest,
  { config, rates, readCaller }: Gate,
): Promise<Caller | undefined> {
  const { headers, ip, method } = request;
  const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  rates.begin(ip, token);
  if (method !== 'GET' && (headers['sec-fetch-site'] === 'cross-site' || !isOwnOrigin(headers, config))) {
    rates.countAddress(ip);
    throw new Refusal('crossSite');
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new Refusal('unsupportedType');
  if (access === 'public') {
    rates.countAddress(ip);
    return undefined;
  }
  try {
    const caller = await authenticate(access, headers.authorization, readCaller);
    if (token) rates.countSession(token);
    return caller;
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) rates.countAddress(ip);
    throw error;
  }
}
