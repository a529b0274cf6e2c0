import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { roles, userRoles } from '../role';
import type { Viewer } from '../trade';
import { users } from '../user';
import type { Team } from './mayDo';

/** People of the organisations of somebody who leads a team; nobody for everybody else. */
export async function teamOf(db: Db, { persona, scope }: Viewer): Promise<Team> {
  if (persona !== 'team' || scope.orgIds.length === 0) return new Set();
  const rows = await db.select({ id: users.id }).from(users).where(and(ne(users.status, 2), inArray(users.orgId, [...scope.orgIds])));
  return new Set(rows.map(({ id }) => id));
}

const bdRole = 'bd';

/** SQL: enabled people with the role of a BD. */
export const bdsOf = (db: Db) =>
  db
    .select({ id: users.id, name: users.name, orgId: users.orgId })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(roles, and(eq(roles.id, userRoles.roleId), eq(roles.code, bdRole), eq(roles.status, 0)));
