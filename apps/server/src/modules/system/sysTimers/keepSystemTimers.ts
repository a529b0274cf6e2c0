import { namesOf } from '../../../db/namesOf';
import { codeOf, timerLife } from '@backlot/contract';
import { and, eq, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Services } from '../../../services';
import type { Job } from '../../../jobs/defineJob';
import { timerRuns, timers } from '../../../tables/system/timer';
import { nextRun } from './schedule';

const timeZone = 'UTC';

/** Lists the timers of the product as this version has them: new ones run, those that somebody stopped stay stopped. */
export async function keepSystemTimers(
  { database: { db } }: Pick<Services, 'database'>,
  jobs: readonly Job[],
  now = new Date(),
): Promise<void> {
  for (const { name, names, cron } of jobs) {
    const { name: timerName, enName, vnName } = namesOf(names);
    const told = { timerName, enName, vnName, cron, timeZone };
    const nextRunTime = nextRun(told, now);
    await db
      .insert(timers)
      .values({ ...told, actionClass: name, systemJob: name, jobStatus: codeOf(timerLife, 'running'), nextRunTime })
      .onConflictDoUpdate({
        target: timers.systemJob,
        set: {
          ...told,
          status: 0,
          nextRunTime: sql`case when ${timers.jobStatus} = ${sql.raw(String(codeOf(timerLife, 'running')))} then excluded.next_run_time end`,
        },
        setWhere: or(
          ...Object.entries(told).map(([key, value]) => sql`${timers[key as keyof typeof told]} is distinct from ${value}`),
          sql`${timers.status} <> 0`,
        ),
      });
  }
  await db
    .update(timers)
    .set({ status: 2, nextRunTime: null })
    .where(
      and(
        isNotNull(timers.systemJob),
        notInArray(
          timers.systemJob,
          jobs.map(({ name }) => name),
        ),
      ),
    );
}

/** Puts the timer of a job of the product into the queue now; answers the run. */
export async function runSystemTimer(
  { database: { db } }: Pick<Services, 'database'>,
  { name }: Job,
  now = new Date(),
): Promise<string | null> {
  const [timer] = await db
    .select({ id: timers.id })
    .from(timers)
    .where(and(eq(timers.systemJob, name), isNull(timers.createUser)));
  if (!timer) return null;
  const [run] = await db
    .insert(timerRuns)
    .values({ timerId: timer.id, slotTime: now, startedBy: 'system' })
    .returning({ id: timerRuns.id });
  return run?.id ?? null;
}
