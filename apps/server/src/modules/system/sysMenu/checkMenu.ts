import { link as linkSchema, type ParsedInputOf, type sysMenuApi } from '@backlot/contract';
import { orgAndBelow, permissionOf } from '@backlot/permissions';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import { Refusal } from '../../../http/answers/refusal';
import { notLink, refuseField } from '../../../http/answers/refuseField';
import { apps } from '../../../tables/base/app';
import { freeCode, refuseRepeated } from '../../base/crud';
import { menus } from '../../../tables/base/menu';
import { isKnownButton } from './catalogue';
import type { Menu } from './store';

export type MenuDraft = ParsedInputOf<typeof sysMenuApi.add>;

interface Change {
  draft: MenuDraft;
  before: Menu | undefined;
  /** Every menu that is not deleted. */
  all: readonly Menu[];
  actor: Actor;
}

const words = {
  link: { en: 'Enter an address.', 'zh-CN': '请填写链接地址。', vn: 'Vui lòng nhập địa chỉ liên kết.' },
  type: {
    en: 'What has menus below it cannot be a button.',
    'zh-CN': '有下级的菜单不能改为按钮。',
    vn: 'Menu có cấp dưới không thể là nút.',
  },
  pid: { en: 'A button belongs to a menu.', 'zh-CN': '按钮必须属于某个菜单。', vn: 'Nút phải thuộc một menu.' },
};

/** Refuses a menu that breaks the rules of system-pages 1.7.10. */
export async function checkMenu(db: Db, change: Change): Promise<void> {
  const { draft, before } = change;
  refuseFields(draft);
  refusePermission(change);
  const taken = { table: menus, exceptId: before?.id };
  await refuseRepeated(db, { ...taken, column: menus.name, value: draft.name, reason: 'menuNameRepeated', field: 'name' });
  await refuseRepeated(db, { ...taken, column: menus.code, value: draft.code, reason: 'menuCodeRepeated', field: 'code' });
  await freeCode(db, { table: menus, code: menus.code, value: draft.code });
  refusePlace(change);
  const [app] = await db
    .select({ id: apps.id })
    .from(apps)
    .where(and(eq(apps.code, draft.application), ne(apps.status, 2)));
  if (!app) throw new Refusal('appNotFound', {}, { field: 'application' });
}

function refuseFields({ type, router, openType, component, link }: MenuDraft): void {
  if (type !== 2 && !router) throw new Refusal('menuRouterEmpty', {}, { field: 'router' });
  if (type === 1 && openType === 0) throw new Refusal('menuOpenTypeEmpty', {}, { field: 'openType' });
  if (type === 1 && openType === 1 && !component) throw new Refusal('menuComponentEmpty', {}, { field: 'component' });
  if (type !== 2 && openType > 1 && !link) throw refuseField('link', words.link);
  if (link && !linkSchema().safeParse(link).success) throw refuseField('link', notLink);
}

function refusePermission({ draft: { type, permission }, before, actor: { caller } }: Change): void {
  if (type !== 2) return;
  if (!permission) throw new Refusal('menuPermissionEmpty', {}, { field: 'permission' });
  if (!permission.includes(':')) throw new Refusal('menuPermissionFormat', {}, { field: 'permission' });
  if (!isKnownButton(permission)) throw new Refusal('menuPermissionUnknown', {}, { field: 'permission' });
  // Whoever holds the button would hold the new permission at once.
  const isNew = before?.permission !== permission;
  if (isNew && caller.adminType !== '1' && !caller.permissions.has(permissionOf(permission)))
    throw new Refusal('noPermission', { permission: permissionOf(permission) });
}

function refusePlace({ draft: { type, pid, application }, before, all }: Change): void {
  if (before && pid === before.id) throw new Refusal('menuParentIsSelf', {}, { field: 'pid' });
  if (before && pid !== '0' && orgAndBelow(all, before.id).includes(pid)) throw new Refusal('menuParentIsChild', {}, { field: 'pid' });
  if (before && type === 2 && all.some((menu) => menu.pid === before.id)) throw refuseField('type', words.type);
  if (before && before.pid !== '0' && before.application !== application)
    throw new Refusal('onlyRootChangesApp', {}, { field: 'application' });
  if (pid === '0' && type === 2) throw refuseField('pid', words.pid);
  if (pid === '0') return;
  const parent = all.find(({ id }) => id === pid);
  if (!parent || parent.type === 2) throw new Refusal('menuNotFound', {}, { field: 'pid' });
  if (parent.application !== application) throw new Refusal('onlyRootChangesApp', {}, { field: 'application' });
}
