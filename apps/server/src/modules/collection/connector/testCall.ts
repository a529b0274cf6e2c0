import type { connectorApi, OutputOf } from '@backlot/contract';
import { presentTime } from '../../../db/presentTime';
import type { Actor } from '../../../http/requests/actor';
import type { Services } from '../../../services';
import { connectors } from '../../../tables/collection/connector';
import { rowOrRefuse } from '../../base/crud';
import { noteEvent } from '../../base/lifeCycle';
import { CollectError } from '../connectors';
import { ConsentRefused } from './ConsentRefused';
import { refuseConsent } from './consents';
import { NotYet } from './permit';
import type { ConnectorRow } from './policy';
import { type Probe, probeOf } from './probeOf';
import { reach } from './reach';

type Tested = OutputOf<typeof connectorApi.test>;

interface Refused extends Pick<Tested, 'failure' | 'errorText' | 'askAgainTime'> {
  /** Whose consent holds no more, or leaves the probe out. */
  consent?: Pick<ConsentRefused, 'holderId' | 'failure'>;
}

/** A person waits for the answer. */
const timeout = 10_000;
const answered: Refused = { failure: null, errorText: null, askAgainTime: null };

/**
 * Asks a channel once for little, through the same limits, tokens and checks as a job, in whichever state the connector is: whether it
 * answers is what one wants to know before one resumes it. A consent that holds no more is marked; the connector stays as it is.
 */
export async function testCall(services: Services, { id, actor, clock }: { id: string; actor: Actor; clock: () => Date }): Promise<Tested> {
  const { db } = services.database;
  const row = await rowOrRefuse(db, { table: connectors, id, notFound: 'notFound', within: undefined });
  const probe = await probeOf(db, row, clock());
  const begun = performance.now();
  const { consent, ...outcome } = probe ? await asked(services, { row, probe, clock }) : { ...answered, failure: 'NobodyToAsk' as const };
  const took = Math.round(performance.now() - begun);
  await db.transaction(async (tx) => {
    if (consent) await refuseConsent(tx, { connectorId: id, ...consent, now: clock() });
    await noteEvent(tx, { actor, action: 'connector.test', object: `connector:${id}`, reason: outcome.failure });
  });
  return { askedFor: probe?.name ?? null, took, ...outcome };
}

async function asked(services: Services, { row, probe, clock }: { row: ConnectorRow; probe: Probe; clock: () => Date }): Promise<Refused> {
  const { holderId, place, endpoint, asking } = probe;
  try {
    await reach(services, { row, holderId, place, queueId: '0', clock, timeout }).ask(endpoint, asking);
    return answered;
  } catch (error) {
    if (error instanceof NotYet) return { failure: 'RateLimited', errorText: null, askAgainTime: presentTime(error.until) };
    if (!(error instanceof CollectError)) throw error;
    const { failure, message, askAgainAt } = error;
    return {
      failure,
      errorText: message.slice(0, 500) || null,
      askAgainTime: askAgainAt && presentTime(askAgainAt),
      ...(error instanceof ConsentRefused && { consent: { holderId: error.holderId, failure: error.failure } }),
    };
  }
}
