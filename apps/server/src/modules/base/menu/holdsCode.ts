import { type SQL, sql } from 'drizzle-orm';
import { roles, userRoles } from '../../../tables/base/role';
import { menuGrants, menus } from '../../../tables/base/menu';

/** SQL: whether a person holds any action of a menu or channel code. */
export const holdsCode = (userId: SQL, code: SQL): SQL => sql`exists (
  select 1 from ${userRoles}
  join ${roles} on ${roles.id} = ${userRoles.roleId} and ${roles.status} = 0
  join ${menuGrants} on ${menuGrants.roleId} = ${roles.id}
  join ${menus} on ${menus.id} = ${menuGrants.menuId} and ${menus.type} = 2 and ${menus.status} = 0
  where ${userRoles.userId} = ${userId} and starts_with(${menus.permission}, ${code} || ':'))`;
