import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import type { orgs } from '../../../tables/base/org';
import type { positions } from '../../../tables/system/sysPos';
import { roles, userRoles } from '../../../tables/base/role';
import { users } from '../../../tables/base/user';
import { dropExtOrgs } from './acts/extOrgs';
import { userExtPositions, userPositions, userProfiles } from '../../../tables/system/sysUser';

interface Profile {
  sex: number;
  birthday?: string | undefined;
  jobNum?: string | undefined;
  tel?: string | undefined;
  posIdList: readonly string[];
}

/** Stores what is kept beside the account; the first position is the main one and stands on the account. */
export async function saveProfile(
  db: Db,
  userId: string,
  { sex, birthday, jobNum, tel, posIdList }: Profile,
): Promise<Record<string, unknown>> {
  const values = { sex, birthday: birthday ?? null, jobNum: jobNum || null, tel: tel || null };
  await db
    .insert(userProfiles)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: userProfiles.userId, set: values });
  await db.delete(userPositions).where(eq(userPositions.userId, userId));
  const beside = [...new Set(posIdList.slice(1))];
  if (beside.length > 0) await db.insert(userPositions).values(beside.map((positionId) => ({ userId, positionId })));
  return { profile: values, positions: posIdList };
}

/** Stores what people change about themselves; the rest of the profile stays. */
export async function savePersonal(
  db: Db,
  userId: string,
  personal: { sex?: number; birthday?: string | null; tel?: string | null },
): Promise<void> {
  if (Object.keys(personal).length === 0) return;
  await db
    .insert(userProfiles)
    .values({ userId, ...personal })
    .onConflictDoUpdate({ target: userProfiles.userId, set: personal });
}

export async function dropProfile(db: Db, userId: string): Promise<void> {
  await db.delete(userProfiles).where(eq(userProfiles.userId, userId));
  await db.delete(userPositions).where(eq(userPositions.userId, userId));
  await dropExtOrgs(db, userId);
}

export async function profilesOf(db: Db, userIds: readonly string[]) {
  const rows = await db.select().from(userProfiles).where(inIds(userProfiles.userId, userIds));
  return new Map(rows.map((row) => [row.userId, row]));
}

export interface Named {
  id: string;
  name: string;
  enName: string | null;
  vnName: string | null;
}

/** Positions held beside the main one, by person. */
export async function positionsBeside(db: Db, userIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db.select().from(userPositions).where(inIds(userPositions.userId, userIds));
  const byUser = new Map<string, string[]>();
  for (const { userId, positionId } of rows) byUser.set(userId, [...(byUser.get(userId) ?? []), positionId]);
  return byUser;
}

/** Roles by person. */
export async function rolesByUser(db: Db, userIds: readonly string[]): Promise<Map<string, Named[]>> {
  const { id, name, enName, vnName } = roles;
  const rows = await db
    .select({ userId: userRoles.userId, id, name, enName, vnName })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(inIds(userRoles.userId, userIds))
    .orderBy(asc(roles.sort), asc(roles.id));
  const byUser = new Map<string, Named[]>();
  for (const { userId, ...role } of rows) byUser.set(userId, [...(byUser.get(userId) ?? []), role]);
  return byUser;
}

/** Organisations and positions of some people, the attached ones included. */
export const orgIdsOf = (userIds: readonly string[]): SQL =>
  sql`select ${users.orgId} from ${users} where ${inIds(users.id, userIds)}
    union all select ${userExtPositions.orgId} from ${userExtPositions} where ${inIds(userExtPositions.userId, userIds)}`;

export const positionIdsOf = (userIds: readonly string[]): SQL =>
  sql`select ${users.positionId} from ${users} where ${inIds(users.id, userIds)}
    union all select ${userPositions.positionId} from ${userPositions} where ${inIds(userPositions.userId, userIds)}
    union all select ${userExtPositions.positionId} from ${userExtPositions} where ${inIds(userExtPositions.userId, userIds)}`;

export const roleIdsOf = (userIds: readonly string[]): SQL =>
  sql`select ${userRoles.roleId} from ${userRoles} where ${inIds(userRoles.userId, userIds)}`;

/** Names of organisations or positions whose ids a subselect finds. */
export async function namesOf(db: Db, table: typeof orgs | typeof positions, ids: SQL): Promise<Map<string, Named>> {
  const source = table as typeof positions;
  const rows = await db
    .select({ id: source.id, name: source.name, enName: source.enName, vnName: source.vnName })
    .from(source)
    .where(inIds(source.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
