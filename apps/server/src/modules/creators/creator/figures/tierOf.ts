import { type SQL, sql } from 'drizzle-orm';

/** SQL: the follower tier of domain/metrics 5.5: 1 nano, 2 micro, 3 mid, 4 macro, 5 mega. */
export const tierOf = (fans: SQL): SQL =>
  sql`case when ${fans} < 10000 then 1 when ${fans} < 50000 then 2 when ${fans} < 100000 then 3 when ${fans} < 500000 then 4 else 5 end`;
