import { type DataScope, type DataScopeType, scopeOrgIds } from '@backlot/permissions';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Caller } from '../../http/caller';
import { orgs } from '../org';
import { roles, userRoles } from '../role';
import { roleOrgs, userOrgs } from './tables';

/** The rows a person may touch, as roles and grants are now (system-pages 1.6). Administrators of type '1' touch all. */
export async function dataScopeOf(db: Db, { userId, adminType, orgId }: Pick<Caller, 'userId' | 'adminType' | 'orgId'>): Promise<DataScope> {
  const orgTree = await keptOrgs(db);
  if (adminType === '1') return { all: true, own: false, orgIds: orgTree.filter(({ status }) => status === 0).map(({ id }) => id) };
  const held = await db
    .select({ id: roles.id, dataScopeType: roles.dataScopeType })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(eq(userRoles.userId, userId), eq(roles.status, 0)));
  const ticked = await orgsOfRoles(db, held.filter(({ dataScopeType }) => dataScopeType === 5).map(({ id }) => id));
  return scopeOrgIds({
    roles: held.map(({ id, dataScopeType }) => ({ dataScopeType: dataScopeType as DataScopeType, orgIds: ticked.get(id) ?? [] })),
    grantedOrgIds: await orgsOfUser(db, userId),
    orgTree,
    ownOrgId: orgId,
  });
}

/** Every organisation that is not deleted, in the order of the tree's siblings. */
export const keptOrgs = (db: Db) =>
  db.select({ id: orgs.id, pid: orgs.pid, name: orgs.name, enName: orgs.enName, vnName: orgs.vnName, sort: orgs.sort, status: orgs.status }).from(orgs).where(ne(orgs.status, 2)).orderBy(asc(orgs.sort), asc(orgs.id));

/** The organisations ticked for roles, by role. */
export async function orgsOfRoles(db: Db, roleIds: readonly string[]): Promise<Map<string, string[]>> {
  if (roleIds.length === 0) return new Map();
  const rows = await db.select().from(roleOrgs).where(inArray(roleOrgs.roleId, [...roleIds])).orderBy(asc(roleOrgs.orgId));
  const byRole = new Map<string, string[]>();
  for (const { roleId, orgId } of rows) byRole.set(roleId, [...(byRole.get(roleId) ?? []), orgId]);
  return byRole;
}

/** The organisations granted to a person directly. */
export async function orgsOfUser(db: Db, userId: string): Promise<string[]> {
  const rows = await db.select({ orgId: userOrgs.orgId }).from(userOrgs).where(eq(userOrgs.userId, userId)).orderBy(asc(userOrgs.orgId));
  return rows.map(({ orgId }) => orgId);
}
