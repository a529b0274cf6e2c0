import type { Worker } from 'node:worker_threads';
import { Refusal } from '../../http/answers/refusal';
import { mostPixels } from '../readImage';
import { limitsOf, tooLarge } from '../sheets/sheet';
import type { Kind, ReadAnswer, ReadOrder, Readings } from './Reading';
import { startThread } from './startThread';

interface Lane {
  thread: Promise<Worker> | undefined;
  last: Promise<unknown>;
  waiting: number;
}

const lane = (): Lane => ({ thread: undefined, last: Promise.resolve(), waiting: 0 });

/** Two, so that one slow file does not stop all the others; long tables have one of their own. */
const lanes: readonly Lane[] = [lane(), lane()];
const longLane = lane();

/**
 * Longest reading in milliseconds, and the refusal of one that takes longer or more memory than its thread has. What a file may hold is
 * limited where it is read; these stop what those limits do not know of. The largest pictures take seconds to be drawn anew.
 */
const patience: Record<Kind, number> = { image: 15_000, document: 15_000, sheet: 5_000, rows: 120_000 };
const tooMuch: Record<Kind, (order: ReadOrder) => Refusal> = {
  image: () => new Refusal('imageTooManyPixels', { limit: mostPixels / 1_000_000 }),
  document: () => new Refusal('contentMismatch'),
  sheet: () => tooLarge(),
  rows: ({ long }) => tooLarge(limitsOf(long?.rows ?? 0)),
};

/** Reads an upload in a thread beside the server, which keeps answering meanwhile. Refuses what the reader of its kind refuses. */
export function readUpload<K extends Exclude<Kind, 'rows'>>(kind: K, bytes: Uint8Array, name: string): Promise<Readings[K]> {
  const free = lanes.reduce((best, one) => (one.waiting < best.waiting ? one : best));
  return readBehind(free, { kind, name, bytes }) as Promise<Readings[K]>;
}

/** Reads a long table into a file, row by row. */
export const readRows = (bytes: Uint8Array, name: string, long: { path: string; rows: number }): Promise<Readings['rows']> =>
  readBehind(longLane, { kind: 'rows', name, bytes, long }) as Promise<Readings['rows']>;

/** Reads after what waits in a lane. */
function readBehind(lane: Lane, order: ReadOrder): Promise<Readings[Kind]> {
  lane.waiting += 1;
  const reading = lane.last.then(() => readIn(lane, order)).finally(() => void (lane.waiting -= 1));
  lane.last = reading.catch(() => undefined);
  return reading;
}

async function readIn(lane: Lane, order: ReadOrder): Promise<Readings[Kind]> {
  const leave = () => {
    if (lane.thread === started) lane.thread = undefined;
  };
  const started: Promise<Worker> = (lane.thread ??= startThread(leave));
  const thread = await started.catch((error: unknown) => {
    leave();
    throw error;
  });
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      thread.off('message', answered).off('error', failed).off('exit', ended);
      settle();
    };
    const giveUp = (error: unknown) =>
      finish(() => {
        leave();
        void thread.terminate();
        reject(error as Error);
      });
    const timer = setTimeout(() => giveUp(tooMuch[order.kind](order)), patience[order.kind]);
    const answered = (message: ReadAnswer) =>
      finish(() => {
        // An idle thread keeps no process alive.
        thread.unref();
        if ('reading' in message) resolve(withBuffer(message.reading));
        else if ('refusal' in message) reject(new Refusal(message.refusal.reason, message.refusal.params));
        else reject(new Error('failure' in message ? message.failure : 'The reading thread answered nothing.'));
      });
    const failed = (error: NodeJS.ErrnoException) => giveUp(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch[order.kind](order) : error);
    const ended = (code: number) => giveUp(new Error(`The reading thread ended with ${code}.`));
    thread.on('message', answered).on('error', failed).on('exit', ended);
    thread.ref();
    thread.postMessage(order);
  });
}

/** Bytes come back from a thread without their class. */
function withBuffer(reading: Readings[Kind]): Readings[Kind] {
  if (!('bytes' in reading)) return reading;
  const { buffer, byteOffset, byteLength } = reading.bytes;
  return { ...reading, bytes: Buffer.from(buffer, byteOffset, byteLength) };
}
