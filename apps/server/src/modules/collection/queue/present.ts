import { connectorLife, errors, type OutputOf, queueLife, type queueApi } from '@backlot/contract';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import { errorText } from '../../../http/requests/language';
import { connectors } from '../../../tables/collection/connector';
import { extractionTasks } from '../../../tables/collection/task';
import type { Viewer } from '../../base/sight';
import type { Job } from './lease';
import { canOf } from './policy';
import { targetNames } from './targetNames';

type Shown = OutputOf<typeof queueApi.detail>;

/** Jobs as the contract promises them, with the names around them read at once. */
export async function presentJobs(db: Db, jobs: readonly Job[], viewer: Viewer): Promise<Shown[]> {
  if (jobs.length === 0) return [];
  const names = await targetNames(db, jobs);
  const ways = await db
    .select()
    .from(connectors)
    .where(inArray(connectors.id, idsOf(jobs.map(({ connectorId }) => connectorId))));
  const taskIds = idsOf(jobs.map(({ taskId }) => taskId));
  const tasks = taskIds.length === 0 ? [] : await db.select().from(extractionTasks).where(inArray(extractionTasks.id, taskIds));
  const wayOf = new Map(ways.map((way) => [way.id, way]));
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  const now = new Date();
  return jobs.map((job) => {
    const way = wayOf.get(job.connectorId);
    const reason = Object.entries(errors).find(([, { code }]) => code === job.errorCode)?.[0] as keyof typeof errors | undefined;
    const time = (moment: Date | null) => moment && presentTime(moment);
    return {
      ...job,
      can: canOf(job, viewer),
      taskName: job.taskId === null ? null : (taskOf.get(job.taskId)?.taskName ?? null),
      connectorName: way?.name ?? '',
      webId: way?.webId ?? 0,
      targetName: names.get(`${job.targetType}:${job.targetId}`)?.name ?? '',
      slotTime: presentTime(job.slotTime),
      waitsFor: job.queueStatus === queueLife.states.waiting ? waitOf(job, way, now) : null,
      notBefore: presentTime(latest(job, way)),
      startTime: time(job.startTime),
      endTime: time(job.endTime),
      leaseUntil: time(job.leaseUntil),
      failure: job.failure as Shown['failure'],
      errorMessage: reason ? errorText(reason, viewer.language) : null,
    };
  });
}

type Way = Pick<typeof connectors.$inferSelect, 'connectorStatus' | 'pausedUntil'> | undefined;

function waitOf({ notBefore }: Job, way: Way, now: Date): NonNullable<Shown['waitsFor']> {
  if (way?.connectorStatus !== connectorLife.states.active) return 'paused';
  if (way.pausedUntil && way.pausedUntil > now) return 'channel';
  return notBefore > now ? 'time' : 'turn';
}

/** A job waits for its own moment and for that of its channel. */
const latest = ({ notBefore }: Job, way: Way): Date => (way?.pausedUntil && way.pausedUntil > notBefore ? way.pausedUntil : notBefore);

const idsOf = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];
