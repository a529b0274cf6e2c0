import { sysOrgWords } from '@backlot/contract/words/system/sysOrg';
import { sysOrgApi } from '@backlot/contract';
import { orgAndBelow } from '@backlot/permissions';
import { and, count, eq, exists, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { containsName } from '../../../db/list/containsName';
import { actionsOf } from '../../../http/requests/actor';
import { nameIn } from '../../../http/requests/nameIn';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { createCrud, updateRow } from '../../base/crud';
import { addUserOrg, dataScopeOf, dropOrg, keptOrgs, withinScope } from '../../base/dataScope';
import { orgs } from '../../../tables/base/org';
import { userExtPositions } from '../../../tables/system/sysUser';
import { users } from '../../../tables/base/user';
import { refuseParent } from './refuseParent';

const { code, name, sort } = orgs;

/** Organisations (system-pages 1.7.13), within the data scope. */
export const orgCrud = (services: Services) =>
  createCrud(services, {
    api: sysOrgApi,
    area: 'sysOrg',
    table: orgs,
    notFound: 'orgNotFound',
    sorts: { sort, name, code },
    fallback: { by: sort, order: 'ascend' },
    within: ({ scope, caller }) => withinScope(scope, { orgId: orgs.id, isOwn: eq(orgs.createUser, caller.userId) }),
    filter: async (query, db) =>
      and(
        query.name ? containsName(orgs, query.name) : undefined,
        query.pid ? inArray(orgs.id, orgAndBelow(await keptOrgs(db), query.pid)) : undefined,
      ),
    present: async (db, rows, { caller }) => {
      const parents = await namesOf(
        db,
        rows.map(({ pid }) => pid),
      );
      const can = actionsOf(caller, 'sysOrg');
      return rows.map((row) => ({ ...row, parent: parents.get(row.pid) ?? null, can }));
    },
    isSerial: true,
    unique: [
      { field: 'name', reason: 'orgNameRepeated' },
      { field: 'code', reason: 'orgCodeRepeated' },
    ],
    check: async (tx, { draft, before }, actor) => {
      await refuseParent(tx, { pid: draft.pid, before, actor });
    },
    saved: async (tx, { id, before }, { caller }) => {
      if (before) return;
      const { all, orgIds } = await dataScopeOf(tx, caller);
      if (!all && !orgIds.includes(id)) await addUserOrg(tx, caller.userId, id);
    },
    removing: async (tx, { id }, { scope, caller }) => {
      const subtree = orgAndBelow(await keptOrgs(tx), id);
      const below = subtree.filter((orgId) => orgId !== id);
      if (!scope.all && !below.every((orgId) => scope.orgIds.includes(orgId))) throw new Refusal('noDataPermission');
      const staff = await countStaff(tx, subtree);
      if (staff > 0) throw new Refusal('orgHasStaff', { count: staff });
      for (const orgId of subtree) await dropOrg(tx, orgId);
      for (const orgId of below) await updateRow(tx, { table: orgs, id: orgId, set: { status: 2 }, userId: caller.userId });
      return below;
    },
    columns: [
      { field: 'name', header: sysOrgWords.name, value: (row, language) => nameIn(language, row) },
      { field: 'code', header: sysOrgWords.code, value: (row) => row.code },
      {
        field: 'parent',
        header: sysOrgWords.parent,
        value: (row, language) => row.parent && nameIn(language, row.parent),
      },
      { field: 'sort', header: sysOrgWords.sort, value: (row) => row.sort },
      { field: 'remark', header: sysOrgWords.remark, value: (row) => row.remark },
    ],
  });

async function namesOf(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({ id: orgs.id, name: orgs.name, enName: orgs.enName, vnName: orgs.vnName })
    .from(orgs)
    .where(inArray(orgs.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** People of some organisations, as the main one or attached, who are not deleted. */
async function countStaff(db: Db, orgIds: readonly string[]): Promise<number> {
  const attached = exists(
    db
      .select({ one: sql`1` })
      .from(userExtPositions)
      .where(and(eq(userExtPositions.userId, users.id), inArray(userExtPositions.orgId, [...orgIds]))),
  );
  const [row] = await db
    .select({ n: count() })
    .from(users)
    .where(and(ne(users.status, 2), or(inArray(users.orgId, [...orgIds]), attached)));
  return row?.n ?? 0;
}
