import { and, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../../db/database';
import type { Actor } from '../../../../http/requests/actor';
import { type Named, nameIn } from '../../../../http/requests/nameIn';
import { menus } from '../../../../tables/base/menu';
import type { ExportSource } from '../../../../http/parts/exportSource';
import { permissionOfExport } from '../permissionOfExport';

interface Wish {
  query: Record<string, unknown>;
  actor: Actor;
  extension: string;
}

/** Names of forms may be longer than a file's. */
const longest = 120;

/** `达人库_20261123104500.csv`: the menu that an export stands in, in the language of who asked, and when. */
export async function exportName(db: Db, source: ExportSource, { query, actor, extension }: Wish): Promise<string> {
  const named = source.title ? await source.title(query, actor) : await menuOf(db, permissionOfExport(source, query));
  const words = named ? nameIn(actor.language, named).replaceAll(unfit, ' ').replaceAll(/\s+/g, ' ').trim() : '';
  return `${words.slice(0, longest) || source.area}_${stamp(new Date())}.${extension}`;
}

async function menuOf(db: Db, permission: string): Promise<Named | undefined> {
  const button = alias(menus, 'button');
  const [menu] = await db
    .select({ name: menus.name, enName: menus.enName, vnName: menus.vnName })
    .from(menus)
    .innerJoin(button, eq(button.pid, menus.id))
    .where(and(eq(button.permission, permission.replace('.', ':')), ne(menus.status, 2)))
    .limit(1);
  return menu;
}

/** Signs that a file system takes for something else. */
const unfit = /[\p{Cc}\p{Cf}/\\:*?"<>|]/gu;

/** `yyyyMMddHHmmss` in UTC. */
const stamp = (time: Date): string => time.toISOString().slice(0, 19).replaceAll(/\D/g, '');
