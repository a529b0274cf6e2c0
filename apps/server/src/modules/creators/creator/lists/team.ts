import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { roles, userRoles } from '../../../../tables/base/role';
import { type Viewer } from '../../../base/sight';
import { users } from '../../../../tables/base/user';
import type { Team } from '../mayDo';

/** SQL: people of the organisations of somebody who leads a team; nobody for everybody else. */
export const inTeam = ({ persona, scope }: Viewer): SQL =>
  persona === 'team' && scope.orgIds.length > 0 ? sql`(${ne(users.status, 2)} and ${inArray(users.orgId, [...scope.orgIds])})` : sql`false`;

/** The same about a person who is already here. */
export const isInTeam = (person: { orgId: string | null; status: number } | undefined, { persona, scope }: Viewer): boolean =>
  persona === 'team' && person !== undefined && person.status !== 2 && person.orgId !== null && scope.orgIds.includes(person.orgId);

/** Those of some people who are of the team: a team may be thousands, a page has few. */
export async function teamOf(db: Db, viewer: Viewer, ids: readonly (string | null)[]): Promise<Team> {
  const asked = [...new Set(ids.flatMap((id) => id ?? []))];
  if (viewer.persona !== 'team' || asked.length === 0) return new Set();
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, asked), inTeam(viewer)));
  return new Set(rows.map(({ id }) => id));
}

const bdRole = 'bd';

/** The roles that make somebody a BD. */
export async function bdRoleIds(db: Db): Promise<string[]> {
  const found = await db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.code, bdRole), eq(roles.status, 0)));
  return found.map(({ id }) => id);
}

/** SQL: enabled people with the role of a BD. */
export const bdsOf = (db: Db) =>
  db
    .select({ id: users.id, name: users.name, account: users.account, orgId: users.orgId })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(roles, and(eq(roles.id, userRoles.roleId), eq(roles.code, bdRole), eq(roles.status, 0)));
