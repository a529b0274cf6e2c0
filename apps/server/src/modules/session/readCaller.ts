import type { Database } from '../../db/database';
import type { ReadCaller } from '../../http/authenticate';
import { grantReader } from '../menu';
import { findSession, markSeen } from './store';

/** Reads who is behind a token, with roles and permissions as they are now: a change counts from the next request on. */
export function callerReader({ db }: Database, idleMinutes: () => number): ReadCaller {
  const readGrants = grantReader(db);
  return async (token) => {
    const found = await findSession(db, token, idleMinutes());
    if (!found) return 'unknown';
    if (found.status === 2) return 'deleted';
    if (found.status === 1) return 'frozen';
    if (!found.alive) return 'expired';
    if (found.stale) await markSeen(db, found.sessionId);
    return { ...found, ...(await readGrants(found.userId, found.grantVersion)) };
  };
}
