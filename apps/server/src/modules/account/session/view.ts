import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { sessions } from '../../../tables/account/session';

/** A view ends by itself after this long, by the database's clock. */
const viewMinutes = 30;

/** What a session shows from now on: the rights of some roles, of a person or on their own. */
export interface ViewStart {
  sessionId: string;
  roleIds: readonly string[];
  personId: string | null;
}

export const startView = (db: Db, { sessionId, roleIds, personId }: ViewStart) =>
  db
    .update(sessions)
    .set({ viewRoleIds: [...roleIds], viewPersonId: personId, viewUntil: sql`now() + ${`${viewMinutes} minutes`}::interval` })
    .where(eq(sessions.id, sessionId));

/** Ends the view of a session; false when there was none any more. */
export async function endView(db: Db, sessionId: string): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ viewRoleIds: null, viewPersonId: null, viewUntil: null })
    .where(and(eq(sessions.id, sessionId), gt(sessions.viewUntil, sql`now()`)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}
