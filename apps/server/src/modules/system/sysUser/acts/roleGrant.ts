import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import type { Actor } from '../../../../http/requests/actor';
import { Refusal } from '../../../../http/answers/refusal';
import { dataScopeOf, isBeyond, scopesOfRoles, showsMore } from '../../../base/dataScope';
import { roles, userRoles } from '../../../../tables/base/role';
import { rolesAdministeringMore, reachOf } from '../../sysRole';
import { users } from '../../../../tables/base/user';

/** The roles of a person. */
export async function roleIdsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: userRoles.roleId })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(userRoles.roleId));
  return rows.map(({ id }) => id);
}

/** Refuses roles that do not exist (2019001) or that allow more than the person may do (1013002); administrators of type '1' hand out all. */
export async function refuseUnheldRoles(db: Db, actor: Actor, roleIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(roleIds)];
  if (wanted.length === 0) return;
  if ((await reachOf(db, actor, wanted)).stronger.size > 0) throw new Refusal('beyondOwnRights');
  const known = await db
    .select({ id: roles.id })
    .from(roles)
    .where(and(inArray(roles.id, wanted), eq(roles.status, 0)));
  if (known.length < wanted.length) throw new Refusal('roleNotFound');
}

/** Refuses roles that would show a person of some organisation more than the caller sees (1013002): what a role shows depends on who holds it. */
export async function refuseWiderRoles(
  db: Db,
  { scope }: Actor,
  { orgId, roleIds }: { orgId: string | null; roleIds: readonly string[] },
): Promise<void> {
  if (await showsMore(db, scope, { roles: await scopesOfRoles(db, roleIds), orgIds: [orgId] })) throw new Refusal('beyondOwnRights');
}

/**
 * Refuses to reset, edit, disable or delete a person who administers or sees more than the caller (1013002): whoever takes
 * over an account holds its rights. Others may be looked after by anyone who may look after users.
 */
export async function refuseStronger(db: Db, actor: Actor, userId: string): Promise<void> {
  if (userId === actor.caller.userId) return;
  const more = await rolesAdministeringMore(db, actor.caller, await roleIdsOf(db, userId));
  if (more.size > 0 || (await seesMore(db, actor, userId))) throw new Refusal('beyondOwnRights');
}

async function seesMore(db: Db, { scope }: Actor, userId: string): Promise<boolean> {
  if (scope.all) return false;
  const [person] = await db.select({ adminType: users.adminType, orgId: users.orgId }).from(users).where(eq(users.id, userId));
  return (
    person !== undefined &&
    isBeyond(await dataScopeOf(db, { userId, adminType: person.adminType === '1' ? '1' : '2', orgId: person.orgId }), scope)
  );
}

export interface RoleChange {
  added: string[];
  removed: string[];
}

/** What turns the roles of a person into others. */
export async function roleChange(
  db: Db,
  userId: string,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<RoleChange> {
  const held = new Set(await roleIdsOf(db, userId));
  return { added: [...new Set(add)].filter((id) => !held.has(id)), removed: [...new Set(remove)].filter((id) => held.has(id)) };
}

export async function storeRoleChange(db: Db, userId: string, { added, removed }: RoleChange): Promise<void> {
  if (removed.length > 0) await db.delete(userRoles).where(and(eq(userRoles.userId, userId), inArray(userRoles.roleId, removed)));
  if (added.length > 0)
    await db
      .insert(userRoles)
      .values(added.map((roleId) => ({ userId, roleId })))
      .onConflictDoNothing();
}
