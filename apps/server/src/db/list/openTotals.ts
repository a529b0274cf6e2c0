import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database';
import { behindPeople } from '../line/places';
import { type Counted, countAlone } from './countAlone';
import { keyOf } from './keyOf';
import type { Total } from './Total';

/** A question whose rows may be very many. */
export interface Asked {
  /** The statement that counts them, and its values. */
  text: string;
  params: unknown[];
  count: SQL;
  /** Up to which number its total is exact, where not up to that of all. */
  exactUpTo?: number | undefined;
}

/** Totals of lists that may be very long: above `exactUpTo` they are answered as they were counted last, and counted anew behind the calls. */
export interface Totals {
  exactUpTo: number;
  /** The total of a question that has too many rows to be counted while somebody waits, at a state of the tables that it reads; undefined for any other. */
  known: (asked: Asked, state: string | undefined) => Total | undefined;
  /** What is told of a question that was counted up to one more than `exactUpTo`. */
  counted: (asked: Asked, n: number) => Total;
  /** Forgets what turned out to be wrong. */
  forget: (asked: Asked) => void;
  /** Once nothing is counted any more. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
}

export interface TotalsManner {
  exactUpTo: number;
  /** A total is left alone for so many times as long as counting it took: a slow one is not counted all the time. */
  rest: number;
}

interface Kept {
  /** Undefined until they are counted. */
  found?: Counted;
  /** From when on it may be counted again. */
  due: number;
}

/** Questions that are kept, and those that wait to be counted. */
const mostKept = 500;
const mostWaiting = 50;
/** Times as long as a count took, at most, nothing is counted after it: a quarter of one processor is what counting may take. */
const pauses = 3;

export function openTotals(
  database: Pick<Database, 'db' | 'kind'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { exactUpTo = 100_000, rest = 10 }: Partial<TotalsManner> = {},
): Totals {
  const limitOf = (asked: Asked) => asked.exactUpTo ?? exactUpTo;
  // What is counted belongs to no request: not to its place in line, not to its versions, not to its steps.
  const outside = AsyncLocalStorage.snapshot();
  const { count, stop } = countAlone(database);
  const kept = new Map<string, Kept>();
  const waiting = new Set<string>();
  /** Once the last count is done, and once the next may begin. */
  let counted = Promise.resolve();
  let free = Promise.resolve();
  let isClosed = false;
  const closing = new AbortController();

  const keep = (key: string, what: Kept) => {
    kept.delete(key);
    kept.set(key, what);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  };

  const countNow = async (key: string, asked: Asked) => {
    const begun = performance.now();
    const dueAfter = () => performance.now() + rest * (performance.now() - begun);
    try {
      const found = await count(asked.text, asked.count);
      if (found && found.n <= limitOf(asked)) kept.delete(key);
      else if (found) keep(key, { found, due: dueAfter() });
    } catch (error) {
      const before = kept.get(key);
      if (before) keep(key, { ...before, due: dueAfter() });
      if (!isClosed) log.warn({ err: error }, 'rows not counted');
    } finally {
      waiting.delete(key);
    }
  };

  const pause = (ms: number) => setTimeout(ms, undefined, { ref: false, signal: closing.signal }).catch(() => {});

  const countInTurn = async (key: string, asked: Asked) => {
    const begun = performance.now();
    await behindPeople(() => countNow(key, asked));
    if (rest > 0) free = pause((performance.now() - begun) * Math.min(rest, pauses));
  };

  /** One after the other, with a pause after each: people need the connections, and the processors. */
  const countBehind = (key: string, asked: Asked) => {
    if (isClosed || waiting.has(key) || waiting.size >= mostWaiting) return;
    waiting.add(key);
    counted = outside(() => counted.then(() => free).then(() => countInTurn(key, asked)));
  };

  return {
    exactUpTo,
    known: (asked, state) => {
      const key = questionOf(asked);
      const before = kept.get(key);
      if (!before) return undefined;
      keep(key, before);
      const { found, due } = before;
      if (found?.state !== undefined && found.state === state) return { totalRows: found.n };
      if (performance.now() >= due) countBehind(key, asked);
      return found ? { totalRows: found.n, totalTime: found.time } : { totalRows: limitOf(asked), moreRows: true };
    },
    counted: (asked, n) => {
      const key = questionOf(asked);
      if (n <= limitOf(asked)) {
        kept.delete(key);
        return { totalRows: n };
      }
      if (!kept.has(key)) keep(key, { due: 0 });
      countBehind(key, asked);
      return { totalRows: limitOf(asked), moreRows: true };
    },
    forget: (asked) => void kept.delete(questionOf(asked)),
    settled: () => counted,
    close: async () => {
      isClosed = true;
      closing.abort();
      await stop();
      await counted;
    },
  };
}

const questionOf = ({ text, params }: Asked): string => keyOf(text, params);
