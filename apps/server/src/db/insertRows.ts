import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database';

const atOnce = 5000;

/**
 * Inserts many rows, 5 000 at a time. They travel as one JSON text: placeholders end at 65 535. Every row names the same
 * columns; a column that is left out gets its default.
 */
export async function insertRows<T extends PgTable>(db: Db, table: T, rows: readonly T['$inferInsert'][]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = getTableColumns(table);
  const named = Object.keys(first).map((key) => {
    const column = columns[key];
    if (!column) throw new Error(`There is no column for ${key}.`);
    return { key, name: sql.identifier(column.name), type: sql.raw(column.getSQLType()) };
  });
  const list = sql.join(
    named.map(({ name }) => name),
    sql`, `,
  );
  const shape = sql.join(
    named.map(({ name, type }) => sql`${name} ${type}`),
    sql`, `,
  );
  const byColumn = new Map(named.map(({ key }) => [key, columns[key]?.name ?? key]));
  for (let at = 0; at < rows.length; at += atOnce) {
    const json = JSON.stringify(
      rows
        .slice(at, at + atOnce)
        .map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [byColumn.get(key) ?? key, value]))),
    );
    await db.execute(sql`insert into ${table} (${list}) select ${list} from json_to_recordset(${json}::json) as rows(${shape})`);
  }
}
