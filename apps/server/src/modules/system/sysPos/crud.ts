import type { sysPosApi } from '@backlot/contract';
import { and, count, eq, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { contains } from '../../../db/list/contains';
import { containsName } from '../../../db/list/containsName';
import { actionsOf } from '../../../http/requests/actor';
import { nameIn } from '../../../http/requests/nameIn';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { createCrud, freeCode, refuseRepeated } from '../../base/crud';
import { userExtPositions, userPositions } from '../../../tables/system/sysUser';
import { users } from '../../../tables/base/user';
import { positions } from '../../../tables/system/sysPos';

const { code, name, sort } = positions;

/** Positions (system-pages 1.7.14). */
export const positionCrud = (services: Services) =>
  createCrud<typeof sysPosApi, typeof positions>(services, {
    area: 'sysPos',
    table: positions,
    notFound: 'positionNotFound',
    sorts: { sort, name, code },
    fallback: { by: sort, order: 'ascend' },
    filter: async (query) =>
      and(query.name ? containsName(positions, query.name) : undefined, query.code ? contains(code, query.code) : undefined),
    present: async (_db, rows, { caller }) => {
      const can = actionsOf(caller, 'sysPos');
      return rows.map((row) => ({ ...row, can }));
    },
    values: (draft) => ({
      name: draft.name,
      enName: draft.enName || null,
      vnName: draft.vnName || null,
      code: draft.code,
      sort: draft.sort,
      remark: draft.remark || null,
    }),
    check: async (tx, { draft, before }) => {
      const taken = { table: positions, exceptId: before?.id };
      await refuseRepeated(tx, { ...taken, column: name, value: draft.name, reason: 'positionNameRepeated', field: 'name' });
      await refuseRepeated(tx, { ...taken, column: code, value: draft.code, reason: 'positionCodeRepeated', field: 'code' });
      await freeCode(tx, { table: positions, code, value: draft.code });
    },
    removing: async (tx, { id }) => {
      const holders = await countHolders(tx, id);
      if (holders > 0) throw new Refusal('positionHasStaff', { count: holders });
    },
    columns: [
      { field: 'name', header: ['名称', 'Name', 'Tên'], value: (row, language) => nameIn(language, row) },
      { field: 'code', header: ['编码', 'Code', 'Mã'], value: (row) => row.code },
      { field: 'sort', header: ['排序', 'Order', 'Thứ tự'], value: (row) => row.sort },
      { field: 'remark', header: ['备注', 'Remark', 'Ghi chú'], value: (row) => row.remark },
    ],
  });

/** People who hold a position, as the main one, beside it or in an attached organisation. */
async function countHolders(db: Db, positionId: string): Promise<number> {
  const beside = sql`exists (select 1 from ${userPositions} where ${userPositions.userId} = ${users.id} and ${userPositions.positionId} = ${positionId})`;
  const elsewhere = sql`exists (select 1 from ${userExtPositions} where ${userExtPositions.userId} = ${users.id} and ${userExtPositions.positionId} = ${positionId})`;
  const [row] = await db
    .select({ n: count() })
    .from(users)
    .where(and(ne(users.status, 2), or(eq(users.positionId, positionId), beside, elsewhere)));
  return row?.n ?? 0;
}
