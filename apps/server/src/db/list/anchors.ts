import { and, isNull, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../database';
import type { IdTable } from './listTable';
import { forwards, fromRow, type Order, type Place } from './orderOf';
import { remember } from './remember';
import { versionsOf } from './versionsOf';

export interface Walk {
  table: IdTable;
  where: SQL | undefined;
  order: Order;
}

/** Rows from one anchor to the next. */
const step = 200;

const found = remember<Place[]>(100);

/**
 * Ids of a place far down a list: every 200th row is found once for each state of the tables, in one pass over the
 * order, and a page is read from the one before it. Undefined when the state cannot be told.
 */
export async function idsFromAnchor(
  db: Db,
  walk: Walk,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[] | undefined> {
  const { table, where, order } = walk;
  const { sql: text, params } = db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(...forwards(order))
    .toSQL();
  const state = await versionsOf(db, text);
  if (state === undefined) return undefined;
  const anchors = await found(db, JSON.stringify([state, text, params]), () => anchorsOf(db, walk));
  const at = Math.floor(offset / step);
  const start = anchors[at];
  if (!start) return [];
  const skip = offset - at * step;
  // The page ends before this one: when its value is known, so are all on the page.
  const end = anchors[Math.ceil((offset + limit) / step)];
  if (start.value === null || end?.value != null) return idsAt(db, walk, fromRow(order, start), { limit, skip });
  const known = await idsAt(db, walk, fromRow(order, start), { limit: skip + limit, skip: 0 });
  const unknown = order.by.notNull ? [] : await idsAt(db, walk, isNull(order.by), { limit: skip + limit - known.length, skip: 0 });
  return [...known, ...unknown].slice(skip);
}

async function idsAt(
  db: Db,
  { table, where, order }: Walk,
  place: SQL,
  { limit, skip }: { limit: number; skip: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(where, place))
    .orderBy(...forwards(order))
    .limit(limit)
    .offset(skip);
  return rows.map((row) => String(row.id));
}

const anchorsOf = (db: Db, { table, where, order }: Walk): Promise<Place[]> =>
  rowsOf<Place>(
    db,
    sql`select value::text, id::text from (select ${order.by} as value, ${order.id} as id, row_number() over (order by ${sql.join(forwards(order), sql`, `)}) as n
      from ${table} where ${where ?? sql`true`}) numbered where n % ${sql.raw(String(step))} = 1 order by n`,
  );
