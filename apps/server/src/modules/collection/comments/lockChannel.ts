import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';

/** Whoever changes what the counts of a channel are made of waits for the others: taken before any comment is locked. */
export const lockChannel = (tx: Db, webId: number) => tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`comments:${webId}`}))`);
