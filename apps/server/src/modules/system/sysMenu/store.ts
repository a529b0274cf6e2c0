import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { menuGrants, menus } from '../../../tables/base/menu';
import { menuNotes } from '../../../tables/system/sysMenu';

export type Menu = typeof menus.$inferSelect & { weight: number; remark: string | null };

/** Every menu that is not deleted, by sort. */
export async function keptMenus(db: Db): Promise<Menu[]> {
  const rows = await db
    .select({ menu: menus, weight: menuNotes.weight, remark: menuNotes.remark })
    .from(menus)
    .leftJoin(menuNotes, eq(menuNotes.menuId, menus.id))
    .where(ne(menus.status, 2))
    .orderBy(asc(menus.sort), asc(menus.id));
  return rows.map(({ menu, weight, remark }) => ({ ...menu, weight: weight ?? 1, remark }));
}

interface Notes {
  weight: number;
  remark: string | null;
}

export const saveNotes = (db: Db, menuId: string, notes: Notes) =>
  db
    .insert(menuNotes)
    .values({ menuId, ...notes })
    .onConflictDoUpdate({ target: menuNotes.menuId, set: notes });

/** Takes menus from every role; answers how many roles had any. */
export async function dropGrants(db: Db, menuIds: readonly string[]): Promise<number> {
  const dropped = await db
    .delete(menuGrants)
    .where(inArray(menuGrants.menuId, [...menuIds]))
    .returning({ roleId: menuGrants.roleId });
  return new Set(dropped.map(({ roleId }) => roleId)).size;
}

/** Moves menus to another application. */
export const moveMenus = (db: Db, menuIds: readonly string[], application: string) =>
  db
    .update(menus)
    .set({ application })
    .where(and(inArray(menus.id, [...menuIds]), ne(menus.application, application)));
