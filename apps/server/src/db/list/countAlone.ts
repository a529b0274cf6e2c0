import { setTimeout as pause } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database';
import { versionsOf } from './versionsOf';

/** What was counted, when, and at which state of the tables that the statement reads; undefined where that cannot be told. */
export interface Counted {
  n: number;
  time: Date;
  state: string | undefined;
}

const againMs = 50;

/** Ten minutes where a call has five seconds, and one processor: those who wait have the others. */
const unhurried = sql`
  select pg_backend_pid() as pid, set_config('statement_timeout', '10min', true), set_config('max_parallel_workers_per_gather', '0', true)`;

/** Counts in transactions that may take longer than a call may, until it is told to stop. */
export function countAlone({ db, kind }: Pick<Database, 'db' | 'kind'>) {
  let running: { pid: number; stopped?: Promise<unknown> } | undefined;
  let isStopped = false;

  /** Undefined once it was told to stop. `text` says which tables are read. */
  const count = async (text: string, statement: SQL): Promise<Counted | undefined> => {
    if (isStopped) return undefined;
    return db.transaction(async (tx) => {
      const [own] = await rowsOf<{ pid: number }>(tx, unhurried);
      // Before the rows: what changes while they are counted shows as a change since.
      const state = await versionsOf(tx, text);
      if (isStopped) return undefined;
      const current: NonNullable<typeof running> = { pid: own?.pid ?? 0 };
      running = current;
      try {
        const time = new Date();
        const [row] = await rowsOf<{ n: number }>(tx, statement);
        return { n: row?.n ?? 0, time, state };
      } finally {
        running = undefined;
        // Whoever has the connection next is not to be stopped in its place.
        await current.stopped;
      }
    });
  };

  const cancel = async (): Promise<void> => {
    // The embedded database hears nothing while it counts.
    if (!running || kind !== 'postgres') return;
    running.stopped = db.execute(sql`select pg_cancel_backend(${running.pid})`).catch(() => {});
    await running.stopped;
    await pause(againMs);
    // Again, should the statement not have begun.
    await cancel();
  };

  return {
    count,
    stop: () => {
      isStopped = true;
      return cancel();
    },
  };
}
