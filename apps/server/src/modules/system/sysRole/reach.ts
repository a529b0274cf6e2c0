import { type DataScopeType, mayGrantScope } from '@backlot/permissions';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import type { Caller } from '../../../http/requests/caller';
import { Refusal } from '../../../http/answers/refusal';
import { orgsOfRoles } from '../../base/dataScope';
import { menuGrants, menus } from '../../../tables/base/menu';
import { heldBy, type RoleHolder } from '../../base/role';
import { roles } from '../../../tables/base/role';

/** The enabled roles that count for a person. */
async function ownRoleIds(db: Db, holder: RoleHolder): Promise<Set<string>> {
  const rows = await db.select({ id: roles.id }).from(roles).where(heldBy(holder));
  return new Set(rows.map(({ id }) => id));
}

/** The menus and buttons that a person was granted; undefined for administrators of type '1', who hold all. */
export async function heldMenuIds(db: Db, caller: Caller): Promise<ReadonlySet<string> | undefined> {
  if (caller.adminType === '1') return undefined;
  const own = [...(await ownRoleIds(db, caller))];
  const rows =
    own.length > 0 ? await db.selectDistinct({ id: menuGrants.menuId }).from(menuGrants).where(inArray(menuGrants.roleId, own)) : [];
  return new Set(rows.map(({ id }) => id));
}

/**
 * Roles that a person may not change: the own ones, those with a menu or a scope beyond the own, and the super
 * administrator's. Nobody makes anybody more than they are themselves (quality section 5, C-29).
 */
export async function rolesOutOfReach(db: Db, { caller, scope }: Actor, roleIds: readonly string[]): Promise<Set<string>> {
  const held = await heldMenuIds(db, caller);
  if (held === undefined || roleIds.length === 0) return new Set();
  const out = await ownRoleIds(db, caller);
  const grants = await db
    .select()
    .from(menuGrants)
    .where(inArray(menuGrants.roleId, [...roleIds]));
  for (const { roleId, menuId } of grants) if (!held.has(menuId)) out.add(roleId);
  const ticked = await orgsOfRoles(db, roleIds);
  for (const { id, code, dataScopeType } of await db
    .select()
    .from(roles)
    .where(inArray(roles.id, [...roleIds]))) {
    if (code === 'superAdmin' || !mayGrantScope(scope, { dataScopeType: dataScopeType as DataScopeType, orgIds: ticked.get(id) ?? [] }))
      out.add(id);
  }
  return out;
}

/** Those of some roles with a menu or a scope beyond a person's; roles the person holds are never among them. */
export async function strongerRoles(db: Db, actor: Actor, roleIds: readonly string[]): Promise<string[]> {
  const [out, own] = [await rolesOutOfReach(db, actor, roleIds), await ownRoleIds(db, actor.caller)];
  return roleIds.filter((id) => out.has(id) && !own.has(id));
}

/** Those of some roles that administer more than a person does: the super administrator's, and any with a menu of the system application that the person lacks. */
export async function rolesAdministeringMore(db: Db, caller: Caller, roleIds: readonly string[]): Promise<Set<string>> {
  const held = await heldMenuIds(db, caller);
  if (held === undefined || roleIds.length === 0) return new Set();
  const rows = await db
    .select({ roleId: menuGrants.roleId, menuId: menuGrants.menuId })
    .from(menuGrants)
    .innerJoin(menus, eq(menus.id, menuGrants.menuId))
    .where(and(inArray(menuGrants.roleId, [...roleIds]), eq(menus.application, 'system')));
  const [top] = await db.select({ id: roles.id }).from(roles).where(eq(roles.code, 'superAdmin'));
  return new Set([
    ...rows.filter(({ menuId }) => !held.has(menuId)).map(({ roleId }) => roleId),
    ...roleIds.filter((id) => id === top?.id),
  ]);
}

/** Refuses with 1013002 to change a role that is out of reach. */
export async function refuseOutOfReach(db: Db, actor: Actor, roleId: string): Promise<void> {
  if ((await rolesOutOfReach(db, actor, [roleId])).has(roleId)) throw new Refusal('beyondOwnRights');
}
