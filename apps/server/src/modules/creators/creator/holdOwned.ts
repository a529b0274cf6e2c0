import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';

/** Holds off other changes of which creators a BD owns. Always before the row of a creator, so that two changes never wait for each other. */
export async function holdOwned(tx: Db, bdId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`creators:${bdId}`}))`);
}
