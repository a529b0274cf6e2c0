import { PgBoss } from 'pg-boss';
import { behindPeople } from '../db/line/places';
import { queueOptions, type QueuePart } from './queueOptions';

/** A dead worker is noticed after this long, and its work given to another (quality section 1). */
const heartbeatSeconds = 10;
const pollSeconds = 5;

/** Carries out what a message asks for; `isLast` when nobody tries again after this. */
type Work = (id: string, isLast: boolean) => Promise<void>;

/** The queue on the same database as everything else: one lane for each name. */
export interface Queue {
  /** Hands a piece of work to a lane; handed over twice it is there once. */
  send(name: string, id: string): Promise<void>;
  stop(): Promise<void>;
}

/** Works through the lanes: what fails is tried again after a pause, at most five times. */
export async function startQueue({ database, log }: QueuePart, names: readonly string[], work: (name: string) => Work): Promise<Queue> {
  const boss = new PgBoss(queueOptions(database));
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
  await boss.start();
  const workers = new Map<string, string>();
  for (const name of names) {
    await boss.createQueue(name, { retryLimit: 5, retryBackoff: true, heartbeatSeconds });
    const act = work(name);
    const worker = await boss.work<{ id: string }, void, { includeMetadata: true; pollingIntervalSeconds: number }>(
      name,
      { includeMetadata: true, pollingIntervalSeconds: pollSeconds },
      async (jobs) => {
        for (const { data, retryCount, retryLimit } of jobs) await behindPeople(() => act(data.id, retryCount >= retryLimit));
      },
    );
    workers.set(name, worker);
  }
  return {
    send: async (name, id) => {
      await boss.send(name, { id }, { id: uuidOf(id) });
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

/** The same for the same id, wherever it is made. */
function uuidOf(id: string): string {
  const hex = BigInt(id).toString(16).padStart(32, '0');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
