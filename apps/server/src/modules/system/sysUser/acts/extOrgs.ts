import type { ParsedInputOf, sysUserApi } from '@backlot/contract';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inIds } from '../../../../db/inIds';
import type { Actor } from '../../../../http/requests/actor';
import { changesOf } from '../../../base/crud';
import { userExtPositions } from '../../../../tables/system/sysUser';

/** One attached organisation with the positions held there. */
export type ExtOrg = NonNullable<ParsedInputOf<typeof sysUserApi.add>['extIds']>[number];

/** Attached organisations by person, in a steady order. */
export async function extOrgsOf(db: Db, userIds: readonly string[]): Promise<Map<string, ExtOrg[]>> {
  const { userId, orgId, positionId } = userExtPositions;
  const rows = await db.select().from(userExtPositions).where(inIds(userId, userIds)).orderBy(asc(userId), asc(orgId), asc(positionId));
  const byUser = new Map<string, ExtOrg[]>();
  for (const row of rows) {
    const own = byUser.get(row.userId) ?? [];
    const last = own.at(-1);
    if (last?.orgId === row.orgId) last.posIdList.push(row.positionId);
    else byUser.set(row.userId, [...own, { orgId: row.orgId, posIdList: [row.positionId] }]);
  }
  return byUser;
}

/** Whether an organisation is within the data scope. */
export const reaches = ({ scope }: Actor, orgId: string): boolean => scope.all || scope.orgIds.includes(orgId);

/** Replaces the attached organisations within the actor's scope; answers what that changed, for the audit row. */
export async function saveExtOrgs(db: Db, userId: string, wanted: readonly ExtOrg[], actor: Actor): Promise<Record<string, unknown>> {
  const before = (await extOrgsOf(db, [userId])).get(userId) ?? [];
  const next = [...wanted.filter(({ orgId }) => reaches(actor, orgId)), ...before.filter(({ orgId }) => !reaches(actor, orgId))];
  await dropExtOrgs(db, userId);
  const rows = next.flatMap(({ orgId, posIdList }) => [...new Set(posIdList)].map((positionId) => ({ userId, orgId, positionId })));
  if (rows.length > 0) await db.insert(userExtPositions).values(rows);
  const after = (await extOrgsOf(db, [userId])).get(userId) ?? [];
  return changesOf({ extIds: before }, { extIds: after });
}

export const dropExtOrgs = (db: Db, userId: string) => db.delete(userExtPositions).where(eq(userExtPositions.userId, userId));
