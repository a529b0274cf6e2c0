import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database';

const atOnce = 5000;

/**
 * Inserts many rows, 5 000 at a time. They travel as one JSON text: placeholders end at 65 535. Every row names the same
 * columns; a column that is left out gets its default. What is the same in all of them is said once. `onConflict` is SQL that says what
 * becomes of rows that are there already.
 */
export async function insertRows<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
  onConflict = sql``,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = getTableColumns(table);
  const named = Object.keys(first).map((key) => {
    const column = columns[key];
    if (!column) throw new Error(`There is no column for ${key}.`);
    const type = sql.raw(column.getSQLType());
    const value: unknown = first[key as keyof typeof first] ?? null;
    const isPlain = !column.getSQLType().startsWith('json') && (value === null || typeof value !== 'object');
    const isShared = isPlain && rows.every((row) => (row[key as keyof typeof row] ?? null) === value);
    return { key, column: column.name, name: sql.identifier(column.name), type, value, isShared };
  });
  const own = named.filter(({ isShared }) => !isShared);
  const list = listed(named.map(({ name }) => sql`${name}`));
  const taken = listed(
    named.map(({ key, name, type, value, isShared }) => (isShared ? sql`${mended(key, value)}::${type}` : sql`rows.${name}`)),
  );
  // A row set has a column at least.
  const shape = listed(own.length > 0 ? own.map(({ name, type }) => sql`${name} ${type}`) : [sql`nothing text`]);
  for (let at = 0; at < rows.length; at += atOnce) {
    const json = storable(rows.slice(at, at + atOnce).map((row) => pick(row, own)));
    await db.execute(
      sql`insert into ${table} (${list}) select ${taken} from json_to_recordset(${json}::json) as rows(${shape}) ${onConflict}`,
    );
  }
}

/** Half of a sign, where a channel cut a text, and NUL: both are no text to the database. */
const unstorable = /\\u(?:0000|d[89a-f])/;
const mended = (_key: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value);

/** JSON as the database takes it: such signs stand in it as escapes, nothing else does. */
function storable(rows: readonly object[]): string {
  const json = JSON.stringify(rows);
  return unstorable.test(json) ? JSON.stringify(rows, mended) : json;
}

const listed = (parts: SQL[]): SQL => sql.join(parts, sql`, `);

function pick(row: object, own: readonly { key: string; column: string }[]): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const { key, column } of own) picked[column] = (row as Record<string, unknown>)[key];
  return picked;
}
