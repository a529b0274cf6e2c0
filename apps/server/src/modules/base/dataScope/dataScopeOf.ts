import { type DataScope, type DataScopeType, narrowScope, scopeOrgIds } from '@backlot/permissions';
import { asc, eq, ne, type SQL } from 'drizzle-orm';
import { type Db, isTransaction } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { remember } from '../../../db/list/remember';
import type { Caller } from '../../../http/requests/caller';
import { orgs } from '../../../tables/base/org';
import { heldBy } from '../role';
import { roles } from '../../../tables/base/role';
import { roleOrgs, userOrgs } from '../../../tables/base/dataScope';

type Scoped = Pick<Caller, 'userId' | 'adminType' | 'orgId' | 'view' | 'scopeState'>;

/** Read once for each state of what scopes are made of; the state is read with the session, so what is kept is never older than it. */
const kept = remember<DataScope>(5000);

/**
 * The rows a person may touch, as roles and grants are now (system-pages 1.6). Administrators of type '1' touch all. While
 * they look as a role, its rows as far as they are their own too.
 */
export const dataScopeOf = (db: Db, caller: Scoped): Promise<DataScope> => {
  const { userId, adminType, orgId, view, scopeState } = caller;
  // Inside a transaction its own changes count, which no state tells yet.
  if (!scopeState || isTransaction(db)) return readScope(db, caller);
  return kept(db, JSON.stringify([scopeState, userId, adminType, orgId, view && [view.roleIds, view.personId, view.viewer]]), () =>
    readScope(db, caller),
  );
};

async function readScope(db: Db, caller: Scoped): Promise<DataScope> {
  const { userId, adminType, orgId, view } = caller;
  const orgTree = await keptOrgs(db);
  if (adminType === '1') return { all: true, own: false, orgIds: orgTree.filter(({ status }) => status === 0).map(({ id }) => id) };
  const held = await db.select({ id: roles.id, dataScopeType: roles.dataScopeType }).from(roles).where(heldBy(caller));
  const ticked = await orgsOfRoles(
    db,
    held.filter(({ dataScopeType }) => dataScopeType === 5).map(({ id }) => id),
  );
  const personId = view ? view.personId : userId;
  const scope = scopeOrgIds({
    roles: held.map(({ id, dataScopeType }) => ({ dataScopeType: dataScopeType as DataScopeType, orgIds: ticked.get(id) ?? [] })),
    grantedOrgIds: personId === null ? [] : await orgsOfUser(db, personId),
    orgTree,
    ownOrgId: orgId,
  });
  return view ? narrowScope(scope, await dataScopeOf(db, { userId, ...view.viewer })) : scope;
}

/** Every organisation that is not deleted, in the order of the tree's siblings. */
export const keptOrgs = (db: Db) =>
  db
    .select({ id: orgs.id, pid: orgs.pid, name: orgs.name, enName: orgs.enName, vnName: orgs.vnName, sort: orgs.sort, status: orgs.status })
    .from(orgs)
    .where(ne(orgs.status, 2))
    .orderBy(asc(orgs.sort), asc(orgs.id));

/** The organisations ticked for roles, by role; the roles by id, or as a subselect finds them. */
export async function orgsOfRoles(db: Db, roleIds: readonly string[] | SQL): Promise<Map<string, string[]>> {
  if (Array.isArray(roleIds) && roleIds.length === 0) return new Map();
  const rows = await db.select().from(roleOrgs).where(inIds(roleOrgs.roleId, roleIds)).orderBy(asc(roleOrgs.orgId));
  const byRole = new Map<string, string[]>();
  for (const { roleId, orgId } of rows) byRole.set(roleId, [...(byRole.get(roleId) ?? []), orgId]);
  return byRole;
}

/** The organisations granted to a person directly. */
export async function orgsOfUser(db: Db, userId: string): Promise<string[]> {
  const rows = await db.select({ orgId: userOrgs.orgId }).from(userOrgs).where(eq(userOrgs.userId, userId)).orderBy(asc(userOrgs.orgId));
  return rows.map(({ orgId }) => orgId);
}
