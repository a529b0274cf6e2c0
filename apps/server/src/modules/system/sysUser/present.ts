import type { OutputOf, sysUserApi } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import { type Actor, actionsOf } from '../../../http/requests/actor';
import { nameIn } from '../../../http/requests/nameIn';
import { orgs } from '../../../tables/base/org';
import { positions } from '../../../tables/system/sysPos';
import { withSecondFactor } from '../../account/secondFactor';
import { strongerRoles } from '../sysRole';
import type { users } from '../../../tables/base/user';
import { type ExtOrg, extOrgsOf, reaches } from './acts/extOrgs';
import { type Named, namesOf, positionsBeside, profilesOf, rolesByUser } from './store';

type Row = OutputOf<typeof sysUserApi.detail>;
type User = typeof users.$inferSelect;

/** Users as the contract promises them, with everything around them read at once. */
export async function presentUsers(db: Db, rows: User[], actor: Actor): Promise<Row[]> {
  const { caller, language } = actor;
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const profiles = await profilesOf(db, ids);
  const roles = await rolesByUser(db, ids);
  const beside = await positionsBeside(db, ids);
  const positionIds = new Map(rows.map(({ id, positionId }) => [id, [...(positionId ? [positionId] : []), ...(beside.get(id) ?? [])]]));
  const ext = await extOrgsOf(db, ids);
  const extRows = [...ext.values()].flat();
  const positionNames = await namesOf(db, positions, [
    ...[...positionIds.values()].flat(),
    ...extRows.flatMap(({ posIdList }) => posIdList),
  ]);
  const guarded = await withSecondFactor(db, ids);
  const orgNames = await namesOf(db, orgs, [...rows.flatMap(({ orgId }) => orgId ?? []), ...extRows.map(({ orgId }) => orgId)]);
  const refer = (named: Named | undefined) => (named ? [{ id: named.id, name: nameIn(language, named) }] : []);
  const extOf = ({ orgId, posIdList }: ExtOrg) => {
    const [org] = reaches(actor, orgId) ? refer(orgNames.get(orgId)) : [];
    return org ? [{ org, positions: posIdList.flatMap((id) => refer(positionNames.get(id))) }] : [];
  };
  const can = actionsOf(caller, 'sysUser');
  const stronger = new Set(
    can.includes('viewAs') ? await strongerRoles(db, actor, [...new Set([...roles.values()].flat().map(({ id }) => id))]) : [],
  );
  return rows.map((row) => {
    const profile = profiles.get(row.id);
    return {
      ...row,
      can: roles.get(row.id)?.some(({ id }) => stronger.has(id)) ? can.filter((action) => action !== 'viewAs') : can,
      sex: profile?.sex ?? 3,
      birthday: profile?.birthday ?? null,
      jobNum: profile?.jobNum ?? null,
      tel: profile?.tel ?? null,
      country: row.country as Row['country'],
      org: refer(orgNames.get(row.orgId ?? ''))[0] ?? null,
      positions: (positionIds.get(row.id) ?? []).flatMap((id) => refer(positionNames.get(id))),
      extOrgPos: (ext.get(row.id) ?? []).flatMap(extOf),
      roles: (roles.get(row.id) ?? []).flatMap(refer),
      secondFactor: guarded.has(row.id),
      lastLoginTime: row.lastLoginTime && presentTime(row.lastLoginTime),
      createTime: presentTime(row.createTime),
    };
  });
}
