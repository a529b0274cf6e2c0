import type { OutputOf, sysUserApi } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import { together } from '../../../db/together/together';
import { type Actor, actionsOf } from '../../../http/requests/actor';
import { nameIn } from '../../../http/requests/nameIn';
import { orgs } from '../../../tables/base/org';
import { positions } from '../../../tables/system/sysPos';
import { withSecondFactor } from '../../account/secondFactor';
import { reachOf } from '../sysRole';
import type { users } from '../../../tables/base/user';
import { type ExtOrg, extOrgsOf, reaches } from './acts/extOrgs';
import { type Named, namesOf, orgIdsOf, positionIdsOf, positionsBeside, profilesOf, roleIdsOf, rolesByUser } from './store';

type Row = OutputOf<typeof sysUserApi.detail>;
type User = typeof users.$inferSelect;

/** Users as the contract promises them, with everything around them read at once. */
export async function presentUsers(db: Db, rows: User[], actor: Actor): Promise<Row[]> {
  const { caller, language } = actor;
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const can = actionsOf(caller, 'sysUser');
  const [profiles, roles, beside, ext, guarded, positionNames, orgNames, { stronger }] = await together(db, (at) =>
    Promise.all([
      profilesOf(at, ids),
      rolesByUser(at, ids),
      positionsBeside(at, ids),
      extOrgsOf(at, ids),
      withSecondFactor(at, ids),
      namesOf(at, positions, positionIdsOf(ids)),
      namesOf(at, orgs, orgIdsOf(ids)),
      reachOf(at, actor, can.includes('viewAs') ? roleIdsOf(ids) : []),
    ]),
  );
  const positionIds = new Map(rows.map(({ id, positionId }) => [id, [...(positionId ? [positionId] : []), ...(beside.get(id) ?? [])]]));
  const refer = (named: Named | undefined) => (named ? [{ id: named.id, name: nameIn(language, named) }] : []);
  const extOf = ({ orgId, posIdList }: ExtOrg) => {
    const [org] = reaches(actor, orgId) ? refer(orgNames.get(orgId)) : [];
    return org ? [{ org, positions: posIdList.flatMap((id) => refer(positionNames.get(id))) }] : [];
  };
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
