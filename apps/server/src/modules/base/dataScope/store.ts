import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { roleOrgs, userOrgs } from '../../../tables/base/dataScope';

/** Replaces the organisations ticked for a role. */
export async function setRoleOrgs(db: Db, roleId: string, orgIds: readonly string[]): Promise<void> {
  await db.delete(roleOrgs).where(eq(roleOrgs.roleId, roleId));
  if (orgIds.length > 0) await db.insert(roleOrgs).values(orgIds.map((orgId) => ({ roleId, orgId })));
}

/** Replaces the organisations granted to a person. */
export async function setUserOrgs(db: Db, userId: string, orgIds: readonly string[]): Promise<void> {
  await db.delete(userOrgs).where(eq(userOrgs.userId, userId));
  if (orgIds.length > 0) await db.insert(userOrgs).values(orgIds.map((orgId) => ({ userId, orgId })));
}

/** Grants one more organisation to a person. */
export const addUserOrg = (db: Db, userId: string, orgId: string) => db.insert(userOrgs).values({ userId, orgId }).onConflictDoNothing();

/** Takes an organisation out of every scope. */
export async function dropOrg(db: Db, orgId: string): Promise<void> {
  await db.delete(roleOrgs).where(eq(roleOrgs.orgId, orgId));
  await db.delete(userOrgs).where(eq(userOrgs.orgId, orgId));
}
