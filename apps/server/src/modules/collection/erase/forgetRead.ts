import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { blackFans } from '../../../tables/analysis/blackFan';
import { navyComments } from '../../../tables/analysis/navy';
import { comments } from '../../../tables/collection/comment';
import { connectorAnswers, connectorConsents, connectors, consentStates } from '../../../tables/collection/connector';
import { extractionQueue } from '../../../tables/collection/queue';
import { extractionTargets } from '../../../tables/collection/task';
import { works } from '../../../tables/creators/creator';
import { lockChannel, recount } from '../comments';

interface Person {
  id: string;
  webId: number;
  platformId: string;
}

/** Ends what reads a creator and removes what was read: a job that runs has lost its turn and writes nothing more. */
export async function forgetRead(tx: Db, up: Person): Promise<void> {
  await stopReading(tx, up.id);
  const jobs = tx.select({ id: extractionQueue.id }).from(extractionQueue).where(eq(extractionQueue.upId, up.id));
  const ofChannel = tx.select({ id: connectors.id }).from(connectors).where(eq(connectors.webId, up.webId));
  await tx
    .delete(connectorAnswers)
    .where(
      or(
        inArray(connectorAnswers.queueId, jobs),
        and(inArray(connectorAnswers.connectorId, ofChannel), sql`strpos(${connectorAnswers.raw}, ${`"${up.platformId}"`}) > 0`),
      ),
    );
  await tx.delete(extractionQueue).where(eq(extractionQueue.upId, up.id));
  await forgetComments(tx, up);
}

/** Targets of tasks, and the consents by which channels are asked. */
async function stopReading(tx: Db, upId: string): Promise<void> {
  await tx.select({ id: extractionQueue.id }).from(extractionQueue).where(eq(extractionQueue.upId, upId)).for('update');
  const own = tx.select({ id: works.id }).from(works).where(eq(works.upId, upId));
  await tx
    .delete(extractionTargets)
    .where(
      or(
        and(eq(extractionTargets.targetType, 1), eq(extractionTargets.targetId, upId)),
        and(eq(extractionTargets.targetType, 2), inArray(extractionTargets.targetId, own)),
      ),
    );
  await tx.delete(connectorConsents).where(eq(connectorConsents.holderId, upId));
  await tx.delete(consentStates).where(eq(consentStates.holderId, upId));
}

/** What the person wrote anywhere goes and counts no more; what others wrote under its works goes too, their counts stay. */
async function forgetComments(tx: Db, { id, webId, platformId }: Person): Promise<void> {
  await lockChannel(tx, webId);
  const written = await tx
    .delete(comments)
    .where(and(eq(comments.webId, webId), eq(comments.authorPlatformId, platformId)))
    .returning({ upId: comments.upId, day: comments.day });
  await recount(
    tx,
    webId,
    written.filter(({ upId }) => upId !== id),
  );
  await tx.delete(comments).where(eq(comments.upId, id));
  await tx.delete(navyComments).where(or(and(eq(navyComments.webId, webId), eq(navyComments.who, platformId)), eq(navyComments.upId, id)));
  await tx.delete(blackFans).where(and(eq(blackFans.webId, webId), eq(blackFans.fanPlatformId, platformId)));
}
