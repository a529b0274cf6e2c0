import type { MenuRow } from '@backlot/contract';

/** What the form of a menu holds; which of it shows depends on the type. */
export type MenuDraft = ReturnType<typeof menuDraftOf>;

/** A menu that nothing was said of yet. */
export const blankMenu = {
  name: '',
  enName: '',
  vnName: '',
  code: '',
  redirect: '',
  component: '',
  router: '',
  permission: '',
  link: '',
  icon: '',
  weight: 2,
  visible: 'Y' as 'Y' | 'N',
  sort: 100,
  remark: '',
};

/** What the form of a menu begins with. */
export const menuDraftOf = ({
  name,
  enName,
  vnName,
  code,
  application,
  type,
  pid,
  openType,
  redirect,
  component,
  router,
  permission,
  link,
  icon,
  weight,
  visible,
  sort,
  remark,
}: MenuRow) => ({
  name,
  enName: enName ?? '',
  vnName: vnName ?? '',
  code,
  application,
  type,
  pid,
  openType,
  redirect: redirect ?? '',
  component: component ?? '',
  router: router ?? '',
  permission: permission ?? '',
  link: link ?? '',
  icon: icon ?? '',
  weight,
  visible,
  sort,
  remark: remark ?? '',
});
