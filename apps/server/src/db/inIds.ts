import { SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * SQL: rows whose id is one of some, or one that a subselect finds. The ids are one value: the statement is the same for few
 * and for many, so that its plan can be kept.
 */
export const inIds = (column: AnyPgColumn, ids: readonly string[] | SQL): SQL =>
  ids instanceof SQL ? sql`${column} in (${ids})` : sql`${column} = any(${sql.param([...new Set(ids)])}::bigint[])`;
