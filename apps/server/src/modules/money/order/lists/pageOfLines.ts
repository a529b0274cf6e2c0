import { listPage } from '../../../../db/list/listPage';
import { presentPage } from '../../../../db/presentPage';
import type { Services } from '../../../../services';
import type { Viewer } from '../../../base/sight';
import { saleItems } from '../../../../tables/money/order';
import { presentLine } from './present';
import { rowsAround } from './rowsAround';
import { linesAsked, type OrderQuery, sorting } from './linesAsked';

/** A page of the order lines in sight. */
export async function pageOfLines({ database: { db }, totals }: Pick<Services, 'database' | 'totals'>, query: OrderQuery, viewer: Viewer) {
  const { rows, ...total } = await listPage(db, { table: saleItems, ...(await linesAsked(db, query, viewer)), totals, ...sorting }, query);
  const around = await rowsAround(
    db,
    rows.map(({ id }) => String(id)),
  );
  return presentPage({ ...query, ...total, rows: around.map((row) => presentLine(row, viewer)) });
}
