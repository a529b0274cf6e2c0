import { permissionOf } from '@backlot/permissions';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import { Refusal } from '../../../http/answers/refusal';
import { inTreeOrder } from '../../base/menu';
import { menuGrants, menus } from '../../../tables/base/menu';
import { heldMenuIds, refuseOutOfReach } from './reach';

type Menu = Pick<typeof menus.$inferSelect, 'id' | 'name' | 'enName' | 'vnName' | 'code' | 'permission'>;

/** What a menu grant changes. */
export interface MenuGrant {
  added: Menu[];
  removed: Menu[];
}

/** The menus granted to a role. */
export async function menuIdsOf(db: Db, roleId: string): Promise<string[]> {
  const rows = await db
    .select({ id: menuGrants.menuId })
    .from(menuGrants)
    .innerJoin(menus, and(eq(menus.id, menuGrants.menuId), ne(menus.status, 2)))
    .where(eq(menuGrants.roleId, roleId))
    .orderBy(asc(menuGrants.menuId));
  return rows.map(({ id }) => id);
}

interface Wish {
  roleId: string;
  menuIds: readonly string[];
  actor: Actor;
}

/** Compares the menus wished for with those granted; refuses with 1013002 what the person does not hold, 2016001 what does not exist. */
export async function planMenuGrant(db: Db, { roleId, menuIds, actor }: Wish): Promise<MenuGrant> {
  await refuseOutOfReach(db, actor, roleId);
  const before = new Set(await menuIdsOf(db, roleId));
  const wanted = new Set(menuIds);
  const added = await menusById(
    db,
    [...wanted].filter((id) => !before.has(id)),
  );
  if (added.length < [...wanted].filter((id) => !before.has(id)).length) throw new Refusal('menuNotFound');
  const held = await heldMenuIds(db, actor.caller);
  const beyond = held && added.find(({ id }) => !held.has(id));
  if (beyond) throw new Refusal('noPermission', { permission: beyond.permission ? permissionOf(beyond.permission) : beyond.code });
  return {
    added,
    removed: await menusById(
      db,
      [...before].filter((id) => !wanted.has(id)),
    ),
  };
}

/** Stores a planned grant. */
export async function storeMenuGrant(db: Db, roleId: string, { added, removed }: MenuGrant): Promise<void> {
  if (removed.length > 0)
    await db.delete(menuGrants).where(
      and(
        eq(menuGrants.roleId, roleId),
        inArray(
          menuGrants.menuId,
          removed.map(({ id }) => id),
        ),
      ),
    );
  if (added.length > 0)
    await db
      .insert(menuGrants)
      .values(added.map(({ id }) => ({ roleId, menuId: id })))
      .onConflictDoNothing();
}

/** Menus in the order of their tree, so that the rights of one screen stand together. */
async function menusById(db: Db, ids: readonly string[]): Promise<Menu[]> {
  if (ids.length === 0) return [];
  const { id, pid, name, enName, vnName, code, permission } = menus;
  const all = await db
    .select({ id, pid, name, enName, vnName, code, permission })
    .from(menus)
    .where(ne(menus.status, 2))
    .orderBy(asc(menus.sort), asc(menus.id));
  const wanted = new Set(ids);
  return inTreeOrder(all).filter((menu) => wanted.has(menu.id));
}
