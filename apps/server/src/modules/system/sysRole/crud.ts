import { sysRoleWords } from '@backlot/contract/words/system/sysRole';
import { sysRoleApi } from '@backlot/contract';
import type { DataScopeType } from '@backlot/permissions';
import { and, count, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { contains } from '../../../db/list/contains';
import { containsName } from '../../../db/list/containsName';
import { remember } from '../../../db/list/remember';
import { versionsOf } from '../../../db/list/versionsOf';
import { together } from '../../../db/together/together';
import { actionsOf } from '../../../http/requests/actor';
import type { Language } from '../../../db/Language';
import { nameIn } from '../../../http/requests/nameIn';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { createCrud } from '../../base/crud';
import { setRoleOrgs } from '../../base/dataScope';
import { menuGrants } from '../../../tables/base/menu';
import { roles, userRoles } from '../../../tables/base/role';
import { users } from '../../../tables/base/user';
import { reachOf, refuseOutOfReach } from './reach';

const { code, name, sort } = roles;
const changing = new Set(['edit', 'delete', 'grant']);
/** Found by their code: registering gives `shop`, orders go to people with `bd`, and `superAdmin` is above all others. */
const needed: ReadonlySet<string> = new Set(['superAdmin', 'bd', 'shop']);

/** Roles (system-pages 1.7.15). */
export const roleCrud = (services: Services) =>
  createCrud(services, {
    api: sysRoleApi,
    area: 'sysRole',
    table: roles,
    notFound: 'roleNotFound',
    sorts: { sort, name, code },
    fallback: { by: sort, order: 'ascend' },
    filter: async (query) =>
      and(query.name ? containsName(roles, query.name) : undefined, query.code ? contains(code, query.code) : undefined),
    present: async (db, rows, actor) => {
      const ids = rows.map(({ id }) => id);
      const [people, { out, stronger }] = await together(db, (at) => Promise.all([peopleOf(at, ids), reachOf(at, actor, ids)]));
      const can = actionsOf(actor.caller, 'sysRole');
      const allowed =
        ({ id, code: known, status }: { id: string; code: string; status: number }) =>
        (action: string) => {
          if (action === 'viewAs') return status === 0 && !stronger.has(id);
          return !(out.has(id) && changing.has(action)) && !(action === 'delete' && needed.has(known));
        };
      return rows.map((row) => ({
        ...row,
        dataScopeType: row.dataScopeType as DataScopeType,
        userCount: people.get(row.id) ?? 0,
        can: can.filter(allowed(row)),
      }));
    },
    isSerial: true,
    unique: [
      { field: 'name', reason: 'roleNameRepeated' },
      { field: 'code', reason: 'roleCodeRepeated' },
    ],
    check: async (tx, { draft, before }, actor) => {
      if (before) await refuseOutOfReach(tx, actor, before.id);
      if (before && needed.has(before.code) && draft.code !== before.code) throw new Refusal('roleKept', {}, { field: 'code' });
    },
    removing: async (tx, { id, code: known }, actor) => {
      await refuseOutOfReach(tx, actor, id);
      if (needed.has(known)) throw new Refusal('roleKept');
      await tx.delete(userRoles).where(eq(userRoles.roleId, id));
      await tx.delete(menuGrants).where(eq(menuGrants.roleId, id));
      await setRoleOrgs(tx, id, []);
    },
    columns: [
      { field: 'name', header: sysRoleWords.name, value: (row, language) => nameIn(language, row) },
      { field: ['code', 'name'], header: sysRoleWords.code, value: (row) => row.code },
      {
        field: 'dataScopeType',
        header: sysRoleWords.dataScopeType,
        value: ({ dataScopeType }, language) => scopeWords[language][dataScopeType - 1] ?? dataScopeType,
      },
      { field: 'userCount', header: sysRoleWords.userCount, value: (row) => row.userCount },
      { field: 'sort', header: sysRoleWords.sort, value: (row) => row.sort },
      { field: 'remark', header: sysRoleWords.remark, value: (row) => row.remark },
    ],
  });

/** The organisations of those who hold a role. */
export async function orgsOfHolders(db: Db, roleId: string): Promise<(string | null)[]> {
  const rows = await db
    .selectDistinct({ orgId: users.orgId })
    .from(userRoles)
    .innerJoin(users, and(eq(users.id, userRoles.userId), ne(users.status, 2)))
    .where(eq(userRoles.roleId, roleId));
  return rows.map(({ orgId }) => orgId);
}

const holders = remember<ReadonlyMap<string, number>>(50);

/** How many people hold each role, counted once until people or their roles change. */
export async function peopleOf(db: Db, roleIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (roleIds.length === 0) return new Map();
  const query = db
    .select({ roleId: userRoles.roleId, n: count() })
    .from(userRoles)
    .innerJoin(users, and(eq(users.id, userRoles.userId), ne(users.status, 2)))
    .where(inArray(userRoles.roleId, [...roleIds]))
    .groupBy(userRoles.roleId);
  const { sql, params } = query.toSQL();
  const state = await versionsOf(db, sql);
  const read = async () => new Map((await query).map(({ roleId, n }) => [roleId, n]));
  return state === undefined ? read() : holders(db, JSON.stringify([state, params]), read);
}

const scopeWords: Record<Language, readonly string[]> = {
  en: ['All data', 'Own organisation and below', 'Own organisation', 'Only own data', 'Chosen organisations'],
  'zh-CN': ['全部数据', '本机构及下级', '本机构', '仅本人数据', '自定义机构'],
  vn: ['Tất cả dữ liệu', 'Đơn vị của mình và cấp dưới', 'Đơn vị của mình', 'Chỉ dữ liệu của mình', 'Đơn vị được chọn'],
};
