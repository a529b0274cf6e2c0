import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../database';
import { countRows } from './countRows';
import type { ListTable } from './listTable';

/** How a list is cut: page, and sort by a name of the allow-list. */
export interface PageQuery {
  pageNo: number;
  pageSize: number;
  sortField?: string | undefined;
  sortOrder?: 'ascend' | 'descend' | undefined;
}

/** What a list may be sorted by, and how it stands when nothing is asked for. */
export interface Sorting {
  sorts: Readonly<Record<string, AnyPgColumn>>;
  fallback: { by: AnyPgColumn; order: 'ascend' | 'descend' };
}

interface Listing extends Sorting {
  table: ListTable;
  name: string | readonly string[];
  where: SQL | undefined;
}

/** A page of rows in a stable order, and the exact total. */
export async function listPage(db: Db, { table, name, where, ...sorting }: Listing, query: PageQuery): Promise<{ rows: Record<string, unknown>[]; totalRows: number }> {
  const totalRows = await countRows(db, { table, name, where });
  const offset = (query.pageNo - 1) * query.pageSize;
  if (offset >= totalRows) return { rows: [], totalRows };
  const rows = await db.select().from(table as ListTable).where(where).orderBy(...orderOf(table, sorting, query)).limit(query.pageSize).offset(offset);
  return { rows, totalRows };
}

/** The ids of every row in the order of the list. */
export const listIds = (db: Db, { table, where, ...sorting }: Omit<Listing, 'name'>, query: Omit<PageQuery, 'pageNo' | 'pageSize'>): Promise<{ id: string }[]> =>
  db.select({ id: table.id }).from(table).where(where).orderBy(...orderOf(table, sorting, query)) as unknown as Promise<{ id: string }[]>;

function orderOf(table: ListTable, { sorts, fallback }: Sorting, { sortField, sortOrder }: Pick<PageQuery, 'sortField' | 'sortOrder'>): SQL[] {
  const named = sortField === undefined || !Object.hasOwn(sorts, sortField) ? undefined : sorts[sortField];
  const by = named ?? fallback.by;
  const descending = (named ? sortOrder : fallback.order) === 'descend';
  if (!descending) return [asc(by), asc(table.id)];
  // What is unknown comes last in either direction.
  return [by.notNull ? desc(by) : sql`${by} desc nulls last`, desc(table.id)];
}
