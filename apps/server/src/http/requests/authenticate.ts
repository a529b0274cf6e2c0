import type { Access } from '@backlot/contract';
import { type Caller, holds } from './caller';
import { Refusal } from '../answers/refusal';

/** Finds the person behind a token, or says why not. */
export type ReadCaller = (token: string) => Promise<Caller | 'unknown' | 'expired' | 'frozen' | 'deleted'>;

const tokenShape = /^[\w-]{43}$/;
const refusals = { unknown: 'tokenWrong', expired: 'loginExpired', frozen: 'accountFrozen', deleted: 'noLoginUser' } as const;

/** The token of an Authorization header: 1011004 when missing, 1011005 when not a bearer. */
export function bearerOf(header: string | undefined): string {
  if (!header) throw new Refusal('tokenMissing');
  const [, token] = /^Bearer (\S+)$/.exec(header) ?? [];
  if (!token) throw new Refusal('tokenNotBearer');
  return token;
}

/** Who calls, checked against what the call asks for: session first, then permission. */
export async function authenticate(access: Access, header: string | undefined, readCaller: ReadCaller): Promise<Caller | undefined> {
  if (access === 'public') return undefined;
  const caller = await identify(bearerOf(header), readCaller);
  if (access !== 'session' && !holds(caller, access)) throw new Refusal('noPermission', { permission: access });
  return caller;
}

/** The person behind a token; refuses with 1011006 to 1011009. */
export async function identify(token: string, readCaller: ReadCaller): Promise<Caller> {
  const found = tokenShape.test(token) ? await readCaller(token) : 'unknown';
  if (typeof found === 'string') throw new Refusal(refusals[found]);
  return found;
}
