import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database';
import { operationLogs } from '../../../tables/system/operationLog';

type Row = typeof operationLogs.$inferInsert;

/** Rows of one statement. */
const atOnce = 200;
/** Rows that wait at most: beyond, the newest are dropped and their number is told, so that a stuck database fills no memory. */
const mostWaiting = 20_000;
/** How long rows wait for company. */
const gatherMs = 20;

/** Writes the rows of a log behind the calls, many at a time, in their order. */
export interface OperationWriter {
  add: (row: Row) => void;
  /** Once everything that was added so far is written, or given up. */
  flushed: () => Promise<void>;
}

export function operationWriter(db: Db, log: Pick<FastifyBaseLogger, 'warn'>): OperationWriter {
  let waiting: Row[] = [];
  let dropped = 0;
  let writing: Promise<void> | undefined;
  const write = async () => {
    await pause(gatherMs);
    while (waiting.length > 0) {
      const rows = waiting.slice(0, atOnce);
      waiting = waiting.slice(atOnce);
      await db
        .insert(operationLogs)
        .values(rows)
        .catch((error: unknown) => log.warn({ err: error, rows: rows.length }, 'operations not logged'));
    }
    if (dropped > 0) log.warn({ rows: dropped }, 'operations not logged: too many at once');
    dropped = 0;
  };
  const begin = (): void => {
    writing ??= write().finally(() => {
      writing = undefined;
      if (waiting.length > 0) begin();
    });
  };
  const flushed = async (): Promise<void> => {
    if (!writing) return;
    await writing;
    await flushed();
  };
  return {
    flushed,
    add(row) {
      if (waiting.length >= mostWaiting) dropped += 1;
      else waiting.push(row);
      begin();
    },
  };
}
