import { setTimeout as pause } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Services } from '../../../services';
import { connectorConsents } from '../../../tables/collection/connector';
import { type App, CollectError, type Connector, type Consented } from '../connectors';
import type { ConsentRefused } from './ConsentRefused';
import { type Credentials, openCredentials } from './credentials';
import type { ConnectorRow } from './policy';

type Vaulted = Pick<Services, 'vault' | 'config' | 'database'>;

/** Before its end by this much a token is renewed. */
const marginMs = 60_000;

/** Where a channel answers: a simulator where one is set. */
export const originOf = ({ config }: Pick<Services, 'config'>, origin: string): string => config.CHANNELS_URL ?? origin;

interface Asked {
  row: ConnectorRow;
  connector: Connector;
  holderId: string;
  clock: () => Date;
  /** The access token that the channel did not take. */
  refused?: string;
}

/** There is no consent, and that is known here already. */
export class NoConsent extends CollectError {
  constructor() {
    super('ConsentWithdrawn', 'no consent');
  }
}

/** Access token of a creator or a merchant, renewed when it is over or was refused: one renewal at a time. Refuses with `NoConsent`. */
export async function tokenOf(services: Vaulted, { row, connector, holderId, clock, refused }: Asked): Promise<string> {
  const { vault, database } = services;
  let spent: { token: string; renewed: Consented } | undefined;
  const asking = database.db.transaction(async (tx) => {
    const [consent] = await tx.select().from(connectorConsents).where(of(row.id, holderId)).for('update');
    if (!consent || consent.withdrawTime || !connector.consent) return undefined;
    const token = vault.open(consent.accessToken);
    if (consent.accessUntil.getTime() - marginMs > clock().getTime() && token !== refused) return token;
    try {
      const renewed = await connector.consent.renew(appOf(services, { row, connector, clock }), vault.open(consent.refreshToken));
      spent = { token: consent.refreshToken, renewed };
      await tx.update(connectorConsents).set(sealed(vault, renewed)).where(of(row.id, holderId));
      return renewed.accessToken;
    } catch (error) {
      if (!(error instanceof CollectError) || error.failure !== 'ConsentWithdrawn') throw error;
      await withdraw(tx, { connectorId: row.id, holderId, now: clock() });
      return undefined;
    }
  });
  const found = await asking.catch(async (error: unknown) => {
    if (!spent) throw error;
    await keepSpent(services, { row, holderId, ...spent });
    return spent.renewed.accessToken;
  });
  if (found === undefined) throw new NoConsent();
  return found;
}

const keepTries = 20;
const keepPauseMs = 500;

/**
 * Keeps tokens that a channel gave for one that holds no more, though the connection to the database was cut before: nobody could ask for
 * them again. Who tried the old one meanwhile was told that the consent is over; it is not.
 */
async function keepSpent(
  { vault, database }: Vaulted,
  { row, holderId, token, renewed }: Pick<Asked, 'row' | 'holderId'> & { token: string; renewed: Consented },
): Promise<void> {
  for (let turn = 1; ; turn += 1)
    try {
      await database.db
        .update(connectorConsents)
        .set({ ...sealed(vault, renewed), ...holds })
        .where(and(of(row.id, holderId), eq(connectorConsents.refreshToken, token)));
      return;
    } catch (error) {
      if (turn === keepTries) throw error;
      await pause(keepPauseMs);
    }
}

interface Refused {
  connectorId: string;
  holderId: string;
  now: Date;
}

const holds = { withdrawTime: null, refusal: null, refuseTime: null };

/** A creator or a merchant took the consent back, or it is over. */
export const withdraw = (tx: Db, refused: Refused): Promise<void> => refuseConsent(tx, { ...refused, failure: 'ConsentWithdrawn' });

/** Notes that somebody must be asked for consent again; what is left out of one may still be enough for something else. */
export async function refuseConsent(
  tx: Db,
  { connectorId, holderId, failure, now }: Refused & Pick<ConsentRefused, 'failure'>,
): Promise<void> {
  await tx
    .update(connectorConsents)
    .set({ refusal: failure, refuseTime: now, ...(failure === 'ConsentWithdrawn' && { withdrawTime: now }) })
    .where(of(connectorId, holderId));
}

/** Keeps what a code of the consent page opens; answers whose it is on the channel. */
export async function keepConsent(
  services: Vaulted,
  { row, holderId, clock, consented }: Pick<Asked, 'row' | 'holderId' | 'clock'> & { consented: Consented },
): Promise<void> {
  const { vault, database } = services;
  const values = { ...sealed(vault, consented), openId: consented.openId, ...holds, createTime: clock() };
  await database.db
    .insert(connectorConsents)
    .values({ connectorId: row.id, holderId, ...values })
    .onConflictDoUpdate({ target: [connectorConsents.connectorId, connectorConsents.holderId], set: values });
}

/** Our app at the channel of a connector; refuses with `NotAllowed` where its keys are not known. */
export function appOf(
  services: Pick<Services, 'vault' | 'config'>,
  { row, connector, clock }: Pick<Asked, 'row' | 'connector' | 'clock'>,
): App {
  const { clientKey, clientSecret }: Credentials = openCredentials(services.vault, row);
  if (!clientKey || !clientSecret) throw new CollectError('NotAllowed', 'no credentials');
  const [origin, tokenOrigin] = [connector.origin, connector.consent?.tokenOrigin ?? connector.origin].map((own) =>
    originOf(services, own),
  );
  return { origin: origin ?? '', tokenOrigin: tokenOrigin ?? '', clientKey, clientSecret, clock };
}

const of = (connectorId: string, holderId: string) =>
  and(eq(connectorConsents.connectorId, connectorId), eq(connectorConsents.holderId, holderId));

const sealed = (vault: Services['vault'], { accessToken, accessUntil, refreshToken, refreshUntil }: Consented) => ({
  accessToken: vault.seal(accessToken),
  accessUntil,
  refreshToken: vault.seal(refreshToken),
  refreshUntil,
});
