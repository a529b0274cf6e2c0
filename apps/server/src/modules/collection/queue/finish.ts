import { errors, queueLife } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { extractionQueue } from '../../../tables/collection/queue';
import { extractionTasks } from '../../../tables/collection/task';
import { move } from '../../base/transition';
import { type Answer, ConsentRefused, holdUntil, pauseFor, refuseConsent } from '../connector';
import type { CollectError } from '../connectors';
import { announce, announceSoon } from './announce';
import { holding, type Job, LeaseLost } from './lease';
import { tellOfTimeout } from './notices';
import { outcomeOf, stopsConnector } from './outcome';
import type { Ending } from './running';

type Has = Pick<Services, 'database' | 'events'>;

const life = { machine: queueLife, table: extractionQueue };
const letGo = { leaseUntil: null, workerId: null };

/** A job that went well: what is left of it is kept with its end, which only its worker writes. */
export async function complete(
  { database, events }: Has,
  job: Job,
  { ending, left, now }: { ending: Ending; left: readonly Answer[]; now: Date },
): Promise<void> {
  await database.db.transaction(async (tx) => {
    const row = await holding(tx, job, now, left);
    const result = await ending(tx);
    await move(tx, { ...life, row, event: 'complete', set: { leaseUntil: null, endTime: now, result } });
    if (row.taskId !== null) await tx.update(extractionTasks).set({ lastRunTime: now }).where(eq(extractionTasks.id, row.taskId));
  });
  announceSoon(events, job);
}

/** Whoever gave the job to another gave it a new version. */
function lostIfElsewhere(error: unknown): never {
  throw error instanceof Refusal ? new LeaseLost() : error;
}

/** Our own limit of calls is reached: the job waits its turn, no attempt counts and nobody else waits. */
export async function putOff({ database, events }: Has, job: Job, { until }: { until: Date }): Promise<void> {
  await move(database.db, { ...life, row: job, event: 'postpone', set: { ...letGo, notBefore: until } }).catch(lostIfElsewhere);
  announceSoon(events, job);
}

/** A job that the channel refused: tried again, put off with the whole connector, or over (domain/life-cycles 3.10). */
export const refuse = (
  services: Has,
  job: Job,
  { error, left, now, chance }: { error: CollectError; left: readonly Answer[]; now: Date; chance: number },
): Promise<void> =>
  services.database.db.transaction(async (tx) => {
    const row = await holding(tx, job, now, left);
    const { failure, message } = error;
    const said = { failure, errorText: message.slice(0, 500) };
    const { connectorId, attempt, maxAttempt } = row;
    const outcome = outcomeOf(error, { attempt, maxAttempt, now, chance });
    if (outcome.event === 'postpone') {
      const errorCode = failure === 'QuotaExhausted' ? errors.quotaUsedUp.code : null;
      await move(tx, { ...life, row, event: 'postpone', set: { ...letGo, ...said, errorCode, notBefore: outcome.at } });
      await holdUntil(tx, connectorId, { until: outcome.at, reason: failure });
    } else if (outcome.event === 'tryAgain')
      await move(tx, { ...life, row, event: 'tryAgain', set: { ...letGo, ...said, attempt: attempt + 1, notBefore: outcome.at } });
    else {
      const { to, errorCode } = outcome;
      await move(tx, { ...life, row, event: 'fail', to, set: { leaseUntil: null, ...said, errorCode, endTime: now } });
      if (to === 'timedOut') await tellOfTimeout(tx, services, row);
    }
    if (stopsConnector(failure)) await pauseFor(tx, connectorId, `${failure}: ${message.slice(0, 200)}`);
    if (error instanceof ConsentRefused) await refuseConsent(tx, { connectorId, holderId: error.holderId, failure: error.failure, now });
    await announce(tx, services, row);
  });
