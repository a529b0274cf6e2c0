import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ErrorName } from '@backlot/contract';
import type { Db } from '../../../db/database';
import type { ListTable } from '../../../db/list/listTable';
import { Refusal } from '../../../http/answers/refusal';

interface Taken {
  table: ListTable;
  /** The row that may keep the value. */
  exceptId: string | undefined;
  column: AnyPgColumn;
  value: string;
  reason: ErrorName;
  field: string;
  /** Among which rows it must not repeat; all by default. */
  among?: SQL;
}

/** Refuses a value that another row has; rows that were deleted do not count. */
export async function refuseRepeated(db: Db, { table, exceptId, column, value, reason, field, among }: Taken): Promise<void> {
  const [other] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(column, value), ne(table.status, 2), among, exceptId === undefined ? undefined : ne(table.id, exceptId)))
    .limit(1);
  if (other) throw new Refusal(reason, {}, { field });
}

/**
 * Lets a code be used again after its row was deleted: the deleted row gets another one. Until then it keeps its code,
 * so that the seed does not plant it anew.
 */
export const freeCode = (db: Db, { table, code, value, among }: { table: ListTable; code: AnyPgColumn; value: string; among?: SQL }) =>
  db
    .update(table)
    .set({ code: sql`${code} || '~' || ${table.id}` } as never)
    .where(and(eq(code, value), eq(table.status, 2), among));
