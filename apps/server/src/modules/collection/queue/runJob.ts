import type { Services } from '../../../services';
import { type Answer, NotYet, reach } from '../connector';
import { CollectError } from '../connectors';
import { collect } from './collect';
import { holderFor, placeOf } from './holder';
import { complete, putOff, refuse } from './finish';
import { type Job, LeaseLost } from './lease';
import { take, type Taken } from './take';

/** How a worker works; clock and chance are inputs. */
export interface Working {
  workerId: string;
  clock: () => Date;
  /** From 0 to 1, for the pauses between tries. */
  random?: () => number;
  /** Milliseconds after which a call of a channel counts as unanswered. */
  timeout?: number;
}

/** Takes one job and brings it to its end; false where none waits. */
export async function workOnce(services: Services, working: Working): Promise<boolean> {
  const job = await take(services, { workerId: working.workerId, now: working.clock() });
  if (!job) return false;
  await runJob(services, job, working);
  return true;
}

/** Runs a job that was taken. What goes wrong on our side is left to the sweeper, as if the worker had died. */
export async function runJob(services: Services, job: Taken, { clock, random = Math.random, timeout }: Working): Promise<void> {
  const { way: row, id: queueId } = job;
  let left: readonly Answer[] = [];
  try {
    const place = await placeOf(services.database.db, job);
    const holderId = await holderFor(services.database.db, job);
    const reached = reach(services, { row, holderId, place, queueId, clock, timeout });
    ({ left } = reached);
    const ending = await collect({ services, job, reached, clock });
    await complete(services, job, { ending, left, now: clock() });
  } catch (error) {
    await settle(services, job, { error, left, now: clock(), chance: random() }).catch((lost: unknown) => {
      if (!(lost instanceof LeaseLost)) services.log.error({ err: lost, job: queueId }, 'collection');
    });
  }
}

interface Failed {
  error: unknown;
  left: readonly Answer[];
  now: Date;
  chance: number;
}

async function settle(services: Services, job: Job, { error, ...at }: Failed): Promise<void> {
  if (error instanceof NotYet) await putOff(services, job, { until: error.until });
  else if (error instanceof CollectError) await refuse(services, job, { error, ...at });
  else throw error;
}
