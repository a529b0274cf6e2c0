import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { heldBy, type RoleHolder } from './holds';
import { roles, userRoles } from '../../../tables/base/role';

/** The enabled roles that count for a person, in order. */
export const rolesOf = (db: Db, holder: RoleHolder) =>
  db
    .select({ id: roles.id, code: roles.code, name: roles.name, enName: roles.enName, vnName: roles.vnName })
    .from(roles)
    .where(heldBy(holder))
    .orderBy(asc(roles.sort), asc(roles.id));

/** Gives a person roles by code; those already held stay. */
export async function giveRoles(db: Db, userId: string, codes: readonly string[]): Promise<void> {
  const found = await db
    .select({ roleId: roles.id })
    .from(roles)
    .where(inArray(roles.code, [...codes]));
  if (found.length > 0)
    await db
      .insert(userRoles)
      .values(found.map(({ roleId }) => ({ userId, roleId })))
      .onConflictDoNothing();
}
