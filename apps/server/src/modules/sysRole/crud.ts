import type { sysRoleApi } from '@backlot/contract';
import type { DataScopeType } from '@backlot/permissions';
import { and, count, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { contains } from '../../db/list/contains';
import { containsName } from '../../db/list/containsName';
import { actionsOf } from '../../http/actor';
import { nameIn } from '../../http/nameIn';
import type { Services } from '../../services';
import { createCrud, freeCode, refuseRepeated } from '../crud';
import { setRoleOrgs } from '../dataScope';
import { menuGrants } from '../menu';
import { roles, userRoles } from '../role';
import { users } from '../user';
import { refuseOutOfReach, rolesOutOfReach } from './reach';

const { code, name, sort } = roles;
const changing = new Set(['edit', 'delete', 'grant']);

/** Roles (system-pages 1.7.15). */
export const roleCrud = (services: Services) =>
  createCrud<typeof sysRoleApi, typeof roles>(services, {
    area: 'sysRole',
    table: roles,
    notFound: 'roleNotFound',
    sorts: { sort, name, code },
    fallback: { by: sort, order: 'ascend' },
    filter: async (query) => and(query.name ? containsName(roles, query.name) : undefined, query.code ? contains(code, query.code) : undefined),
    present: async (db, rows, actor) => {
      const ids = rows.map(({ id }) => id);
      const people = await peopleOf(db, ids);
      const outOfReach = await rolesOutOfReach(db, actor, ids);
      const can = actionsOf(actor.caller, 'sysRole');
      return rows.map((row) => ({
        ...row,
        dataScopeType: row.dataScopeType as DataScopeType,
        userCount: people.get(row.id) ?? 0,
        can: outOfReach.has(row.id) ? can.filter((action) => !changing.has(action)) : can,
      }));
    },
    values: (draft) => ({ name: draft.name, enName: draft.enName || null, vnName: draft.vnName || null, code: draft.code, sort: draft.sort, remark: draft.remark || null }),
    check: async (tx, { draft, before }, actor) => {
      if (before) await refuseOutOfReach(tx, actor, { roleId: before.id, permission: 'sysRole.edit' });
      const taken = { table: roles, exceptId: before?.id };
      await refuseRepeated(tx, { ...taken, column: name, value: draft.name, reason: 'roleNameRepeated', field: 'name' });
      await refuseRepeated(tx, { ...taken, column: code, value: draft.code, reason: 'roleCodeRepeated', field: 'code' });
      await freeCode(tx, { table: roles, code, value: draft.code });
    },
    removing: async (tx, { id }, actor) => {
      await refuseOutOfReach(tx, actor, { roleId: id, permission: 'sysRole.delete' });
      await tx.delete(userRoles).where(eq(userRoles.roleId, id));
      await tx.delete(menuGrants).where(eq(menuGrants.roleId, id));
      await setRoleOrgs(tx, id, []);
    },
    columns: [
      { header: ['名称', 'Name', 'Tên'], value: (row, language) => nameIn(language, row) },
      { header: ['编码', 'Code', 'Mã'], value: (row) => row.code },
      { header: ['用户数', 'Users', 'Số người dùng'], value: (row) => row.userCount },
      { header: ['排序', 'Order', 'Thứ tự'], value: (row) => row.sort },
      { header: ['备注', 'Remark', 'Ghi chú'], value: (row) => row.remark },
    ],
  });

/** How many people hold each role. */
export async function peopleOf(db: Db, roleIds: readonly string[]): Promise<Map<string, number>> {
  if (roleIds.length === 0) return new Map();
  const rows = await db
    .select({ roleId: userRoles.roleId, n: count() })
    .from(userRoles)
    .innerJoin(users, and(eq(users.id, userRoles.userId), ne(users.status, 2)))
    .where(inArray(userRoles.roleId, [...roleIds]))
    .groupBy(userRoles.roleId);
  return new Map(rows.map(({ roleId, n }) => [roleId, n]));
}
