import type { MenuNode } from '@backlot/contract';
import type { menus } from '../../../tables/base/menu';

type MenuRow = typeof menus.$inferSelect;

/** A menu as the console's router reads it; an outer link's path is the link, an inner link is shown by the embedded page. */
export const presentMenu = (row: MenuRow): MenuNode => ({
  id: row.id,
  pid: row.pid,
  name: row.code,
  path: (row.openType === 3 ? row.link : row.router) ?? '',
  component: row.openType === 2 ? 'Iframe' : row.component,
  redirect: row.redirect,
  meta: {
    title: row.name,
    enName: row.enName,
    vnName: row.vnName,
    show: row.visible,
    hideChildren: row.hideChildren,
    icon: row.icon,
    target: row.openType === 3 ? '_blank' : null,
    link: row.link,
  },
});
