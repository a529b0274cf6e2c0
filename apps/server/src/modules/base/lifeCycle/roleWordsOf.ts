import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Language } from '../../../db/Language';
import { nameIn } from '../../../http/requests/nameIn';
import { roles, userRoles } from '../../../tables/base/role';

/** What people are to those who do not know them by name: their first role, in a language. */
export async function roleWordsOf(
  db: Db,
  { userIds, language }: { userIds: readonly string[]; language: Language },
): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: userRoles.userId, name: roles.name, enName: roles.enName, vnName: roles.vnName })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(inArray(userRoles.userId, [...new Set(userIds)]), eq(roles.status, 0)))
    .orderBy(asc(roles.sort), asc(roles.id));
  return new Map(rows.toReversed().map(({ userId, ...role }) => [userId, nameIn(language, role)]));
}
