import { and, eq, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { preparing } from '../../../db/prepared';
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

/**
 * Takes a call from the bucket of the credential and from the quota of the day, in one statement; throws where either is empty. An empty
 * bucket costs the quota nothing.
 */
export async function permit(db: Db, asked: Asked): Promise<void> {
  const { connectorId, connector, upId, endpoint } = asked;
  const { perMinute, burst = perMinute, quotaEnds } = connector;
  const [now, ends] = [sql`${asked.now.toISOString()}::timestamptz`, sql`${quotaEnds(asked.now).toISOString()}::timestamptz`];
  const passed = sql`greatest(0, extract(epoch from ${now} - b.count_time))`;
  const filled = sql`least(${burst}::float8, b.tokens + ${passed} * ${perMinute}::float8 / 60)`;
  const used = sql`case when quota_reset_time > ${now} then quota_used else 0 end`;
  const [taken] = await rowsOf<{ fromBucket: boolean; fromQuota: boolean }>(
    db,
    sql`${preparing}with token as (
        insert into ${connectorBuckets} as b (connector_id, up_id, endpoint, tokens, count_time)
        values (${connectorId}, ${upId}, ${endpoint}, ${burst}::float8 - 1, ${now})
        on conflict (connector_id, up_id, endpoint) do update set tokens = ${filled} - 1, count_time = greatest(b.count_time, ${now})
        where ${filled} >= 1 returning 1),
      call as (
        update ${connectors} set quota_used = ${used} + 1, quota_reset_time = case when quota_reset_time > ${now} then quota_reset_time else ${ends} end
        where id = ${connectorId} and exists (select from token) and (quota_day is null or ${used} < quota_day) returning 1)
      select exists (select from token) "fromBucket", exists (select from call) "fromQuota"`,
  );
  if (!taken?.fromBucket) throw await untilBucketFills(db, asked);
  if (!taken.fromQuota) throw await quotaIsEmpty(db, asked);
}

async function untilBucketFills(db: Db, { connectorId, connector: { perMinute, burst = perMinute }, upId, endpoint, now }: Asked) {
  const own = and(eq(connectorBuckets.connectorId, connectorId), eq(connectorBuckets.upId, upId), eq(connectorBuckets.endpoint, endpoint));
  const [bucket] = await db.select().from(connectorBuckets).where(own);
  if (!bucket) throw new Error('The bucket is gone.');
  const perMs = perMinute / 60_000;
  const tokens = Math.min(burst, bucket.tokens + Math.max(0, now.getTime() - bucket.countTime.getTime()) * perMs);
  return new NotYet(new Date(now.getTime() + Math.max(1, Math.ceil((1 - tokens) / perMs))));
}

async function quotaIsEmpty(db: Db, { connectorId, connector, now }: Asked) {
  const [row] = await db.select().from(connectors).where(eq(connectors.id, connectorId));
  if (!row) return new Error(`There is no connector ${connectorId}.`);
  return new CollectError('QuotaExhausted', `${row.quotaUsed}`, row.quotaResetTime ?? connector.quotaEnds(now));
}

/** What a call took beyond the one unit that it was counted with. */
export async function addCost(db: Db, connectorId: string, quotaCost: number): Promise<void> {
  if (quotaCost === 1) return;
  await db
    .update(connectors)
    .set({ quotaUsed: sql`${connectors.quotaUsed} + ${quotaCost - 1}` })
    .where(eq(connectors.id, connectorId));
}
