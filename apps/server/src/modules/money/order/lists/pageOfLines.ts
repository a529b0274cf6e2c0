import type { Db } from '../../../../db/database';
import { listPage } from '../../../../db/list/listPage';
import { presentPage } from '../../../../db/presentPage';
import type { Viewer } from '../../../base/sight';
import { saleItems } from '../../../../tables/money/order';
import { presentLine } from './present';
import { rowsAround } from './rowsAround';
import { type OrderQuery, sorting, whereOf } from './whereOf';

/** A page of the order lines in sight. */
export async function pageOfLines(db: Db, query: OrderQuery, viewer: Viewer) {
  const { rows, totalRows } = await listPage(db, { table: saleItems, where: whereOf(query, viewer), ...sorting }, query);
  const around = await rowsAround(
    db,
    rows.map(({ id }) => String(id)),
  );
  return presentPage({ ...query, totalRows, rows: around.map((row) => presentLine(row, viewer)) });
}
