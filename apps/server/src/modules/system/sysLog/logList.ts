import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { countLog } from '../../../db/list/countLog';
import { idBatches } from '../../../db/list/idBatches';
import { deepFrom, many, type PageQuery } from '../../../db/list/listPage';
import type { IdTable } from '../../../db/list/listTable';
import { tableRows } from '../../../db/list/tableRows';

interface Listing {
  table: IdTable;
  time: AnyPgColumn;
  where: SQL | undefined;
  /** The same question, asked in the way that suits a page out of many rows. */
  whereMany: SQL | undefined;
}

/** A page of a log, newest first unless asked otherwise, and how many rows there are. */
export async function logPage(
  db: Db,
  { table, time, where, whereMany }: Listing,
  { pageNo, pageSize, sortOrder }: Pick<PageQuery, 'pageNo' | 'pageSize' | 'sortOrder'>,
) {
  const direction = sortOrder === 'ascend' ? asc : desc;
  const totalRows = await countLog(db, { table, where });
  const suited = totalRows > many ? whereMany : where;
  const offset = (pageNo - 1) * pageSize;
  const cut = sql`where ${suited ?? sql`true`} order by ${direction(time)}, ${direction(table.id)} limit ${pageSize} offset ${offset}`;
  // Far down, the index alone passes by what stands before the page.
  const rest =
    offset < deepFrom
      ? cut
      : sql`where ${table.id} in (select id from ${table} ${cut}) order by ${direction(time)}, ${direction(table.id)}`;
  const rows = await tableRows(db, table, { rest });
  return { rows, totalRows };
}

/** The ids of a log, for an export. */
export const logIds = (db: Db, { table, time, where }: Omit<Listing, 'whereMany'>, { sortOrder }: Pick<PageQuery, 'sortOrder'>) =>
  idBatches(db, { table, where, sorts: {}, fallback: { by: time, order: sortOrder === 'ascend' ? 'ascend' : 'descend' } }, {});
