import { sysPosWords } from '@backlot/contract/words/system/sysPos';
import { sysPosApi } from '@backlot/contract';
import { and, count, eq, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { contains } from '../../../db/list/contains';
import { containsName } from '../../../db/list/containsName';
import { nameIn } from '../../../http/requests/nameIn';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { createCrud } from '../../base/crud';
import { userExtPositions, userPositions } from '../../../tables/system/sysUser';
import { users } from '../../../tables/base/user';
import { positions } from '../../../tables/system/sysPos';

const { code, name, sort } = positions;

/** Positions (system-pages 1.7.14). */
export const positionCrud = (services: Services) =>
  createCrud(services, {
    api: sysPosApi,
    area: 'sysPos',
    table: positions,
    notFound: 'positionNotFound',
    sorts: { sort, name, code },
    fallback: { by: sort, order: 'ascend' },
    filter: async (query) =>
      and(query.name ? containsName(positions, query.name) : undefined, query.code ? contains(code, query.code) : undefined),
    unique: [
      { field: 'name', reason: 'positionNameRepeated' },
      { field: 'code', reason: 'positionCodeRepeated' },
    ],
    removing: async (tx, { id }) => {
      const holders = await countHolders(tx, id);
      if (holders > 0) throw new Refusal('positionHasStaff', { count: holders });
    },
    columns: [
      { field: 'name', header: sysPosWords.name, value: (row, language) => nameIn(language, row) },
      { field: 'code', header: sysPosWords.code, value: (row) => row.code },
      { field: 'sort', header: sysPosWords.sort, value: (row) => row.sort },
      { field: 'remark', header: sysPosWords.remark, value: (row) => row.remark },
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
