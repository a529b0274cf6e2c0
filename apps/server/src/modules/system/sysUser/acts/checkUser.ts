import type { ParsedInputOf, sysUserApi } from '@backlot/contract';
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import type { Actor } from '../../../../http/requests/actor';
import type { Language } from '../../../../db/Language';
import { Refusal } from '../../../../http/answers/refusal';
import { phoneOrRefuse, refuseWeak } from '../../../account/auth';
import { keptOrgs } from '../../../base/dataScope';
import { positions } from '../../../../tables/system/sysPos';
import { users } from '../../../../tables/base/user';
import { refuseExtOrgs } from './refuseExtOrgs';
import { refuseStronger, refuseWiderRoles, roleIdsOf } from './roleGrant';
import { positionsBeside } from '../store';

interface Change {
  draft: ParsedInputOf<typeof sysUserApi.add>;
  before: typeof users.$inferSelect | undefined;
}

/** Refuses a user who is not unique, or whose organisation or positions do not exist or are out of scope. */
export async function checkUser(db: Db, { draft, before }: Change, actor: Actor): Promise<void> {
  refusePassword({ draft, before }, actor.language);
  if (before) await refuseStronger(db, actor, before.id);
  if (draft.orgId !== before?.orgId) await refuseOrg(db, draft.orgId, actor);
  if (before && draft.orgId !== before.orgId)
    await refuseWiderRoles(db, actor, { orgId: draft.orgId, roleIds: await roleIdsOf(db, before.id) });
  await refuseTaken(db, {
    exceptId: before?.id,
    where: sql`lower(${users.account}) = lower(${draft.account})`,
    reason: 'accountRepeated',
    field: 'account',
  });
  // A number of elsewhere could not sign in by a code; one that is there already stays.
  const phone = draft.phone === before?.phone ? draft.phone : phoneOrRefuse(draft.phone, actor.language, undefined, 'phone');
  await refuseTaken(db, { exceptId: before?.id, where: eq(users.phone, phone), reason: 'phoneRepeated', field: 'phone' });
  if (draft.email)
    await refuseTaken(db, {
      exceptId: before?.id,
      where: sql`lower(${users.email}) = lower(${draft.email})`,
      reason: 'emailRepeated',
      field: 'email',
    });
  await refuseNoPosition(db, { draft, before }, actor.language);
  await refusePositions(db, draft.posIdList, 'posIdList');
  if (!draft.extIds) return;
  await refuseExtOrgs(db, { extIds: draft.extIds, orgId: draft.orgId, userId: before?.id }, actor);
  await refusePositions(
    db,
    draft.extIds.flatMap(({ posIdList }) => posIdList),
    'extIds',
  );
}

const needsPosition = {
  en: 'Choose at least one position.',
  'zh-CN': '请至少选择一个职位。',
  vn: 'Hãy chọn ít nhất một chức vụ.',
};

/** Everybody who is added holds a position and keeps one; those who never had any, such as merchants, are edited without. */
async function refuseNoPosition(db: Db, { draft: { posIdList }, before }: Change, language: Language): Promise<void> {
  if (posIdList.length > 0 || (before && !(await holdsPosition(db, before)))) return;
  const message = needsPosition[language];
  throw new Refusal('invalidInput', { fields: message }, { fields: { posIdList: message } });
}

const holdsPosition = async (db: Db, { id, positionId }: typeof users.$inferSelect): Promise<boolean> =>
  positionId !== null || (await positionsBeside(db, [id])).size > 0;

async function refusePositions(db: Db, ids: readonly string[], field: string): Promise<void> {
  const posIds = [...new Set(ids)];
  if (posIds.length === 0) return;
  const [found] = await db
    .select({ n: count() })
    .from(positions)
    .where(and(inArray(positions.id, posIds), eq(positions.status, 0)));
  if (found?.n !== posIds.length) throw new Refusal('positionNotFound', {}, { field });
}

const onlyWhenAdded = {
  en: 'A password is set when adding; later use reset password.',
  'zh-CN': '密码只能在新增时填写，之后请使用重置密码。',
  vn: 'Chỉ đặt mật khẩu khi thêm mới; sau đó hãy dùng đặt lại mật khẩu.',
};

function refusePassword({ draft: { password, account }, before }: Change, language: Language): void {
  if (password === undefined) return;
  if (!before) return refuseWeak({ password, account });
  const message = onlyWhenAdded[language];
  throw new Refusal('invalidInput', { fields: message }, { fields: { password: message } });
}

async function refuseOrg(db: Db, orgId: string, { scope }: Actor): Promise<void> {
  if (!scope.all && !scope.orgIds.includes(orgId)) throw new Refusal('noDataPermission');
  const org = (await keptOrgs(db)).find(({ id }) => id === orgId);
  if (org?.status !== 0) throw new Refusal('orgNotFound', {}, { field: 'orgId' });
}

interface Taken {
  exceptId: string | undefined;
  where: SQL;
  reason: 'accountRepeated' | 'phoneRepeated' | 'emailRepeated';
  field: string;
}

/** A value of a deleted user is free again. */
async function refuseTaken(db: Db, { exceptId, where, reason, field }: Taken): Promise<void> {
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(where, sql`${users.status} <> 2`, exceptId ? sql`${users.id} <> ${exceptId}` : undefined))
    .limit(1);
  if (other) throw new Refusal(reason, {}, { field });
}
