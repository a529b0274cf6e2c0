import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectorBuckets, connectors } from '../../../tables/collection/connector';
import { collectionOn, type Collection } from '../testing/collectionOn';
import { NotYet, permit } from './permit';

let on: Collection;
beforeAll(async () => {
  on = await collectionOn({ handles: ['permit.one'] });
});
afterAll(() => on.close());

const minute = 60_000;
const midnight = new Date('2026-11-28T00:00:00Z');
const noon = new Date('2026-11-27T12:00:00Z');
const later = (ms: number) => new Date(noon.getTime() + ms);

/** A connector that grants 60 calls a minute, 3 of them at once. */
const ask = (endpoint: string, now: Date) =>
  permit(on.db, {
    connectorId: on.ways.youtube,
    connector: { perMinute: 60, burst: 3, quotaEnds: () => midnight },
    upId: '0',
    endpoint,
    now,
  });
const used = async () => (await on.wayOf(on.ways.youtube)).quotaUsed;
const quota = (quotaDay: number | null, quotaUsed = 0) =>
  on.db.update(connectors).set({ quotaDay, quotaUsed, quotaResetTime: midnight }).where(eq(connectors.id, on.ways.youtube));

it('grants what a bucket holds, however many ask at once, and says when the next call is free', async () => {
  await quota(null);
  const asked = await Promise.allSettled(Array.from({ length: 8 }, () => ask('works', noon)));
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refused).toHaveLength(5);
  expect(refused.every((reason) => reason instanceof NotYet && reason.until.getTime() === noon.getTime() + 1000)).toBe(true);
  expect(await used()).toBe(3);
  await ask('works', later(1000));
  await expect(ask('works', later(1000))).rejects.toThrow('own limit');
  // An endpoint has a bucket of its own.
  await ask('comments', noon);
  expect(await used()).toBe(5);
});

it('fills no bucket over its brim, and none by a clock that runs behind', async () => {
  await quota(null);
  for (const at of [0, minute, minute, minute]) await ask('profile', later(at));
  await expect(ask('profile', noon)).rejects.toThrow('own limit');
  const [bucket] = await on.db
    .select()
    .from(connectorBuckets)
    .where(and(eq(connectorBuckets.connectorId, on.ways.youtube), eq(connectorBuckets.endpoint, 'profile')));
  expect([bucket?.tokens, bucket?.countTime]).toEqual([0, later(minute)]);
});

it('grants what is left of the quota until it begins anew', async () => {
  await quota(2, 1);
  await ask('audience', noon);
  await expect(ask('audience', noon)).rejects.toMatchObject({ failure: 'QuotaExhausted', askAgainAt: midnight });
  expect(await used()).toBe(2);
  const morning = new Date(midnight.getTime() + 1);
  await ask('audience', morning);
  expect(await used()).toBe(1);
});
