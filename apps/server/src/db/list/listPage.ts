import { asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
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
  /** The same question, asked in the way that suits a page out of many rows: the order of the list finds those soonest. */
  whereMany?: SQL | undefined;
}

/** Matches that count as many. */
const many = 2000;

/** Rows from which on a page counts as far down. */
const deepFrom = 1000;

/** A page of rows in a stable order, and the exact total. */
export async function listPage(db: Db, { table, name, where, whereMany, ...sorting }: Listing, query: PageQuery): Promise<{ rows: Record<string, unknown>[]; totalRows: number }> {
  const totalRows = await countRows(db, { table, name, where });
  const offset = (query.pageNo - 1) * query.pageSize;
  if (offset >= totalRows) return { rows: [], totalRows };
  const cut = { table, where: whereMany && totalRows > many ? whereMany : where, order: orderOf(table, sorting, query), limit: query.pageSize, offset };
  const rows = offset < deepFrom ? await rowsAt(db, cut) : await deepRows(db, cut, totalRows, orderOf(table, sorting, query, true));
  return { rows, totalRows };
}

interface Cut {
  table: ListTable;
  where: SQL | undefined;
  order: SQL[];
  limit: number;
  offset: number;
}

const rowsAt = (db: Db, { table, where, order, limit, offset }: Cut): Promise<Record<string, unknown>[]> => db.select().from(table as ListTable).where(where).orderBy(...order).limit(limit).offset(offset);

/**
 * Rows far down a list: their ids are found first, which an index alone can answer, and from the end of the list where
 * that is nearer (quality section 2, B24).
 */
async function deepRows(db: Db, cut: Cut, totalRows: number, reversed: SQL[]): Promise<Record<string, unknown>[]> {
  const { table, where } = cut;
  const limit = Math.min(cut.limit, totalRows - cut.offset);
  const fromEnd = totalRows - cut.offset - limit;
  const isNearEnd = fromEnd < cut.offset;
  const found = (await db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(...(isNearEnd ? reversed : cut.order))
    .limit(limit)
    .offset(isNearEnd ? fromEnd : cut.offset)) as { id: string }[];
  const ids = (isNearEnd ? found.toReversed() : found).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = (await db.select().from(table as ListTable).where(inArray(table.id, ids))) as Record<string, unknown>[];
  const byId = new Map(rows.map((row) => [String(row['id']), row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [row] : [];
  });
}

/** The ids of every row in the order of the list. */
export const listIds = (db: Db, { table, where, ...sorting }: Omit<Listing, 'name' | 'whereMany'>, query: Omit<PageQuery, 'pageNo' | 'pageSize'>): Promise<{ id: string }[]> =>
  db.select({ id: table.id }).from(table).where(where).orderBy(...orderOf(table, sorting, query)) as unknown as Promise<{ id: string }[]>;

function orderOf(table: ListTable, { sorts, fallback }: Sorting, { sortField, sortOrder }: Pick<PageQuery, 'sortField' | 'sortOrder'>, fromEnd = false): SQL[] {
  const named = sortField === undefined || !Object.hasOwn(sorts, sortField) ? undefined : sorts[sortField];
  const by = named ?? fallback.by;
  const descending = (named ? sortOrder : fallback.order) === 'descend';
  // What is unknown comes last in either direction.
  if (descending) return fromEnd ? [by.notNull ? asc(by) : sql`${by} asc nulls first`, asc(table.id)] : [by.notNull ? desc(by) : sql`${by} desc nulls last`, desc(table.id)];
  return fromEnd ? [desc(by), desc(table.id)] : [asc(by), asc(table.id)];
}
