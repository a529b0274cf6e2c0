import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import { type Db, rowsOf } from '../db/database';
import { behindPeople } from '../db/line/places';
import { outOfSteps } from '../db/recordedSteps';
import type { Services } from '../services';
import type { Lane, Task, TaskData } from './defineTask';
import { queueOptions, type QueuePart } from './queueOptions';

/** Goes at a task, after which it is told to have failed: what ends every worker would otherwise go round for ever. */
const mostTries = 3;
/** Where a notification was lost, somebody looks after this long. */
const pollSeconds = 5;
const longestSeconds = 12 * 60 * 60;

/** The lane of long work. */
export interface Tasks {
  /** Hands a task over in the transaction that makes its row wait; while it waits, handed over twice it is there once. */
  start<Data extends TaskData>(tx: Db, lane: Lane<Data>, data: Data): Promise<void>;
  /** Takes back one that waits and ends one that runs here; elsewhere it ends when it tells its progress. */
  cancel(db: Db, lane: Lane, id: string): Promise<void>;
  /** Hands over anew what waits or runs and is in nobody's hands. */
  resume(): Promise<void>;
  /** Begins to hand over, and to take where this server works. */
  open(services: Services, options: { tasks: readonly Task[]; isWorking: boolean }): Promise<void>;
  close(): Promise<void>;
}

export function openTasks({ database, log }: QueuePart): Tasks {
  const boss = new PgBoss({ ...queueOptions(database), useListenNotify: true });
  boss.on('error', (error) => log.warn({ err: error }, 'task lane'));
  const running = new Map<string, AbortController>();
  const ending = new AbortController();
  let known: readonly Task[] = [];
  let isOpen = false;

  const carryOut = async (services: Services, task: Task, job: JobWithMetadata<TaskData>) => {
    const data = task.data.parse(job.data);
    const attempt = job.retryCount + 1;
    if (attempt > mostTries) return task.giveUp(services, data);
    const key = keyOf(task, data.id);
    const cancelled = new AbortController();
    running.set(key, cancelled);
    const progress = async (percent: number) => {
      ending.signal.throwIfAborted();
      return !cancelled.signal.aborted && (await task.keepProgress(services, data, percent));
    };
    try {
      await task.run(services, data, { attempt, progress, signal: AbortSignal.any([job.signal, cancelled.signal, ending.signal]) });
    } finally {
      running.delete(key);
    }
  };

  const start: Tasks['start'] = async (tx, { name }, data) => {
    await boss.send(name, data, { singletonKey: data.id, db: fromDrizzle(tx as never, sql) });
  };

  return {
    start,
    cancel: async (db, lane, id) => {
      await db.execute(sql`delete from pgboss.job where name = ${lane.name} and singleton_key = ${id} and state in ('created', 'retry')`);
      running.get(keyOf(lane, id))?.abort();
    },
    resume: async () => {
      const { db } = database;
      for (const task of known) {
        const silent = await task.silent(db);
        const held = await heldOf(db, task, silent);
        for (const data of silent)
          if (!held.has(data.id))
            await db.transaction(async (tx) => {
              if (await task.putBack(tx, data)) await start(tx, task, data);
            });
      }
    },
    open: async (services, { tasks, isWorking }) => {
      known = tasks;
      isOpen = true;
      await boss.start();
      for (const task of tasks) {
        await boss.createQueue(task.name, { ...laneOptions, policy: 'short', notify: true });
        const options = { includeMetadata: true, pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds } as const;
        if (isWorking)
          await boss.work<TaskData, void, typeof options>(task.name, options, async (jobs) => {
            for (const job of jobs) await behindPeople(() => outOfSteps(() => carryOut(services, task, job)));
          });
      }
    },
    close: async () => {
      ending.abort(new Error('The server stops.'));
      if (isOpen) await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

const laneOptions = {
  // The try after the last tells that it failed.
  retryLimit: mostTries,
  retryBackoff: true,
  heartbeatSeconds: 10,
  expireInSeconds: longestSeconds,
} as const;

const keyOf = ({ name }: Lane, id: string) => `${name}:${id}`;

/** Those of some rows whose message waits or is being carried out. */
async function heldOf(db: Db, { name }: Task, rows: readonly TaskData[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const ids = sql.join(
    rows.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  const held = await rowsOf<{ id: string }>(
    db,
    sql`select singleton_key as id from pgboss.job where name = ${name} and state in ('created', 'retry', 'active') and singleton_key in (${ids})`,
  );
  return new Set(held.map(({ id }) => id));
}
