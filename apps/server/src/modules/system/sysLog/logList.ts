import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { countLog, countRecent, countWhole } from '../../../db/list/countLog';
import { idBatches } from '../../../db/list/idBatches';
import { deepFrom, many, type PageQuery } from '../../../db/list/listPage';
import type { IdTable } from '../../../db/list/listTable';
import { together } from '../../../db/together/together';

interface Listing {
  table: IdTable;
  time: AnyPgColumn;
  where: SQL | undefined;
  /** The same question, asked in the way that suits a page out of many rows; absent where one way suits all. */
  whereMany: SQL | undefined;
}

type Row = Record<string, unknown>;

/** A page of a log, newest first unless asked otherwise, as it is shown, and how many rows there are. */
export async function logPage<Shown>(
  db: Db,
  listing: Listing,
  query: Pick<PageQuery, 'pageNo' | 'pageSize' | 'sortOrder'>,
  present: (db: Db, rows: Row[]) => Promise<Shown[]>,
): Promise<{ rows: Shown[]; totalRows: number }> {
  const { whereMany, where } = listing;
  if (whereMany) {
    const totalRows = await countLog(db, listing);
    const rows = await rowsAt(db, { ...listing, where: totalRows > many ? whereMany : where }, query);
    return { rows: await present(db, rows), totalRows };
  }
  const [recent, found] = await together(db, (at) => Promise.all([countRecent(at, listing), rowsAt(at, listing, query)]));
  const [totalRows, rows] = await together(db, (at) => Promise.all([countWhole(at, listing, recent), present(at, found)]));
  return { rows, totalRows };
}

async function rowsAt(
  db: Db,
  { table, time, where }: Omit<Listing, 'whereMany'>,
  { pageNo, pageSize, sortOrder }: Pick<PageQuery, 'pageNo' | 'pageSize' | 'sortOrder'>,
): Promise<Row[]> {
  const direction = sortOrder === 'ascend' ? asc : desc;
  const order = [direction(time), direction(table.id)];
  const offset = (pageNo - 1) * pageSize;
  const cut = sql`where ${where ?? sql`true`} order by ${sql.join(order, sql`, `)} limit ${pageSize} offset ${offset}`;
  // Far down, the index alone passes by what stands before the page.
  const isThere = offset < deepFrom ? where : sql`${table.id} in (select id from ${table} ${cut})`;
  const rows = db
    .select()
    .from(table)
    .where(isThere)
    .orderBy(...order)
    .$dynamic();
  return offset < deepFrom ? rows.limit(pageSize).offset(offset) : rows;
}

/** The ids of a log, for an export. */
export const logIds = (db: Db, { table, time, where }: Omit<Listing, 'whereMany'>, { sortOrder }: Pick<PageQuery, 'sortOrder'>) =>
  idBatches(db, { table, where, sorts: {}, fallback: { by: time, order: sortOrder === 'ascend' ? 'ascend' : 'descend' } }, {});
