import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './database';

/** Where the transactions of a write are recorded, each in itself. */
export interface StepRecord {
  /** What a transaction answered when the write was tried before. */
  known: (n: number) => { result: unknown } | undefined;
  /** Records what a transaction answers, as its last statement. */
  keep: (tx: Db, n: number, result: unknown) => Promise<void>;
}

const current = new AsyncLocalStorage<StepRecord & { next: number }>();

/** Carries out a write whose transactions are recorded: tried again, it goes on after those that were committed. */
export const inSteps = <Result>(record: StepRecord, run: () => Promise<Result>): Promise<Result> =>
  current.run({ ...record, next: 0 }, run);

/** Leaves the record of the write around: for work that outlives the call, and for transactions that make something new each time. */
export const outOfSteps = <Result>(run: () => Result): Result => current.exit(run);

/** A database whose transactions are recorded while a recorded write is carried out. */
export function withSteps(db: Db): Db {
  const begin = db.transaction.bind(db) as Db['transaction'];
  db.transaction = (act, config) => {
    const steps = current.getStore();
    if (!steps) return begin(act, config);
    const n = steps.next;
    steps.next += 1;
    const known = steps.known(n);
    if (known) return Promise.resolve(known.result as Awaited<ReturnType<typeof act>>);
    return begin(async (tx) => {
      const result = await act(tx);
      await steps.keep(tx, n, result);
      return result;
    }, config);
  };
  return db;
}
