import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PrintAnswer, PrintOrder } from './PrintOrder';

interface Listening {
  /** Hears how many records are done. False ends the printing. */
  onProgress: (done: number) => Promise<boolean>;
}

/** Longest silence of the thread in milliseconds: a record of a megabyte takes a quarter of it. */
const patience = 60_000;

/** Prints records in a thread of their own; undefined when it was cancelled on the way. */
export function printInThread(order: PrintOrder, { onProgress }: Listening): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return new Promise((resolve, reject) => {
    const thread = startThread(order);
    let timer: NodeJS.Timeout;
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => finish(() => reject(new Error(`The PDF thread was silent for ${patience / 1000} s.`))), patience);
    };
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      thread.removeAllListeners();
      thread.on('error', () => undefined);
      void thread.terminate();
      settle();
    };
    thread.on('message', (message: PrintAnswer) => {
      watch();
      if ('bytes' in message) return finish(() => resolve(message.bytes));
      if ('failure' in message) return finish(() => reject(new Error(message.failure)));
      return void onProgress(message.done).then(
        (goesOn) => (goesOn ? undefined : finish(() => resolve(undefined))),
        (error: unknown) => finish(() => reject(error as Error)),
      );
    });
    thread.on('error', (error) => finish(() => reject(error)));
    thread.on('exit', (code) => finish(() => reject(new Error(`The PDF thread ended with ${code}.`))));
    watch();
  });
}

/** From source the thread needs tsx, which the running process may or may not have. */
function startThread(order: PrintOrder): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  return new Worker(new URL(isSource ? './printThread.ts' : './printThread.js', import.meta.url), {
    workerData: order,
    execArgv: isSource ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [],
    // A server in development must not make react-pdf check every render.
    env: { ...process.env, NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
}
