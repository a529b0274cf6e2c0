import { type PermissionId, permissions } from '@backlot/contract';

/** The seven roles (domain/roles 7.1). */
export type RoleCode = 'superAdmin' | 'admin' | 'finance' | 'teamLeader' | 'bd' | 'shop' | 'staff';

/** `[Chinese, English, Vietnamese]`. */
export type Names = readonly [zh: string, en: string, vn: string];

/** A menu row to plant, and the roles that get it when it is planted. */
export interface MenuSeed {
  code: string;
  parent: string | null;
  application: string;
  names: Names;
  type: 0 | 1 | 2;
  router?: string;
  component?: string;
  icon?: string;
  permission?: string;
  sort: number;
  roles: readonly RoleCode[];
}

interface Screen<Id extends PermissionId> {
  code: Id;
  parent?: string | null;
  application: string;
  names: Names;
  path: string;
  component: string;
  icon: string;
  sort: number;
  /** Which roles may do what; actions left out belong to the super administrator alone. */
  grants: Partial<Record<(typeof permissions)[Id][number], readonly RoleCode[]>>;
}

/** A built screen with one button for each of its permissions; a role with any of them gets the menu. */
export function screen<Id extends PermissionId>({ code, parent = null, grants, path, names, ...rest }: Screen<Id>): MenuSeed[] {
  const actions: readonly (typeof permissions)[Id][number][] = permissions[code];
  const granted = new Set(actions.flatMap((action) => grants[action] ?? []));
  const buttons = actions.map((action, index) => button({ code: `${code}_${action}`, parent: code, application: rest.application, names: actionNames(action, names), permission: `${code}:${action}`, sort: index + 1, roles: grants[action] ?? [] }));
  return [{ ...rest, code, parent, names, type: 1, router: path, roles: [...granted] }, ...buttons];
}

/** A grantable right without a screen of its own. */
export const button = (seed: Omit<MenuSeed, 'type'> & { permission: string }): MenuSeed => ({ ...seed, type: 2 });

/** A group of screens in the menu. */
export const directory = (seed: Omit<MenuSeed, 'type' | 'parent'>): MenuSeed => ({ ...seed, type: 0, parent: null });

const words: Record<string, Names> = {
  query: ['查询', 'Query', 'Truy vấn'],
  get: ['查看', 'View', 'Xem'],
  add: ['新增', 'Add', 'Thêm'],
  edit: ['编辑', 'Edit', 'Sửa'],
  delete: ['删除', 'Delete', 'Xóa'],
  enable: ['启用', 'Enable', 'Bật'],
  disable: ['停用', 'Disable', 'Tắt'],
  import: ['导入', 'Import', 'Nhập'],
  export: ['导出', 'Export', 'Xuất'],
  kick: ['强制下线', 'Force offline', 'Buộc đăng xuất'],
  grant: ['授权', 'Grant', 'Phân quyền'],
  publish: ['发布', 'Publish', 'Phát hành'],
  withdraw: ['撤回', 'Withdraw', 'Thu hồi'],
  resetPwd: ['重置密码', 'Reset password', 'Đặt lại mật khẩu'],
};

function actionNames(action: string, [zh, en, vn]: Names): Names {
  const [actionZh, actionEn, actionVn] = words[action] ?? [action, action, action];
  return [`${zh} · ${actionZh}`, `${en}: ${actionEn}`, `${vn}: ${actionVn}`];
}
