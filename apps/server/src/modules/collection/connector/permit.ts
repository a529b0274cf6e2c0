import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { connectorBuckets, connectors } from '../../../tables/collection/connector';
import { CollectError, type Connector } from '../connectors';

/** Our own limit of calls is reached: asked again at a moment, and nothing went wrong. */
export class NotYet extends Error {
  constructor(readonly until: Date) {
    super('own limit');
  }
}

interface Asked {
  connectorId: string;
  connector: Pick<Connector, 'perMinute' | 'burst' | 'quotaEnds'>;
  /** Whose consent opens the channel; 0 for the key of the connector. */
  upId: string;
  endpoint: string;
  now: Date;
}

/** Takes a call from the quota of the day and from the bucket of the credential; throws where either is empty. */
export const permit = (db: Db, asked: Asked): Promise<void> =>
  db.transaction(async (tx) => {
    await takeQuota(tx, asked);
    await takeToken(tx, asked);
  });

/** What a call took beyond the one unit that it was counted with. */
export async function addCost(db: Db, connectorId: string, quotaCost: number): Promise<void> {
  if (quotaCost === 1) return;
  await db
    .update(connectors)
    .set({ quotaUsed: sql`${connectors.quotaUsed} + ${quotaCost - 1}` })
    .where(eq(connectors.id, connectorId));
}

async function takeQuota(tx: Db, { connectorId, connector, now }: Asked): Promise<void> {
  const [row] = await tx.select().from(connectors).where(eq(connectors.id, connectorId)).for('update');
  if (!row) throw new Error(`There is no connector ${connectorId}.`);
  const goesOn = row.quotaResetTime !== null && row.quotaResetTime > now;
  const quotaUsed = goesOn ? row.quotaUsed : 0;
  const quotaResetTime = goesOn && row.quotaResetTime ? row.quotaResetTime : connector.quotaEnds(now);
  if (row.quotaDay !== null && quotaUsed >= row.quotaDay) throw new CollectError('QuotaExhausted', `${quotaUsed}`, quotaResetTime);
  await tx
    .update(connectors)
    .set({ quotaUsed: quotaUsed + 1, quotaResetTime })
    .where(eq(connectors.id, connectorId));
}

async function takeToken(tx: Db, { connectorId, connector: { perMinute, burst = perMinute }, upId, endpoint, now }: Asked): Promise<void> {
  const key = { connectorId, upId, endpoint };
  await tx
    .insert(connectorBuckets)
    .values({ ...key, tokens: burst, countTime: now })
    .onConflictDoNothing();
  const own = and(eq(connectorBuckets.connectorId, connectorId), eq(connectorBuckets.upId, upId), eq(connectorBuckets.endpoint, endpoint));
  const [bucket] = await tx.select().from(connectorBuckets).where(own).for('update');
  if (!bucket) throw new Error('The bucket is gone.');
  const perMs = perMinute / 60_000;
  const passed = Math.max(0, now.getTime() - bucket.countTime.getTime());
  const tokens = Math.min(burst, bucket.tokens + passed * perMs);
  if (tokens < 1) throw new NotYet(new Date(now.getTime() + Math.ceil((1 - tokens) / perMs)));
  await tx
    .update(connectorBuckets)
    .set({ tokens: tokens - 1, countTime: now })
    .where(own);
}
