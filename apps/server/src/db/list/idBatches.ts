import { and, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database';
import type { IdTable } from './listTable';
import { afterRow, forwards, type Order, orderOf, type Place, type Sorting, type SortQuery } from './orderOf';

interface Listing extends Sorting {
  table: IdTable;
  where: SQL | undefined;
  /** A table that each row has one row of, for sorting by it. */
  beside?: { table: PgTable; on: SQL };
  /** Ids looked for at once: a filter without an index of its order costs the same for few as for many. */
  atOnce?: number;
}

/** Rows of one batch. */
export const batchSize = 1000;

/**
 * Every id in the order of the list, a batch at a time, each batch after the last row of the one before: rows that come or
 * go meanwhile shift nothing. Those whose sort value is unknown come last.
 */
export async function* idBatches(
  db: Db,
  { table, where, beside, atOnce = 20_000, ...sorting }: Listing,
  query: SortQuery,
): AsyncGenerator<string[]> {
  const order = orderOf(table, sorting, query);
  const way = { table, order, beside, atOnce };
  yield* walk(db, { ...way, where: and(where, order.by.notNull ? undefined : sql`${order.by} is not null`) });
  if (!order.by.notNull) yield* walk(db, { ...way, where: and(where, isNull(order.by)) });
}

interface Way extends Pick<Listing, 'table' | 'where'> {
  order: Order;
  beside: Listing['beside'];
  atOnce: number;
}

async function* walk(db: Db, { table, order, where, beside, atOnce }: Way): AsyncGenerator<string[]> {
  let last: Place | undefined;
  do {
    const places = db
      .select({ value: sql<string | null>`${order.by}::text`, id: sql<string>`${order.id}::text` })
      .from(table)
      .$dynamic();
    const rows: Place[] = await (beside ? places.innerJoin(beside.table, beside.on) : places)
      .where(and(where, last && afterRow(order, last)))
      .orderBy(...forwards(order))
      .limit(atOnce);
    for (let at = 0; at < rows.length; at += batchSize) yield rows.slice(at, at + batchSize).map(({ id }) => id);
    last = rows.length < atOnce ? undefined : rows.at(-1);
  } while (last);
}
