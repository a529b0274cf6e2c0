import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { IdTable } from './listTable';

/** What a list may be sorted by, and how it stands when nothing is asked for. */
export interface Sorting {
  sorts: Readonly<Record<string, AnyPgColumn>>;
  fallback: { by: AnyPgColumn; order: 'ascend' | 'descend' };
  /** Sort columns whose changes do not count as changes of the table. */
  unsteady?: readonly AnyPgColumn[];
}

/** How a list is sorted: by a name of the allow-list. */
export interface SortQuery {
  sortField?: string | undefined;
  sortOrder?: 'ascend' | 'descend' | undefined;
}

/** The column that a list stands by, ties by id; unknown ones last in either direction. */
export interface Order {
  by: AnyPgColumn;
  id: AnyPgColumn;
  descending: boolean;
}

export function orderOf(table: IdTable, { sorts, fallback }: Sorting, { sortField, sortOrder }: SortQuery): Order {
  const named = sortField === undefined || !Object.hasOwn(sorts, sortField) ? undefined : sorts[sortField];
  return { by: named ?? fallback.by, id: table.id, descending: (named ? sortOrder : fallback.order) === 'descend' };
}

export const forwards = ({ by, id, descending }: Order): SQL[] =>
  descending ? [by.notNull ? desc(by) : sql`${by} desc nulls last`, desc(id)] : [asc(by), asc(id)];

export const backwards = ({ by, id, descending }: Order): SQL[] =>
  descending ? [by.notNull ? asc(by) : sql`${by} asc nulls first`, asc(id)] : [desc(by), desc(id)];

/** Where a row stands in an order: its sort value as text, null where unknown, and its id. */
export interface Place {
  value: string | null;
  id: string;
}

/** SQL: the rows after a place, up to the first unknown value. */
export const afterRow = (order: Order, place: Place): SQL => beyond(order, place, order.descending ? '<' : '>');

/** SQL: the row at a place and those after it, up to the first unknown value. */
export const fromRow = (order: Order, place: Place): SQL => beyond(order, place, order.descending ? '<=' : '>=');

function beyond({ by, id }: Order, { value, id: placeId }: Place, comparison: string): SQL {
  const than = sql.raw(comparison);
  if (value === null) return sql`(${by} is null and ${id} ${than} ${placeId}::bigint)`;
  return sql`(${by}, ${id}) ${than} (${value}::${sql.raw(by.getSQLType())}, ${placeId}::bigint)`;
}
