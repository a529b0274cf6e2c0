import type { Services } from '../../../services';
import { connectorAnswers } from '../../../tables/collection/connector';
import { type Access, type Channel, CollectError, type Connector, connectorNamed, type Told } from '../connectors';
import { appTokenOf } from './appTokens';
import { originOf, tokenOf } from './consents';
import { refusedTo } from './ConsentRefused';
import { openCredentials } from './credentials';
import { requireOpen } from './flags';
import { holdUntil } from './life';
import { addCost, NotYet, permit } from './permit';
import type { ConnectorRow } from './policy';

/** An answer as it came, as it is kept. */
export type Answer = typeof connectorAnswers.$inferInsert;

type Ask = <T>(endpoint: string, asking: (channel: Channel) => Promise<Told<T>>) => Promise<Told<T>>;

/** A channel that is open for a job. */
export interface Reached {
  connector: Connector;
  /** Asks once, within the limits, and keeps the answer as it came; a token that is over is renewed once. */
  ask: Ask;
  /** The same for the one call of a job: its answer as it came is left to be kept with the end of the job. */
  askOnly: Ask;
  /** Answers that are left. */
  left: readonly Answer[];
}

interface Wanted {
  row: ConnectorRow;
  /** Whose data it is: a creator's or a merchant's. */
  holderId: string;
  /** Of the merchant's shop. */
  place?: Access['place'] | undefined;
  queueId: string;
  clock: () => Date;
  /** Milliseconds after which a call counts as unanswered. */
  timeout?: number | undefined;
}

/** The way to a channel for the data of a creator or a merchant. Refuses with a `CollectError`, or `NotYet`. */
export function reach(services: Services, { row, holderId, place, queueId, clock, timeout }: Wanted): Reached {
  const { db } = services.database;
  const { id: connectorId } = row;
  const connector = connectorNamed(row.provider);
  requireOpen(connector, services.config);
  const origin = originOf(services, connector.origin);
  const { apiKey, clientKey, clientSecret } = openCredentials(services.vault, row);
  const app = clientKey && clientSecret ? { app: { clientKey, clientSecret } } : {};
  // Where people or our app sign in, the key is that of the app.
  const account = connector.consent || connector.signIn ? undefined : clientKey;
  const of = { ...app, ...(account !== undefined && { account }), ...(place && { place }) };
  const open = (credential: string) => connector.open({ origin, credential, clock, ...of, ...(timeout !== undefined && { timeout }) });
  let held: Date | undefined;
  const left: Answer[] = [];
  const askFor = async <T>(endpoint: string, asking: (channel: Channel) => Promise<Told<T>>, keep: (came: Answer) => unknown) => {
    if (held && held > clock()) throw new NotYet(held);
    const bucket = connector.consent ? holderId : '0';
    const once = async (refused?: string) => {
      const credential = await credentialOf(services, {
        row,
        connector,
        holderId,
        apiKey,
        clock,
        ...(refused !== undefined && { refused }),
      });
      await permit(db, { connectorId, connector, upId: bucket, endpoint, now: clock() });
      return { credential, answer: await settled(asking(open(credential))) };
    };
    let { credential, answer } = await once();
    if (answer instanceof CollectError && answer.failure === 'AuthExpired' && (connector.consent || connector.signIn))
      ({ answer } = await once(credential));
    if (answer instanceof CollectError) throw connector.consent ? refusedTo(holderId, answer) : answer;
    const { raw, quotaCost, dataTime, holdUntil: until } = answer;
    held = until ?? undefined;
    if (until) await holdUntil(db, connectorId, { until, reason: 'RateLimited' });
    await addCost(db, connectorId, quotaCost);
    await keep({ connectorId, queueId, endpoint, raw, quotaCost, dataTime });
    return answer;
  };
  return {
    connector,
    ask: (endpoint, asking) => askFor(endpoint, asking, (came) => db.insert(connectorAnswers).values(came)),
    askOnly: (endpoint, asking) => askFor(endpoint, asking, (came) => left.push(came)),
    left,
  };
}

async function credentialOf(
  services: Services,
  asked: { row: ConnectorRow; connector: Connector; holderId: string; apiKey: string | undefined; clock: () => Date; refused?: string },
): Promise<string> {
  if (asked.connector.consent) return tokenOf(services, asked);
  const appToken = await appTokenOf(services, asked);
  if (appToken !== undefined) return appToken;
  if (!asked.apiKey) throw new CollectError('AuthExpired', 'no key');
  return asked.apiKey;
}

const settled = <T>(asking: Promise<T>): Promise<T | CollectError> =>
  asking.catch((error: unknown) => {
    if (error instanceof CollectError) return error;
    throw error;
  });
