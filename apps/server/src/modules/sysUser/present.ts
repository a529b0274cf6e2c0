import type { OutputOf, sysUserApi } from '@backlot/contract';
import type { Db } from '../../db/database';
import { presentTime } from '../../db/presentTime';
import { type Actor, actionsOf } from '../../http/actor';
import { nameIn } from '../../http/nameIn';
import { orgs } from '../org';
import { positions } from '../position';
import type { users } from '../user';
import { type Named, namesOf, positionsBeside, profilesOf, rolesByUser } from './store';

type Row = OutputOf<typeof sysUserApi.detail>;
type User = typeof users.$inferSelect;

/** Users as the contract promises them, with everything around them read at once. */
export async function presentUsers(db: Db, rows: User[], { caller, language }: Actor): Promise<Row[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const profiles = await profilesOf(db, ids);
  const roles = await rolesByUser(db, ids);
  const beside = await positionsBeside(db, ids);
  const positionIds = new Map(rows.map(({ id, positionId }) => [id, [...(positionId ? [positionId] : []), ...(beside.get(id) ?? [])]]));
  const positionNames = await namesOf(db, positions, [...positionIds.values()].flat());
  const orgNames = await namesOf(db, orgs, rows.flatMap(({ orgId }) => orgId ?? []));
  const refer = (named: Named | undefined) => (named ? [{ id: named.id, name: nameIn(language, named) }] : []);
  const can = actionsOf(caller, 'sysUser');
  return rows.map((row) => {
    const profile = profiles.get(row.id);
    return {
      ...row,
      can,
      sex: profile?.sex ?? 3,
      birthday: profile?.birthday ?? null,
      jobNum: profile?.jobNum ?? null,
      country: row.country as Row['country'],
      org: refer(orgNames.get(row.orgId ?? ''))[0] ?? null,
      positions: (positionIds.get(row.id) ?? []).flatMap((id) => refer(positionNames.get(id))),
      roles: (roles.get(row.id) ?? []).flatMap(refer),
      lastLoginTime: row.lastLoginTime && presentTime(row.lastLoginTime),
      createTime: presentTime(row.createTime),
    };
  });
}
