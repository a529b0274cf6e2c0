import { permissionOf } from '@backlot/permissions';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { roles, userRoles } from '../role';
import { menuGrants, menus } from './tables';

/** Roles and permissions of a person. */
export interface Grants {
  roles: string[];
  /** `code.action`. */
  permissions: Set<string>;
}

/** The enabled roles of a person and what their buttons permit. */
export async function grantsOf(db: Db, userId: string): Promise<Grants> {
  const rows = await db
    .select({
      role: roles.code,
      permissions: sql<string[] | null>`(
        select json_agg(${menus.permission}) from ${menuGrants} join ${menus} on ${menus.id} = ${menuGrants.menuId}
        where ${menuGrants.roleId} = ${roles.id} and ${menus.type} = 2 and ${menus.status} = 0)`,
    })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(eq(userRoles.userId, userId), eq(roles.status, 0)));
  return {
    roles: rows.map((row) => row.role),
    permissions: new Set(rows.flatMap((row) => row.permissions ?? []).map(permissionOf)),
  };
}

/** The menus a person may open, ordered; all of them for administrators of type '1'. */
export async function menusFor(db: Db, { userId, adminType }: { userId: string; adminType: '1' | '2' }) {
  const granted = sql`exists (
    select 1 from ${menuGrants}
    join ${userRoles} on ${userRoles.roleId} = ${menuGrants.roleId} and ${userRoles.userId} = ${userId}
    join ${roles} on ${roles.id} = ${menuGrants.roleId} and ${roles.status} = 0
    where ${menuGrants.menuId} = ${menus.id})`;
  return db
    .select()
    .from(menus)
    .where(and(eq(menus.status, 0), ne(menus.type, 2), adminType === '1' ? undefined : granted))
    .orderBy(asc(menus.sort), asc(menus.id));
}

/** The buttons of the roles of a person: role id → granted `code:action`; every button for administrators of type '1'. */
export async function buttonsByRole(db: Db, userId: string) {
  return db
    .select({ roleId: menuGrants.roleId, permission: menus.permission })
    .from(menuGrants)
    .innerJoin(menus, eq(menus.id, menuGrants.menuId))
    .innerJoin(userRoles, eq(userRoles.roleId, menuGrants.roleId))
    .where(and(eq(userRoles.userId, userId), eq(menus.type, 2), eq(menus.status, 0)))
    .orderBy(asc(menus.sort), asc(menus.id));
}

/** Every button there is. */
export async function allButtons(db: Db): Promise<string[]> {
  const rows = await db.select({ permission: menus.permission }).from(menus).where(and(eq(menus.type, 2), eq(menus.status, 0))).orderBy(asc(menus.sort), asc(menus.id));
  return rows.flatMap((row) => row.permission ?? []);
}
