import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import { type Db, rowsOf } from '../db/database';
import { behindPeople } from '../db/line/places';
import { outOfSteps } from '../db/recordedSteps';
import type { Action } from './Action';
import type { Lane, Task, TaskData } from './defineTask';
import { queueOptions, type QueuePart } from './queueOptions';

/** Goes at a task, after which it is told to have failed: what ends every worker would otherwise go round for ever. */
const mostTries = 3;
/** Where a notification was lost, somebody looks after this long. */
const pollSeconds = 5;
const longestSeconds = 12 * 60 * 60;

/** The lane of long work. */
export interface Tasks {
  /** What there is to do. */
  kinds(): readonly Action[];
  /** Carries out a transaction that makes a row wait and hands it over in it: neither is there without the other. What waits is there once. */
  start<Data extends TaskData, Result>(
    lane: Lane<Data>,
    act: (tx: Db, handOver: (data: Data) => Promise<void>) => Promise<Result>,
  ): Promise<Result>;
  /** Takes back one that waits and ends one that runs here; elsewhere it ends when it tells its progress. */
  cancel(lane: Lane, id: string): Promise<void>;
  /** Hands over anew what waits or runs and is in nobody's hands. */
  resume(): Promise<void>;
  /** Says what there is to do; a server that is lazy opens the lane when it is first asked for long work. */
  begin(options: Beginning): Promise<void>;
  close(): Promise<void>;
}

interface Beginning {
  tasks: readonly Task[];
  /** Whether this server carries out what is handed over. */
  isWorking: boolean;
  isLazy: boolean;
}

export function openTasks({ database, log }: QueuePart): Tasks {
  const boss = new PgBoss({ ...queueOptions(database), useListenNotify: true });
  boss.on('error', (error) => log.warn({ err: error }, 'task lane'));
  const running = new Map<string, AbortController>();
  const ending = new AbortController();
  let known: readonly Task[] = [];
  let opening: Promise<void> | undefined;
  let open = async (): Promise<void> => {
    throw new Error('Nobody said yet what long work there is.');
  };

  const carryOut = async (task: Task, job: JobWithMetadata<TaskData>) => {
    const data = task.data.parse(job.data);
    const attempt = job.retryCount + 1;
    if (attempt > mostTries) return task.giveUp(data);
    const key = keyOf(task, data.id);
    const cancelled = new AbortController();
    running.set(key, cancelled);
    const progress = async (percent: number) => {
      ending.signal.throwIfAborted();
      return !cancelled.signal.aborted && (await task.keepProgress(data, percent));
    };
    try {
      await task.run(data, { attempt, progress, signal: AbortSignal.any([job.signal, cancelled.signal, ending.signal]) });
    } finally {
      running.delete(key);
    }
  };

  const start: Tasks['start'] = async (lane, act) => {
    // Before the transaction: on the embedded database it would wait for the connection that this one holds.
    await open();
    return database.db.transaction((tx) =>
      act(tx, async (data) => void (await boss.send(lane.name, data, { singletonKey: data.id, db: fromDrizzle(tx as never, sql) }))),
    );
  };

  const workOn = async ({ tasks, isWorking }: Beginning) => {
    await boss.start();
    for (const task of tasks) {
      await boss.createQueue(task.name, laneOptions);
      // The queue reads what it knows of a lane when it is first used, and within a transaction of the embedded database nobody could.
      await boss.findJobs(task.name, { key: '' });
      if (!isWorking) continue;
      let worker = '';
      worker = await boss.work<TaskData, void, typeof workOptions>(task.name, workOptions, async (jobs) => {
        for (const job of jobs) await carryOut(task, job).finally(() => boss.notifyWorker(worker));
      });
    }
  };

  return {
    kinds: () => known,
    start,
    cancel: async (lane, id) => {
      await open();
      await database.db.execute(
        sql`delete from pgboss.job where name = ${lane.name} and singleton_key = ${id} and state in ('created', 'retry')`,
      );
      running.get(keyOf(lane, id))?.abort();
    },
    resume: async () => {
      for (const task of known) {
        const silent = await task.silent(database.db);
        if (silent.length === 0) continue;
        await open();
        const held = await heldOf(database.db, task, silent);
        for (const data of silent)
          if (!held.has(data.id))
            await start(task, async (tx, handOver) => {
              if (await task.putBack(tx, data)) await handOver(data);
            });
      }
    },
    begin: async (options) => {
      known = options.tasks;
      open = () => {
        // Nothing in the lane belongs to the call that opens it.
        opening ??= behindPeople(() => outOfSteps(() => workOn(options))).catch((error: unknown) => {
          opening = undefined;
          throw error;
        });
        return opening;
      };
      if (!options.isLazy) await open();
    },
    close: async () => {
      ending.abort(new Error('The server stops.'));
      if (await opening?.then(() => true)) await boss.stop({ graceful: true, timeout: 5000 });
      opening = undefined;
    },
  };
}

const laneOptions = {
  policy: 'short',
  notify: true,
  // The try after the last tells that it failed.
  retryLimit: mostTries,
  retryBackoff: true,
  heartbeatSeconds: 10,
  expireInSeconds: longestSeconds,
} as const;

const workOptions = {
  includeMetadata: true,
  pollingIntervalSeconds: pollSeconds,
  notifyPollingIntervalSeconds: pollSeconds,
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
