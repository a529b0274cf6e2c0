import { Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Db, rowsOf } from '../database';
import { preparing } from '../prepared';

type Row = Record<string, unknown>;

interface Shape {
  columns: SQL;
  read: (row: Row) => Row;
}

const shapes = new WeakMap<PgTable, Shape>();

interface Part {
  /** What follows the table: `where … order by … limit …`. */
  rest: SQL;
  /** Whether the database keeps the plan: for a statement that is asked again and again and whose plan no value decides. */
  keepsPlan?: boolean;
}

/** Whole rows of a table, as drizzle reads them: the list of columns, most of what a statement costs here, is made once. */
export async function tableRows(db: Db, table: PgTable, { rest, keepsPlan = false }: Part): Promise<Row[]> {
  const { columns, read } = shapeOf(table);
  const rows = await rowsOf<Row>(db, sql`${keepsPlan ? preparing : sql.empty()}select ${columns} from ${table} ${rest}`);
  return rows.map(read);
}

/** The same rows, and a number found along with them; undefined where there are no rows to bring it. */
export async function tableRowsWith(
  db: Db,
  table: PgTable,
  { rest, keepsPlan = false, number }: Part & { number: SQL },
): Promise<{ rows: Row[]; number: number | undefined }> {
  const { columns, read } = shapeOf(table);
  const begin = keepsPlan ? preparing : sql.empty();
  const rows = await rowsOf<Row>(db, sql`${begin}select ${columns}, ${number} as "${sql.raw(along)}" from ${table} ${rest}`);
  return { rows: rows.map(read), number: rows[0]?.[along] as number | undefined };
}

/** Named as no column is. */
const along = 'found along';

function shapeOf(table: PgTable): Shape {
  const known = shapes.get(table);
  if (known) return known;
  const fields = Object.entries(getTableColumns(table)).map(([key, column]) => ({
    key,
    name: column.name,
    // Most values are what they are.
    read:
      column.mapFromDriverValue === Column.prototype.mapFromDriverValue ? undefined : (value: unknown) => column.mapFromDriverValue(value),
  }));
  const read = (row: Row): Row => {
    const made: Row = {};
    for (const { key, name, read: convert } of fields) {
      const value = row[name];
      made[key] = convert === undefined || value === null ? value : convert(value);
    }
    return made;
  };
  const shape = { columns: sql.raw(fields.map(({ name }) => `"${name}"`).join(', ')), read };
  shapes.set(table, shape);
  return shape;
}
