import type { Db } from '../../../../db/database';
import type { Actor } from '../../../../http/requests/actor';
import { Refusal } from '../../../../http/answers/refusal';
import { keptOrgs } from '../../../base/dataScope';
import { type ExtOrg, extOrgsOf, reaches } from './extOrgs';

const named = {
  en: 'Name each attached organisation once, and not the main one.',
  'zh-CN': '附属机构不能重复，也不能与所属机构相同。',
  vn: 'Mỗi đơn vị kiêm nhiệm chỉ chọn một lần và khác đơn vị chính.',
};

interface Wish {
  extIds: readonly ExtOrg[];
  /** The main organisation. */
  orgId: string;
  /** Absent for a new person. */
  userId: string | undefined;
}

/** Refuses attached organisations that are named twice, do not exist, or are out of scope (1013003). */
export async function refuseExtOrgs(db: Db, { extIds, orgId, userId }: Wish, actor: Actor): Promise<void> {
  const wanted = extIds.map((row) => row.orgId);
  if (new Set([...wanted, orgId]).size <= wanted.length) {
    const message = named[actor.language];
    throw new Refusal('invalidInput', { fields: message }, { fields: { extIds: message } });
  }
  if (!wanted.every((id) => reaches(actor, id))) throw new Refusal('noDataPermission');
  const before = userId ? ((await extOrgsOf(db, [userId])).get(userId) ?? []) : [];
  const open = new Set((await keptOrgs(db)).filter(({ status }) => status === 0).map(({ id }) => id));
  if (!wanted.every((id) => open.has(id) || before.some((row) => row.orgId === id)))
    throw new Refusal('orgNotFound', {}, { field: 'extIds' });
}
