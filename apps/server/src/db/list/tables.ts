import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Counts the changes of tables, kept by triggers in the transaction that changes them. A table has as many rows here as
 * ever wrote to it at once: each writer counts in one that nobody holds, so that none waits for another. Their sum grows
 * with every commit; a total counted at a sum stays right at that sum.
 */
export const tableVersions = pgTable(
  'table_versions',
  {
    name: text('name').notNull(),
    slot: bigint('slot', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    version: bigint('version', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.name, table.slot] })],
);
