import { namesOf } from '../../db/namesOf';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { menuGrants, menus } from '../../tables/base/menu';
import { roles } from '../../tables/base/role';
import { allMenus } from './allMenus';
import type { MenuSeed } from './menuSeed';

/** Adds menus that are not there yet, with their first grants; what an administrator changed since stays. */
export async function seedMenus(db: Db): Promise<void> {
  const known = await idsByCode(
    db,
    allMenus.map(({ code }) => code),
  );
  const fresh = allMenus.filter(({ code }) => !known.has(code));
  if (fresh.length === 0) return;
  for (const level of [
    fresh.filter(({ type }) => type === 0),
    fresh.filter(({ type }) => type === 1),
    fresh.filter(({ type }) => type === 2),
  ]) {
    if (level.length === 0) continue;
    const parents = await idsByCode(
      db,
      level.flatMap(({ parent }) => parent ?? []),
    );
    await db
      .insert(menus)
      .values(level.map((seed) => rowOf(seed, parents)))
      .onConflictDoNothing({ target: menus.code });
  }
  await grant(db, fresh);
}

async function grant(db: Db, fresh: MenuSeed[]): Promise<void> {
  const menuIds = await idsByCode(
    db,
    fresh.map(({ code }) => code),
  );
  const roleRows = await db.select({ id: roles.id, code: roles.code }).from(roles);
  const roleIds = new Map(roleRows.map(({ id, code }) => [code, id]));
  const grants = fresh.flatMap(({ code, roles: granted }) =>
    granted.flatMap((role) => {
      const [menuId, roleId] = [menuIds.get(code), roleIds.get(role)];
      return menuId && roleId ? [{ menuId, roleId }] : [];
    }),
  );
  if (grants.length > 0) await db.insert(menuGrants).values(grants).onConflictDoNothing();
}

async function idsByCode(db: Db, codes: string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db.select({ id: menus.id, code: menus.code }).from(menus).where(inArray(menus.code, codes));
  return new Map(rows.map(({ id, code }) => [code, id]));
}

function rowOf(
  { code, parent, application, names, type, router, component, icon, permission, sort, visible = true }: MenuSeed,
  parents: Map<string, string>,
) {
  const pid = parent === null ? '0' : parents.get(parent);
  if (pid === undefined) throw new Error(`The menu ${code} names the parent ${parent}, which does not exist.`);
  return {
    code,
    pid,
    application,
    ...namesOf(names),
    type,
    openType: type === 1 ? 1 : 0,
    router,
    component,
    icon,
    permission,
    sort,
    visible,
  };
}
