import { type SQL, sql } from 'drizzle-orm';

/** SQL: before this a work has no snapshot, for none is older than the hour of posting: what lies in earlier months is not read. */
export const firstShot = (postTime: SQL): SQL => sql`(${postTime} - interval '1 hour')`;
