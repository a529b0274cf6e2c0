import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { roles, userRoles } from './tables';

/** The enabled roles of a person in order. */
export const rolesOf = (db: Db, userId: string) =>
  db
    .select({ id: roles.id, code: roles.code, name: roles.name, enName: roles.enName, vnName: roles.vnName })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(eq(userRoles.userId, userId), eq(roles.status, 0)))
    .orderBy(asc(roles.sort), asc(roles.id));

/** Gives a person roles by code; those already held stay. */
export async function giveRoles(db: Db, userId: string, codes: readonly string[]): Promise<void> {
  const found = await db.select({ roleId: roles.id }).from(roles).where(inArray(roles.code, [...codes]));
  if (found.length > 0) await db.insert(userRoles).values(found.map(({ roleId }) => ({ userId, roleId }))).onConflictDoNothing();
}
