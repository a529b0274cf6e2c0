import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ErrorName } from '@backlot/contract';
import type { Db } from '../../../db/database';
import type { ListTable } from '../../../db/list/listTable';
import { freeCode, refuseRepeated } from './refuseRepeated';

/** A field whose value no two rows share; rows that were deleted do not count, and a deleted row gives its code up. */
export interface Unique<Draft> {
  field: keyof Draft & string;
  reason: ErrorName;
  /** Among which rows; all by default. */
  among?: (draft: Draft) => SQL;
}

interface Wish<Draft> {
  area: string;
  table: ListTable;
  unique: readonly Unique<Draft>[];
  draft: Draft;
  exceptId: string | undefined;
}

/** Refuses a draft with a value that another row has. Who writes the same value at the same time waits; others do not. */
export async function refuseTaken<Draft extends object>(tx: Db, { area, table, unique, draft, exceptId }: Wish<Draft>): Promise<void> {
  const named = unique.filter(({ field }) => draft[field] !== undefined);
  if (named.length === 0) return;
  const names = named.map(({ field }) => `${area}.${field}:${String(draft[field])}`).toSorted();
  await tx.execute(
    sql`select ${sql.join(
      names.map((name) => sql`pg_advisory_xact_lock(hashtext(${name}))`),
      sql`, `,
    )}`,
  );
  for (const { field, reason, among } of named) {
    const [column, value] = [columnOf(table, field), String(draft[field])];
    await refuseRepeated(tx, { table, exceptId, column, value, reason, field, ...(among && { among: among(draft) }) });
  }
  for (const { field, among } of named)
    if (field === 'code')
      await freeCode(tx, { table, code: columnOf(table, field), value: String(draft[field]), ...(among && { among: among(draft) }) });
}

const columnOf = (table: ListTable, field: string): AnyPgColumn => (table as unknown as Record<string, AnyPgColumn>)[field] as AnyPgColumn;
