import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table whose rows have an id that grows with time. */
export type IdTable = PgTable & { id: AnyPgColumn };

/** A table of records that people list and edit: id, status 2 for deleted, version for optimistic locking, trail. */
export type ListTable = PgTable &
  Record<'id' | 'status' | 'version' | 'createTime' | 'createUser' | 'updateTime' | 'updateUser', AnyPgColumn>;

/** A row as every such table has it. */
export interface ListRow {
  id: string;
  status: number;
  version: number;
  createUser: string | null;
}
