import type { Permission } from '@backlot/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { setRoleOrgs } from '../modules/base/dataScope';
import { menuGrants, menus } from '../tables/base/menu';
import { roles, userRoles } from '../tables/base/role';
import { users } from '../tables/base/user';
import type { TestServer } from './startServer';

interface NewRole {
  code: string;
  permissions: readonly Permission[];
  /** 1 all, 2 own organisation and below, 3 own organisation, 4 own data, 5 custom. */
  dataScopeType?: 1 | 2 | 3 | 4 | 5;
  orgIds?: readonly string[];
}

/** Plants a role with buttons for some permissions and gives it to an account that loses its other roles; answers its id. */
export async function giveRole(
  { services }: TestServer,
  account: string,
  { code, permissions, dataScopeType = 1, orgIds = [] }: NewRole,
): Promise<string> {
  const { db } = services.database;
  const buttons = permissions.map((permission) => permission.replace('.', ':'));
  const known = await db
    .select({ permission: menus.permission })
    .from(menus)
    .where(and(eq(menus.type, 2), inArray(menus.permission, buttons)));
  const missing = buttons.filter((permission) => !known.some((menu) => menu.permission === permission));
  if (missing.length > 0) {
    await db.insert(menus).values(
      missing.map((permission) => ({
        code: permission.replace(':', '_'),
        name: permission,
        pid: '0',
        application: 'system',
        type: 2,
        openType: 0,
        permission,
      })),
    );
  }
  const granted = await db
    .select({ id: menus.id })
    .from(menus)
    .where(and(eq(menus.type, 2), inArray(menus.permission, buttons)));
  const [role] = await db.insert(roles).values({ code, name: code, dataScopeType }).returning({ id: roles.id });
  if (!role) throw new Error('no role');
  if (granted.length > 0) await db.insert(menuGrants).values(granted.map((menu) => ({ roleId: role.id, menuId: menu.id })));
  await setRoleOrgs(db, role.id, orgIds);
  const userId = await userIdOf({ services }, account);
  await db.delete(userRoles).where(eq(userRoles.userId, userId));
  await db.insert(userRoles).values({ userId, roleId: role.id });
  return role.id;
}

export async function userIdOf({ services }: Pick<TestServer, 'services'>, account: string): Promise<string> {
  const [user] = await services.database.db.select({ id: users.id }).from(users).where(eq(users.account, account));
  if (!user) throw new Error(`no account ${account}`);
  return user.id;
}
