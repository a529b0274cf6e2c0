import { permissionOf } from '@backlot/permissions';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Caller } from '../../../http/requests/caller';
import { menuGrants, menus } from '../../../tables/base/menu';
import { roles } from '../../../tables/base/role';

interface Names {
  name: string;
  enName: string | null;
  vnName: string | null;
}

/**
 * Every permission by the name of its button, with the enabled roles that hold it: so that a refusal can say whom to ask.
 * Merchants learn the name alone: how the house is organised is none of theirs (decision 0010).
 */
export async function holdersOf(
  db: Db,
  { adminType, roles: held }: Pick<Caller, 'adminType' | 'roles'>,
): Promise<(Names & { permission: string; roles: Names[] | null })[]> {
  const isInside = adminType === '1' || held.some((code) => code !== 'shop');
  const rows = await db
    .select({
      permission: menus.permission,
      name: menus.name,
      enName: menus.enName,
      vnName: menus.vnName,
      role: { name: roles.name, enName: roles.enName, vnName: roles.vnName },
    })
    .from(menus)
    .leftJoin(menuGrants, eq(menuGrants.menuId, menus.id))
    .leftJoin(roles, and(eq(roles.id, menuGrants.roleId), eq(roles.status, 0)))
    .where(and(eq(menus.type, 2), eq(menus.status, 0)))
    .orderBy(asc(menus.sort), asc(menus.id), asc(roles.sort), asc(roles.id));
  const found = new Map<string, Names & { permission: string; roles: Names[] }>();
  for (const { permission, role, ...button } of rows) {
    if (!permission) continue;
    const known = found.get(permission) ?? { ...button, permission: permissionOf(permission), roles: [] };
    found.set(permission, { ...known, roles: role ? [...known.roles, role] : known.roles });
  }
  return [...found.values()].map((one) => (isInside ? one : { ...one, roles: null }));
}
