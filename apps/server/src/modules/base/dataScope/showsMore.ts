import { type DataScope, type DataScopeType, type ScopedRole, scopeOrgIds } from '@backlot/permissions';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { roles } from '../../../tables/base/role';
import { keptOrgs, orgsOfRoles } from './dataScopeOf';

interface Grant {
  roles: readonly ScopedRole[];
  /** Organisations of the people who hold them: "own organisation" is theirs, not the giver's. */
  orgIds: readonly (string | null)[];
}

/** Whether roles would show somebody rows that a scope leaves out. */
export async function showsMore(db: Db, scope: DataScope, grant: Grant): Promise<boolean> {
  if (scope.all) return false;
  const orgTree = await keptOrgs(db);
  return grant.orgIds.some((ownOrgId) => isBeyond(scopeOrgIds({ roles: grant.roles, grantedOrgIds: [], orgTree, ownOrgId }), scope));
}

/** Whether a scope holds organisations that another leaves out. */
export const isBeyond = (scope: DataScope, own: DataScope): boolean =>
  !own.all && (scope.all || scope.orgIds.some((id) => !own.orgIds.includes(id)));

/** The scopes of some roles, as they are stored. */
export async function scopesOfRoles(db: Db, roleIds: readonly string[]): Promise<ScopedRole[]> {
  if (roleIds.length === 0) return [];
  const ticked = await orgsOfRoles(db, roleIds);
  const held = await db
    .select({ id: roles.id, dataScopeType: roles.dataScopeType })
    .from(roles)
    .where(inArray(roles.id, [...roleIds]));
  return held.map(({ id, dataScopeType }) => ({ dataScopeType: dataScopeType as DataScopeType, orgIds: ticked.get(id) ?? [] }));
}
