import { PgBoss } from 'pg-boss';
import type { Services } from '../services';
import type { Job } from './defineJob';

/** A dead worker is noticed after this long, and its work given to another (quality section 1). */
const heartbeatSeconds = 10;

/** The queue with its schedules, on the same database as everything else. */
export interface Jobs {
  /** Puts a job into the queue now; answers its id. */
  runNow(job: Job): Promise<string | null>;
  stop(): Promise<void>;
}

export async function startJobs(services: Services, jobs: readonly Job[]): Promise<Jobs> {
  const { database, log } = services;
  const boss = new PgBoss({ ...database.queue, schema: 'pgboss' });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
  await boss.start();
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name, { retryLimit: 5, retryBackoff: true, heartbeatSeconds });
    await boss.schedule(name, cron);
    await boss.work(name, { pollingIntervalSeconds: 5 }, async () => {
      await run(services);
    });
  }
  return {
    runNow: ({ name }) => boss.send(name, {}),
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
