import type { Permission } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { menuGrants, menus } from '../../../tables/base/menu';
import { roles, userRoles } from '../../../tables/base/role';
import { shops } from '../../../tables/merchants/merchant';
import { users } from '../../../tables/base/user';

/**
 * Whom a notice of the trade concerns: people who hold a permission through a role over all data, and team leaders of the
 * country who hold it.
 */
export async function staffHolding(
  db: Db,
  permission: Permission,
  country: string,
  kinds: readonly ('all' | 'team')[] = ['all'],
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`
    select distinct ${users.id}::text id from ${users}
    join ${userRoles} on ${userRoles.userId} = ${users.id}
    join ${roles} on ${roles.id} = ${userRoles.roleId} and ${roles.status} = 0
    join ${menuGrants} on ${menuGrants.roleId} = ${roles.id}
    join ${menus} on ${menus.id} = ${menuGrants.menuId} and ${menus.type} = 2 and ${menus.status} = 0 and ${menus.permission} = ${permission.replace('.', ':')}
    where ${users.status} = 0 and (
      (${kinds.includes('all')} and ${roles.dataScopeType} = 1 and (${users.country} is null or ${users.country} = ${country}))
      or (${kinds.includes('team')} and ${roles.dataScopeType} = 2 and ${users.country} = ${country}))`,
  );
  return rows.map(({ id }) => id);
}

/** SQL: whether a person holds a permission through an enabled role. */
export const holdsPermission = (userId: SQL, permission: Permission): SQL => sql`exists (
  select 1 from ${userRoles}
  join ${roles} on ${roles.id} = ${userRoles.roleId} and ${roles.status} = 0
  join ${menuGrants} on ${menuGrants.roleId} = ${roles.id}
  join ${menus} on ${menus.id} = ${menuGrants.menuId} and ${menus.type} = 2 and ${menus.status} = 0
  where ${userRoles.userId} = ${userId} and ${menus.permission} = ${permission.replace('.', ':')})`;

/** The account of a merchant, as a list of at most one. */
export async function accountOfShop(db: Db, shopId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: shops.userId })
    .from(shops)
    .where(sql`${shops.id} = ${shopId}`);
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** Names of people by id. */
export async function namesOfPeople(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = ids.flatMap((id) => id ?? []);
  if (wanted.length === 0) return new Map();
  const rows = await db.select({ id: users.id, name: users.name }).from(users).where(inIds(users.id, wanted));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
