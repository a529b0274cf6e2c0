import { type DataScopeType, mayGrantScope } from '@backlot/permissions';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { together } from '../../../db/together/together';
import type { Actor } from '../../../http/requests/actor';
import type { Caller } from '../../../http/requests/caller';
import { Refusal } from '../../../http/answers/refusal';
import { orgsOfRoles } from '../../base/dataScope';
import { menuGrants, menus } from '../../../tables/base/menu';
import { heldBy } from '../../base/role';
import { roles } from '../../../tables/base/role';

/** The menus and buttons that a person was granted; undefined for administrators of type '1', who hold all. */
export async function heldMenuIds(db: Db, caller: Caller): Promise<ReadonlySet<string> | undefined> {
  if (caller.adminType === '1') return undefined;
  const rows = await db
    .selectDistinct({ id: menuGrants.menuId })
    .from(menuGrants)
    .innerJoin(roles, eq(roles.id, menuGrants.roleId))
    .where(heldBy(caller));
  return new Set(rows.map(({ id }) => id));
}

/** Where some roles stand to a person. */
interface Reach {
  /**
   * Roles that the person may not change: the own ones, those with a menu or a scope beyond the own, and the super
   * administrator's. Nobody makes anybody more than they are themselves (quality section 5, C-29).
   */
  out: ReadonlySet<string>;
  /** Those of them that the person does not hold. */
  stronger: ReadonlySet<string>;
}

/** Where roles, by id or as a subselect finds them, stand to a person; found in one statement. */
export async function reachOf(db: Db, { caller, scope }: Actor, roleIds: readonly string[] | SQL): Promise<Reach> {
  if (caller.adminType === '1' || (Array.isArray(roleIds) && roleIds.length === 0)) return { out: new Set(), stronger: new Set() };
  const [held, own, grants, ticked, asked] = await together(db, (at) =>
    Promise.all([
      heldMenuIds(at, caller),
      at.select({ id: roles.id }).from(roles).where(heldBy(caller)),
      at.select().from(menuGrants).where(inIds(menuGrants.roleId, roleIds)),
      orgsOfRoles(at, roleIds),
      at.select().from(roles).where(inIds(roles.id, roleIds)),
    ]),
  );
  const stronger = new Set(grants.filter(({ menuId }) => !held?.has(menuId)).map(({ roleId }) => roleId));
  for (const { id, code, dataScopeType } of asked) {
    const grant = { dataScopeType: dataScopeType as DataScopeType, orgIds: ticked.get(id) ?? [] };
    if (code === 'superAdmin' || !mayGrantScope(scope, grant)) stronger.add(id);
  }
  const out = new Set([...stronger, ...own.map(({ id }) => id)]);
  for (const { id } of own) stronger.delete(id);
  return { out, stronger };
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
  if ((await reachOf(db, actor, [roleId])).out.has(roleId)) throw new Refusal('beyondOwnRights');
}
