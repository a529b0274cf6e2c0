import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { userRoles } from '../../../../tables/base/role';
import { type Viewer } from '../../../base/sight';
import { namedLike } from '../../../base/user';
import { users } from '../../../../tables/base/user';
import { bdRoleIds, bdsOf, inTeam } from './team';

/** More than a person reads through; who is not among them is found by name. */
const most = 1000;

/** BDs in somebody's sight by name, at most 1,000, found by name or account; those who share a name are told apart by their accounts. */
export async function ownersOf(db: Db, viewer: Viewer, searchValue: string | undefined): Promise<{ id: string; name: string }[]> {
  const { persona, caller } = viewer;
  const mine = persona === 'all' ? undefined : persona === 'team' ? inTeam(viewer) : eq(users.id, caller.userId);
  const people = await bdsOf(db)
    // Named, so that the database knows how many hold it.
    .where(and(inArray(userRoles.roleId, await bdRoleIds(db)), eq(users.status, 0), mine, searchValue ? namedLike(searchValue) : undefined))
    .orderBy(asc(users.name), asc(users.id))
    .limit(most);
  const bearers = Map.groupBy(people, ({ name }) => name);
  return people.map(({ id, name, account }) => ({ id, name: (bearers.get(name)?.length ?? 0) > 1 ? `${name} (${account})` : name }));
}
