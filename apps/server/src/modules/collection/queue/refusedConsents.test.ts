import { asc, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectorConsents, connectors } from '../../../tables/collection/connector';
import { shops as merchants } from '../../../tables/merchants/merchant';
import { appOf, keepConsent } from '../connector/consents';
import { connectorNamed } from '../connectors';
import { type Collection, collectionOn } from '../testing/collectionOn';
import { madeUpShop } from '../testing/madeUpShop';

const openIds = { tiktokDisplay: ['tiktok-bea.reyes', 'tiktok-ploy.review'], tiktokShop: ['7495', '7496'], shopee: ['2201', '2202'] };
type Provider = keyof typeof openIds;

let on: Collection;
beforeAll(async () => {
  on = await collectionOn({
    shops: [...openIds.tiktokShop.map((id) => madeUpShop('tiktokShop', id)), ...openIds.shopee.map((id) => madeUpShop('shopee', id))],
  });
});
afterAll(() => on.close());
beforeEach(async () => {
  await on.calm();
  on.simulator.faults.lockedOut.clear();
});

const codeFor = (provider: Provider, openId: string) => {
  if (provider === 'tiktokDisplay') return on.simulator.consent(openId.replace('tiktok-', ''));
  const code = on.simulator.shopConsent(openId);
  return provider === 'shopee' ? `${code} ${openId}` : code;
};

/** A connector with the consents of two, and a job for each. */
async function two(provider: Provider) {
  const credentials = { clientKey: '1000001', clientSecret: on.simulator.clientSecret };
  const { id } = await on.must('admin', 'connector/add', { name: `${provider} ${Math.random()}`, provider, credentials });
  const [row] = await on.db.select().from(connectors).where(eq(connectors.id, id));
  if (!row) throw new Error('no connector');
  const connector = connectorNamed(provider);
  const isOfShops = connector.consent?.from === 'shop';
  const shops = await on.db.select({ id: merchants.id }).from(merchants).where(ne(merchants.status, 2)).orderBy(asc(merchants.id)).limit(2);
  const holders = isOfShops ? shops.map((shop) => shop.id) : on.creators[10];
  for (const [index, holderId] of holders.entries()) {
    const code = codeFor(provider, openIds[provider][index] ?? '');
    const consented = await connector.consent?.begin(appOf(on.services, { row, connector, clock: on.clock }), { code, redirectUri: '' });
    if (consented) await keepConsent(on.services, { row, holderId, clock: on.clock, consented });
  }
  const job = (holderId = '') =>
    on.queueJob({ connectorId: id, ...(isOfShops ? { objectType: 5, targetType: 3, targetId: holderId, upId: '0' } : { upId: holderId }) });
  const shown = async () =>
    (await on.get<{ consentCount: number; refusedCount: number; refused: object[] }>('admin', 'connector/detail', { id })).data;
  return { id, holders, job, shown };
}

describe.each(Object.keys(openIds) as Provider[])('one of those who let %s in', (provider) => {
  const [openId = ''] = openIds[provider];

  it('whose token is not taken must be asked again, and the others go on', async () => {
    const { id, holders, job, shown } = await two(provider);
    on.simulator.faults.lockedOut.add(openId);
    const [refused, other] = [await job(holders[0]), await job(holders[1])];
    expect(await on.work()).toBe(2);
    expect(await on.jobOf(refused)).toMatchObject({ queueStatus: 4, failure: 'ConsentWithdrawn', errorCode: 1029008 });
    expect(await on.jobOf(other)).toMatchObject({ queueStatus: 2, failure: null });
    expect(await on.wayOf(id)).toMatchObject({ connectorStatus: 0, pauseReason: null });
    expect(await shown()).toMatchObject({
      consentCount: 1,
      refusedCount: 1,
      refused: [{ id: holders[0], name: expect.stringMatching(/./) as string, failure: 'ConsentWithdrawn' }],
    });
  });
});

describe.each(['tiktokShop', 'shopee'] as const)('a shop that did not grant a scope to %s', (provider) => {
  it('is told, keeps what it granted, and is asked again', async () => {
    const { id, holders, job, shown } = await two(provider);
    on.simulator.faults.set('scope', { times: 1 });
    const refused = await job(holders[0]);
    await on.work();
    expect(await on.jobOf(refused)).toMatchObject({ queueStatus: 4, failure: 'NotAllowed' });
    expect(await on.wayOf(id)).toMatchObject({ connectorStatus: 0 });
    expect(await shown()).toMatchObject({ consentCount: 2, refusedCount: 1, refused: [{ id: holders[0], failure: 'NotAllowed' }] });
    const again = await job(holders[0]);
    await on.work();
    expect(await on.jobOf(again)).toMatchObject({ queueStatus: 2 });
  });
});

it.each(Object.keys(openIds) as Provider[])(
  'an app that %s does not know any more pauses the connector, and no consent is lost',
  async (provider) => {
    const { id, holders, job, shown } = await two(provider);
    await on.must('admin', 'connector/edit', {
      id,
      version: (await on.wayOf(id)).version,
      name: `${provider} ${Math.random()}`,
      provider,
      credentials: { clientSecret: 'other' },
    });
    // Over, so that it has to be renewed.
    await on.db.update(connectorConsents).set({ accessUntil: on.clock() }).where(eq(connectorConsents.connectorId, id));
    const refused = await job(holders[0]);
    await on.work();
    expect(await on.jobOf(refused)).toMatchObject({ queueStatus: 4, failure: 'AuthExpired' });
    expect(await on.wayOf(id)).toMatchObject({ connectorStatus: 1, pauseReason: expect.stringContaining('AuthExpired') as string });
    expect(await shown()).toMatchObject({ consentCount: 2, refusedCount: 0 });
  },
);

it('a key that does not hold pauses its connector', async () => {
  const id = await on.addWay('youtube', { credentials: { apiKey: 'other' } });
  const job = await on.queueJob({ connectorId: id, upId: on.creators[20][0] ?? '' });
  await on.work();
  expect(await on.jobOf(job)).toMatchObject({ queueStatus: 4, failure: 'AuthExpired' });
  expect(await on.wayOf(id)).toMatchObject({ connectorStatus: 1 });
});
