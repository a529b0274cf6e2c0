import type { MenuRow } from '@backlot/contract';
import type { MenuDraft } from './checkMenu';
import type { Menu } from './store';

/** A menu of the tree table. */
export const presentMenu = ({ visible, ...menu }: Menu, can: string[]): MenuRow => ({ ...menu, visible: visible ? 'Y' : 'N', can });

/** The columns that a form sets; what belongs to another type of menu is emptied. */
export function valuesOf({ type, ...draft }: MenuDraft) {
  const isButton = type === 2;
  return {
    type,
    code: draft.code,
    name: draft.name,
    enName: draft.enName || null,
    vnName: draft.vnName || null,
    application: draft.application,
    pid: draft.pid,
    openType: isButton ? 0 : draft.openType,
    redirect: (type === 0 && draft.redirect) || null,
    component: (!isButton && draft.component) || null,
    router: (!isButton && draft.router) || null,
    permission: (isButton && draft.permission) || null,
    link: (!isButton && draft.link) || null,
    icon: (!isButton && draft.icon) || null,
    visible: draft.visible === 'Y',
    sort: draft.sort,
  };
}
