import { and, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import type { Language } from '../../../db/Language';
import { nameIn } from '../../../http/requests/nameIn';
import { menus } from '../../../tables/base/menu';
import type { ExportSource } from './exportSource';

/** `达人库_20261123104500.csv`: the menu that an export stands in, in the language of who asked, and when. */
export async function exportName(db: Db, source: ExportSource, { language, extension }: { language: Language; extension: string }) {
  const button = alias(menus, 'button');
  const [menu] = await db
    .select({ name: menus.name, enName: menus.enName, vnName: menus.vnName })
    .from(menus)
    .innerJoin(button, eq(button.pid, menus.id))
    .where(and(eq(button.permission, (source.permission ?? `${source.area}.export`).replace('.', ':')), ne(menus.status, 2)))
    .limit(1);
  const words = menu ? nameIn(language, menu).replaceAll(unfit, ' ').replaceAll(/\s+/g, ' ').trim() : source.area;
  return `${words}_${stamp(new Date())}.${extension}`;
}

/** Signs that a file system takes for something else. */
const unfit = /[\p{Cc}\p{Cf}/\\:*?"<>|]/gu;

/** `yyyyMMddHHmmss` in UTC. */
const stamp = (time: Date): string => time.toISOString().slice(0, 19).replaceAll(/\D/g, '');
