import { permissionOf } from '@backlot/permissions';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { heldBy, type RoleHolder } from '../role';
import { roles } from '../../../tables/base/role';
import { menuNotes } from '../../../tables/system/sysMenu';
import { menuGrants, menus } from '../../../tables/base/menu';

/** Roles and permissions of a person. */
export interface Grants {
  roles: string[];
  /** `code.action`. */
  permissions: Set<string>;
}

/** The enabled roles that count for a person and what their buttons permit. */
export async function grantsOf(db: Db, holder: RoleHolder): Promise<Grants> {
  const rows = await db
    .select({ role: roles.code, permissions: sql<(string | null)[]>`json_agg(${menus.permission})` })
    .from(roles)
    .leftJoin(menuGrants, eq(menuGrants.roleId, roles.id))
    .leftJoin(menus, and(eq(menus.id, menuGrants.menuId), eq(menus.type, 2), eq(menus.status, 0)))
    .where(heldBy(holder))
    .groupBy(roles.id, roles.code);
  return {
    roles: rows.map((row) => row.role),
    permissions: new Set(rows.flatMap((row) => row.permissions.flatMap((permission) => permission ?? [])).map(permissionOf)),
  };
}

/** The menus a person may open, ordered; all of them for administrators of type '1', those of business weight aside (system-pages 1.5). */
export async function menusFor(db: Db, person: RoleHolder & { adminType: '1' | '2' }) {
  const granted = sql`exists (
    select 1 from ${menuGrants}
    join ${roles} on ${roles.id} = ${menuGrants.roleId}
    where ${menuGrants.menuId} = ${menus.id} and ${heldBy(person)})`;
  const isBusiness = sql`exists (select 1 from ${menuNotes} where ${menuNotes.menuId} = ${menus.id} and ${menuNotes.weight} = 2)`;
  return db
    .select()
    .from(menus)
    .where(and(eq(menus.status, 0), ne(menus.type, 2), person.adminType === '1' ? sql`not ${isBusiness}` : granted))
    .orderBy(asc(menus.sort), asc(menus.id));
}

/** The buttons of the roles that count for a person: role id → granted `code:action`. */
export async function buttonsByRole(db: Db, holder: RoleHolder) {
  return db
    .select({ roleId: menuGrants.roleId, permission: menus.permission })
    .from(menuGrants)
    .innerJoin(menus, eq(menus.id, menuGrants.menuId))
    .innerJoin(roles, eq(roles.id, menuGrants.roleId))
    .where(and(heldBy(holder), eq(menus.type, 2), eq(menus.status, 0)))
    .orderBy(asc(menus.sort), asc(menus.id));
}

/** Every button there is. */
export async function allButtons(db: Db): Promise<string[]> {
  const rows = await db
    .select({ permission: menus.permission })
    .from(menus)
    .where(and(eq(menus.type, 2), eq(menus.status, 0)))
    .orderBy(asc(menus.sort), asc(menus.id));
  return rows.flatMap((row) => row.permission ?? []);
}
