import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { zoneFollows } from '../../../tables/analysis/zone';

/** Something followed in a zone; 1020002 otherwise. */
export async function findFollow(db: Db, { favId, webId }: { favId: string; webId?: number }) {
  const [row] = await db
    .select()
    .from(zoneFollows)
    .where(and(eq(zoneFollows.id, favId), ne(zoneFollows.status, 2), webId === undefined ? undefined : eq(zoneFollows.webId, webId)));
  if (!row) throw new Refusal('notFound');
  return row;
}
