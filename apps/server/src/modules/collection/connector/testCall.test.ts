import { connectorLife } from '@backlot/contract';
import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLogs } from '../../../tables/base/audit';
import { connectorAnswers, connectorBuckets, connectorConsents, connectors } from '../../../tables/collection/connector';
import { ups } from '../../../tables/creators/creator';
import { shops as merchants } from '../../../tables/merchants/merchant';
import { connectorNamed } from '../connectors';
import { type Collection, collectionOn } from '../testing/collectionOn';
import { madeUpShop } from '../testing/madeUpShop';
import { appOf, keepConsent } from './consents';

interface Tested {
  askedFor: string | null;
  failure: string | null;
  errorText: string | null;
  askAgainTime: string | null;
  took: number;
}

const readLast = new Date(Date.now() + 60_000);

let on: Collection;
beforeAll(async () => {
  on = await collectionOn({ shops: [madeUpShop('tiktokShop', '7495'), madeUpShop('shopee', '2201')] });
  // The channel told of this one last.
  await on.db
    .update(ups)
    .set({ dataTime: readLast })
    .where(eq(ups.id, on.creators[20][0] ?? ''));
});
afterAll(() => on.close());
beforeEach(async () => {
  await on.calm();
  on.simulator.faults.lockedOut.clear();
  await on.db.delete(connectorConsents);
  await on.db.delete(connectorBuckets);
});

const test = async (id: string) => on.must<Tested>('admin', 'connector/test', { id });

/** A connector with the consent of one. */
async function consented(provider: 'tiktokDisplay' | 'tiktokShop' | 'shopee', openId: string) {
  const credentials = { clientKey: '1000001', clientSecret: on.simulator.clientSecret };
  const { id } = await on.must('admin', 'connector/add', { name: `${provider} ${Math.random()}`, provider, credentials });
  const row = await on.wayOf(id);
  const connector = connectorNamed(provider);
  const [shop] = await on.db.select().from(merchants).where(ne(merchants.status, 2)).limit(1);
  const isOfShop = connector.consent?.from === 'shop';
  const holderId = (isOfShop ? shop?.id : on.creators[10][0]) ?? '';
  const code = isOfShop ? on.simulator.shopConsent(openId) : on.simulator.consent(openId);
  const grant = { code: provider === 'shopee' ? `${code} ${openId}` : code, redirectUri: '' };
  const given = await connector.consent?.begin(appOf(on.services, { row, connector, clock: on.clock }), grant);
  if (!given) throw new Error('no consent');
  await keepConsent(on.services, { row, holderId, clock: on.clock, consented: given });
  return { id, name: isOfShop ? shop?.shopName : '@bea.reyes' };
}

it('a key of ours is tried on a creator of the channel, also while the connector is paused; it stays so, and the call is counted and noted', async () => {
  await on.db.update(connectors).set({ connectorStatus: connectorLife.states.paused, pauseReason: 'ShapeChanged: items.0' });
  const id = on.ways.youtube;
  expect(await test(id)).toEqual({
    askedFor: '@bea.reyes',
    failure: null,
    errorText: null,
    askAgainTime: null,
    took: expect.any(Number) as number,
  });
  expect(await on.wayOf(id)).toMatchObject({ connectorStatus: 1, pauseReason: 'ShapeChanged: items.0', quotaUsed: 1 });
  const [answer] = await on.db.select().from(connectorAnswers).where(eq(connectorAnswers.connectorId, id));
  expect(answer).toMatchObject({ endpoint: 'profile', quotaCost: 1 });
  const [up] = await on.db
    .select()
    .from(ups)
    .where(eq(ups.id, on.creators[20][0] ?? ''));
  expect(up?.dataTime).toEqual(readLast);
  const [noted] = await on.db
    .select()
    .from(auditLogs)
    .where(eq(auditLogs.object, `connector:${id}`))
    .orderBy(desc(auditLogs.seq))
    .limit(1);
  expect(noted).toMatchObject({ action: 'connector.test', account: 'admin' });
});

it.each([
  ['tiktokDisplay', 'bea.reyes'],
  ['tiktokShop', '7495'],
  ['shopee', '2201'],
] as const)('%s is tried with the newest consent', async (provider, openId) => {
  const { id, name } = await consented(provider, openId);
  expect(await test(id)).toMatchObject({ askedFor: name, failure: null });
});

it('a consent that holds no more is said, and marked to be asked for again', async () => {
  const { id } = await consented('tiktokDisplay', 'bea.reyes');
  on.simulator.faults.lockedOut.add('tiktok-bea.reyes');
  expect(await test(id)).toMatchObject({ askedFor: '@bea.reyes', failure: 'ConsentWithdrawn' });
  const held = and(eq(connectorConsents.connectorId, id), isNull(connectorConsents.refusal));
  expect(await on.db.select().from(connectorConsents).where(held)).toEqual([]);
  expect(await test(id)).toMatchObject({ askedFor: null, failure: 'NobodyToAsk', took: 0 });
});

it('a refusal is told as the channel said it, and pauses nothing', async () => {
  const id = await on.addWay('youtube', { credentials: { apiKey: 'wrong' } });
  expect(await test(id)).toMatchObject({ failure: 'AuthExpired', errorText: expect.stringContaining('keyInvalid') as string });
  expect(await on.wayOf(id)).toMatchObject({ connectorStatus: 0 });
});

it('the quota of the day holds for it too, and says when it begins anew', async () => {
  const id = await on.addWay('youtube', { quotaDay: 1 });
  expect(await test(id)).toMatchObject({ failure: null });
  expect(await test(id)).toMatchObject({ failure: 'QuotaExhausted', askAgainTime: expect.stringMatching(/^\d{4}-/) as string });
});

it('is refused to those who may not pause a connector, and where there is none', async () => {
  const id = on.ways.youtube;
  expect(await on.post('bd.ph.1', 'connector/test', { id })).toMatchObject({ code: 1013002 });
  expect(await on.post('admin', 'connector/test', { id: '999999' })).toMatchObject({ code: 1020002 });
});

it('the list tells how the jobs of the last 24 hours ended', async () => {
  const [up = ''] = on.creators[20];
  const id = on.ways.youtube;
  const ended = async (queueStatus: number, hoursAgo: number) =>
    on.queueJob({ connectorId: id, upId: up, queueStatus, endTime: new Date(on.clock().getTime() - hoursAgo * 3_600_000) });
  for (const [state, hours] of [
    [2, 1],
    [2, 23],
    [2, 25],
    [3, 2],
    [4, 3],
    [4, 30],
  ] as const)
    await ended(state, hours);
  const { data } = await on.get<{ rows: { id: string; doneDay: number; failedDay: number }[] }>('admin', 'connector/page', {
    pageNo: 1,
    pageSize: 100,
  });
  expect(data.rows.find((row) => row.id === id)).toMatchObject({ doneDay: 2, failedDay: 2 });
});
