import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import type { Services } from '../../../services';

/** Tells every open console that dictionaries changed, with the commit of the transaction; its number is the version. */
export async function announce({ events }: Pick<Services, 'events'>, tx: Db): Promise<void> {
  const [row] = await rowsOf<{ version: string }>(tx, sql`select pg_current_xact_id()::text as version`);
  await events.publish({ type: 'dictionary', version: row?.version ?? '0' }, tx);
}
