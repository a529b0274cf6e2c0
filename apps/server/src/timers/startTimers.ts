import { setTimeout as pause } from 'node:timers/promises';
import type { Job } from '../jobs/defineJob';
import { startQueue } from '../jobs/startQueue';
import { executeRun, keepSystemTimers, planTimers, runSystemTimer } from '../modules/system/sysTimers';
import type { Services } from '../services';

const lookMs = 2000;
/** A run that waits this long is handed to the queue again: the server that handed it over may have died before. */
const resendMs = 60_000;

/** Runs timers until it is stopped. */
export interface Timers {
  /** Puts the timer of a job of the product into the queue now; answers the id of its run. */
  runNow(job: Job): Promise<string | null>;
  stop(): Promise<void>;
}

/** Looks at the clock every other second, makes a run of each slot that is due and hands it to whichever server is free. */
export async function startTimers(services: Services, jobs: readonly Job[]): Promise<Timers> {
  await keepSystemTimers(services, jobs);
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const queue = await startQueue(services, [...byName.keys()], (name) => async (id, isLast) => {
    const job = byName.get(name);
    if (job) await executeRun(services, { id, run: job.run, isLast });
  });
  const ending = new AbortController();
  const sent = new Map<string, number>();
  const look = async () => {
    const now = Date.now();
    const waiting = await planTimers(services, new Date(now));
    for (const { id, actionClass } of waiting) {
      if (now - (sent.get(id) ?? 0) < resendMs || !byName.has(actionClass)) continue;
      await queue.send(actionClass, id);
      sent.set(id, now);
    }
    for (const [id, at] of sent) if (now - at > resendMs) sent.delete(id);
  };
  const looking = (async () => {
    while (!ending.signal.aborted) {
      await look().catch((error: unknown) => services.log.warn({ err: error }, 'timers'));
      await pause(lookMs, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    }
  })();
  return {
    runNow: (job) => runSystemTimer(services, job),
    stop: async () => {
      ending.abort();
      await looking;
      await queue.stop();
    },
  };
}
