import type { Permission } from '@backlot/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Actor } from '../../http/actor';
import { Refusal } from '../../http/refusal';
import { roles, userRoles } from '../role';
import { ownRoleIds, rolesAdministeringMore, rolesOutOfReach } from '../sysRole';

/** The roles of a person. */
export async function roleIdsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db.select({ id: userRoles.roleId }).from(userRoles).innerJoin(roles, eq(roles.id, userRoles.roleId)).where(eq(userRoles.userId, userId)).orderBy(asc(userRoles.roleId));
  return rows.map(({ id }) => id);
}

/** Refuses roles that do not exist (2019001) or that allow more than the person may do (1013002); administrators of type '1' hand out all. */
export async function refuseUnheldRoles(db: Db, actor: Actor, roleIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(roleIds)];
  if (wanted.length === 0) return;
  if ((await strongerRoles(db, actor, wanted)).length > 0) throw new Refusal('noPermission', { permission: 'sysUser.grant' });
  const known = await db.select({ id: roles.id }).from(roles).where(and(inArray(roles.id, wanted), eq(roles.status, 0)));
  if (known.length < wanted.length) throw new Refusal('roleNotFound');
}

/**
 * Refuses to reset, edit, disable or delete a person who administers more than the caller (1013002): whoever takes over
 * an account holds its rights. People without such rights may be looked after by anyone who may look after users.
 */
export async function refuseStronger(db: Db, actor: Actor, userId: string, permission: Permission): Promise<void> {
  if (userId === actor.caller.userId) return;
  const more = await rolesAdministeringMore(db, actor.caller, await roleIdsOf(db, userId));
  if (more.size > 0) throw new Refusal('noPermission', { permission });
}

/** Those of some roles with a menu or a scope beyond the caller's; roles the caller holds are never among them. */
async function strongerRoles(db: Db, actor: Actor, roleIds: readonly string[]): Promise<string[]> {
  const [out, own] = [await rolesOutOfReach(db, actor, roleIds), await ownRoleIds(db, actor.caller.userId)];
  return roleIds.filter((id) => out.has(id) && !own.has(id));
}

export interface RoleChange {
  added: string[];
  removed: string[];
}

/** What turns the roles of a person into others. */
export async function roleChange(db: Db, userId: string, { add, remove }: { add: readonly string[]; remove: readonly string[] }): Promise<RoleChange> {
  const held = new Set(await roleIdsOf(db, userId));
  return { added: [...new Set(add)].filter((id) => !held.has(id)), removed: [...new Set(remove)].filter((id) => held.has(id)) };
}

export async function storeRoleChange(db: Db, userId: string, { added, removed }: RoleChange): Promise<void> {
  if (removed.length > 0) await db.delete(userRoles).where(and(eq(userRoles.userId, userId), inArray(userRoles.roleId, removed)));
  if (added.length > 0) await db.insert(userRoles).values(added.map((roleId) => ({ userId, roleId }))).onConflictDoNothing();
}
