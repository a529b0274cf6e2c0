import type { OutputOf, ParsedInputOf, workInfoApi } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { totalOf } from '../../../db/list/countRows';
import { forwards, orderOf } from '../../../db/list/orderOf';
import { presentPage } from '../../../db/presentPage';
import type { Services } from '../../../services';
import { works } from '../../../tables/creators/creator';
import type { Viewer } from '../../base/sight';
import { rowsOfWorks, worksWhere } from './rowsOfWorks';
import { worksAsked } from './worksAsked';

const { postTime, views } = works;

export const sorting = {
  sorts: { postTime, views },
  fallback: { by: postTime, order: 'descend' as const },
};

/** A page of works, newest first unless asked otherwise. */
export async function pageOfWorkInfo(
  { database: { db }, totals }: Pick<Services, 'database' | 'totals'>,
  query: ParsedInputOf<typeof workInfoApi.page>,
  viewer: Viewer,
): Promise<OutputOf<typeof workInfoApi.page>> {
  const { where, byWork, ...counting } = await worksAsked(db, query, viewer);
  const order = sql.join(forwards(orderOf(works, sorting, query)), sql`, `);
  const rows = (which: typeof where) =>
    rowsOfWorks(db, worksWhere(which, sql`order by ${order} limit ${query.pageSize} offset ${(query.pageNo - 1) * query.pageSize}`));
  const counted = totalOf(db, { table: works, where, ...counting }, totals);
  if (!counting.numberOf) {
    const [found, total] = await Promise.all([rows(where), counted]);
    return presentPage({ ...query, ...total, rows: found });
  }
  const total = await counted;
  // Of very many, a page is met sooner by walking down the list than by its index.
  const isMany = total.totalRows >= (counting.exactUpTo ?? Infinity);
  return presentPage({ ...query, ...total, rows: await rows(isMany ? byWork : where) });
}
