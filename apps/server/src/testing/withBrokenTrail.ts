import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';

/** While something runs, nothing can be added to the audit trail. */
export async function withBrokenTrail(db: Db, run: () => Promise<void>): Promise<void> {
  await db.execute(
    sql`create or replace function break_trail() returns trigger language plpgsql as $$ begin raise exception 'the trail is broken'; end $$`,
  );
  await db.execute(sql`create trigger break_trail before insert on audit_logs for each row execute function break_trail()`);
  try {
    await run();
  } finally {
    await db.execute(sql`drop trigger break_trail on audit_logs`);
  }
}
