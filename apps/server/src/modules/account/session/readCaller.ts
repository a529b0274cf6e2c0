import type { Database } from '../../../db/database';
import type { ReadCaller } from '../../../http/requests/authenticate';
import type { Caller } from '../../../http/requests/caller';
import { scopeTables } from '../../../tables/base/dataScope';
import { grantReader } from '../../base/menu';
import { userById } from '../../base/user';
import { type FoundSession, markSeen, sessionFinder } from './store';

/** Reads who is behind a token, with roles and permissions as they are now: a change counts from the next request on. */
export function callerReader({ db }: Database, idleMinutes: () => number): ReadCaller {
  const readGrants = grantReader(db);
  const findSession = sessionFinder(db);

  /** The person with the rights of the roles looked at, as far as they hold them too; rows of an organisation are those of the person looked at. */
  const viewed = async (own: Caller, { viewRoleIds, viewPersonId, viewUntil, grantVersion }: FoundSession): Promise<Caller> => {
    const { adminType, orgId } = own;
    const view = { roleIds: viewRoleIds ?? [], personId: viewPersonId, until: viewUntil ?? new Date(), viewer: { adminType, orgId } };
    const { roles, permissions } = await readGrants({ userId: own.userId, view }, grantVersion);
    const held = adminType === '1' ? permissions : new Set([...permissions].filter((permission) => own.permissions.has(permission)));
    const person = viewPersonId === null ? undefined : await userById(db, viewPersonId);
    return { ...own, adminType: '2', orgId: person?.orgId ?? orgId, roles, permissions: held, view };
  };

  return async (token) => {
    const found = await findSession(token, idleMinutes());
    if (!found) return 'unknown';
    if (found.status === 2) return 'deleted';
    if (found.status === 1) return 'frozen';
    if (!found.alive) return 'expired';
    if (found.stale) await markSeen(db, found.sessionId);
    const stands = scopeTables.map((table) => found.versions[table]);
    // Where one is not counted nothing is kept.
    const scopeState = stands.includes(undefined) ? '' : stands.join();
    const own = { ...found, scopeState, ...(await readGrants(found, found.grantVersion)) };
    return found.isViewing ? viewed(own, found) : own;
  };
}
