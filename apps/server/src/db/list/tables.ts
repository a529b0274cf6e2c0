import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** Counts the changes of a table, kept by triggers whoever writes; a total counted at a version stays right at that version. */
export const tableVersions = pgTable('table_versions', {
  name: text('name').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull().default(0),
});
