import { asc, count, desc, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database';
import type { PageQuery } from '../../db/list/listPage';

/** A table that only grows. */
export type LogTable = PgTable & { id: AnyPgColumn };

interface Listing {
  table: LogTable;
  time: AnyPgColumn;
  where: SQL | undefined;
}

/** A page of a log, newest first unless asked otherwise, and how many rows there are. Logs grow all the time, so totals are not kept. */
export async function logPage(db: Db, { table, time, where }: Listing, { pageNo, pageSize, sortOrder }: Pick<PageQuery, 'pageNo' | 'pageSize' | 'sortOrder'>) {
  const direction = sortOrder === 'ascend' ? asc : desc;
  const [total] = await db.select({ n: count() }).from(table).where(where);
  const rows = await db.select().from(table).where(where).orderBy(direction(time), direction(table.id)).limit(pageSize).offset((pageNo - 1) * pageSize);
  return { rows, totalRows: total?.n ?? 0 };
}

/** The ids of a log, for an export. */
export const logIds = (db: Db, { table, time, where }: Listing, { sortOrder }: Pick<PageQuery, 'sortOrder'>) => {
  const direction = sortOrder === 'ascend' ? asc : desc;
  return db.select({ id: table.id }).from(table).where(where).orderBy(direction(time), direction(table.id)) as unknown as Promise<{ id: string }[]>;
};
