import type { OutputOf, rankApi } from '@backlot/contract';
import type { Db } from '../../../../db/database';
import { presentPage } from '../../../../db/presentPage';
import type { Viewer } from '../../../base/sight';
import { type RankQuery, requireListFor } from './asked';
import { findList } from './findList';
import { rowsOfList } from './rowsOfList';

/** A page of places. */
export async function pageOfList(db: Db, query: RankQuery, viewer: Viewer): Promise<OutputOf<typeof rankApi.page>> {
  requireListFor(viewer, query.rankType);
  const found = await findList(db, query);
  const list = found?.list ?? null;
  if (!found?.id) return { ...presentPage({ ...query, totalRows: 0, rows: [] }), list };
  const cut = { limit: query.pageSize, offset: (query.pageNo - 1) * query.pageSize };
  const asked = { listId: found.id, query, viewer };
  const { rows, totalRows } = await rowsOfList(db, { ...asked, ...cut });
  // Behind the last page no row brings the number along.
  const counted = rows.length > 0 || cut.offset === 0 ? totalRows : (await rowsOfList(db, { ...asked, limit: 1, offset: 0 })).totalRows;
  return { ...presentPage({ ...query, totalRows: counted, rows }), list };
}
