import type { AppEntry, MenuNode } from '@backlot/contract';
import type { Db } from '../../db/database';
import { enabledApps } from '../app';
import { menusFor } from './grants';
import { presentMenu } from './present';

interface Person {
  userId: string;
  adminType: '1' | '2';
}

/** The applications in which a person has menus: the default one first and active, each with its menus. */
export async function navigationOf(db: Db, person: Person): Promise<AppEntry[]> {
  const [apps, rows] = [await enabledApps(db), await menusFor(db, person)];
  const own = apps
    .map(({ code, name, enName, vnName, active }) => ({ code, name, enName, vnName, active, menu: rows.filter((row) => row.application === code).map(presentMenu) }))
    .filter((app) => app.menu.length > 0);
  const first = own.find((app) => app.active) ?? own[0];
  return own.map((app) => ({ ...app, active: app === first })).sort((a, b) => Number(b.active) - Number(a.active));
}

/** The menus of one application for a person; none when the application is unknown or has none for them. */
export async function menusOfApp(db: Db, person: Person, application: string): Promise<MenuNode[]> {
  const apps = await navigationOf(db, person);
  return apps.find((app) => app.code === application)?.menu ?? [];
}
