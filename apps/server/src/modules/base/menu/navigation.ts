import type { AppEntry, MenuNode } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { together } from '../../../db/together/together';
import { enabledApps } from '../app';
import type { RoleHolder } from '../role';
import { menusFor } from './grants';
import { presentMenu } from './present';

type Person = RoleHolder & { adminType: '1' | '2' };

/** The applications in which a person has menus: the default one first and active, each with its menus. */
export async function navigationOf(db: Db, person: Person): Promise<AppEntry[]> {
  const [apps, rows] = await together(db, (at) => Promise.all([enabledApps(at), menusFor(at, person)]));
  return presentApps(apps, rows);
}

function presentApps(apps: Awaited<ReturnType<typeof enabledApps>>, rows: Awaited<ReturnType<typeof menusFor>>): AppEntry[] {
  const own = apps
    .map(({ code, name, enName, vnName, active }) => ({
      code,
      name,
      enName,
      vnName,
      active,
      menu: rows.filter((row) => row.application === code).map(presentMenu),
    }))
    .filter((app) => app.menu.length > 0);
  const first = own.find((app) => app.active) ?? own[0];
  return own.map((app) => ({ ...app, active: app === first })).sort((a, b) => Number(b.active) - Number(a.active));
}

/** The menus of one application for a person: none when it has none for them, undefined when there is no such application. */
export async function menusOfApp(db: Db, person: Person, application: string): Promise<MenuNode[] | undefined> {
  const [apps, rows] = await together(db, (at) => Promise.all([enabledApps(at), menusFor(at, person)]));
  const own = presentApps(apps, rows).find((app) => app.code === application);
  if (own) return own.menu;
  return apps.some(({ code }) => code === application) ? [] : undefined;
}
