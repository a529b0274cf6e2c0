import type { OutputOf, upApi } from '@backlot/contract';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { presentTime } from '../../../../db/presentTime';
import { noteEvent } from '../../../base/lifeCycle';
import { namesOfPeople, type Viewer } from '../../../base/sight';
import { upToChange } from '../findUp';
import { upFollowUps, ups } from '../../../../tables/creators/creator';

/** Notes about a creator, newest first; a merchant reads none. */
export async function followUpsOf(db: Db, upId: string, viewer: Viewer): Promise<OutputOf<typeof upApi.followUps>> {
  if (viewer.persona === 'shop') return [];
  const rows = await db
    .select()
    .from(upFollowUps)
    .where(eq(upFollowUps.upId, upId))
    .orderBy(desc(upFollowUps.createTime), desc(upFollowUps.id))
    .limit(200);
  const names = await namesOfPeople(
    db,
    rows.map(({ authorId }) => authorId),
  );
  return rows.map(({ id, content, authorId, createTime }) => ({
    id,
    content,
    authorName: names.get(authorId) ?? '',
    createTime: presentTime(createTime),
    mine: authorId === viewer.caller.userId,
  }));
}

/** Writes a note; from now on the sixty days until the creator returns to the pool begin anew. */
export async function addFollowUp(tx: Db, { upId, content }: { upId: string; content: string }, viewer: Viewer): Promise<string> {
  await upToChange(tx, upId, viewer);
  const [row] = await tx.insert(upFollowUps).values({ upId, content, authorId: viewer.caller.userId }).returning({ id: upFollowUps.id });
  if (!row) throw new Error('The note was not stored.');
  await tx
    .update(ups)
    .set({ lastFollowTime: sql`now()`, poolWarnTime: null })
    .where(eq(ups.id, upId));
  await noteEvent(tx, { actor: viewer, action: 'up.addFollowUp', object: `up:${upId}` });
  return row.id;
}
