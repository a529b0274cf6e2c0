import { text } from 'drizzle-orm/pg-core';

/** A name in the three languages: Chinese is the base, the others may be absent. */
export const nameColumns = () => ({
  name: text('name').notNull(),
  enName: text('en_name'),
  vnName: text('vn_name'),
});
