import { queueLife } from '@backlot/contract';
import { and, eq, gt, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { extractionQueue } from '../../../tables/collection/queue';
import { ups } from '../../../tables/creators/creator';
import { noteEvent } from '../../base/lifeCycle';
import type { Viewer } from '../../base/sight';
import { announce } from '../queue';
import { checkTargets, type Target } from './checkTargets';

const pauseMs = 600_000;
const soon = 10;

interface Wish extends Target {
  objectType: number;
  connectorId: string;
}

/** Puts a collection before everything else that waits: once in 10 minutes for an object (1029007), a BD for own creators only. */
export async function runNow(
  tx: Db,
  services: Pick<Services, 'events'>,
  { wish, viewer }: { wish: Wish; viewer: Viewer },
): Promise<string> {
  const { objectType, connectorId, targetType, targetId } = wish;
  const { upIdOf } = await checkTargets(tx, { objectType, connectorId, targets: [wish] }, viewer);
  const upId = upIdOf.get(`${targetType}:${targetId}`) ?? '';
  await requireOwn(tx, upId, viewer);
  // Two that ask at once are asked one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`collect:${objectType}:${targetType}:${targetId}`}))`);
  const now = new Date();
  const since = new Date(now.getTime() - pauseMs);
  const { states } = queueLife;
  const [recent] = await tx
    .select({ id: extractionQueue.id })
    .from(extractionQueue)
    .where(
      and(
        eq(extractionQueue.objectType, objectType),
        eq(extractionQueue.targetType, targetType),
        eq(extractionQueue.targetId, targetId),
        or(
          and(
            gt(extractionQueue.slotTime, since),
            eq(extractionQueue.priority, soon),
            notInArray(extractionQueue.queueStatus, [states.cancelled]),
          ),
          and(gt(extractionQueue.endTime, since), eq(extractionQueue.queueStatus, states.completed)),
        ),
      ),
    )
    .limit(1);
  if (recent) throw new Refusal('collectedJustNow');
  const [job] = await tx
    .insert(extractionQueue)
    .values({
      connectorId,
      objectType,
      targetType,
      targetId,
      upId,
      slotTime: now,
      notBefore: now,
      priority: soon,
      createUser: viewer.caller.userId,
    })
    .returning({ id: extractionQueue.id });
  if (!job) throw new Error('The job was not stored.');
  await noteEvent(tx, { actor: viewer, action: 'task.runNow', object: `queue:${job.id}`, to: 'waiting' });
  await announce(tx, services, { id: job.id, connectorId });
  return job.id;
}

async function requireOwn(tx: Db, upId: string, viewer: Viewer): Promise<void> {
  if (viewer.persona !== 'bd') return;
  const [up] = await tx.select({ bdId: ups.bdId }).from(ups).where(eq(ups.id, upId));
  if (up?.bdId !== viewer.caller.userId) throw new Refusal('notFound');
}
