import { expect, it } from 'vitest';
import { enter, ever, everything, named, onChannels, refused, world } from '../../testing/channelGuests';

onChannels();

const first = { cursor: null, limit: 100 };
const minor = (amount: string | null) => Math.round(Number(amount) * 100);

it('a statement tells what was paid out and what the shop paid, once a day and only of days that are over', async () => {
  const { channel } = await enter(named('tiktokShop'));
  const { items, dataTime } = await channel.listStatements(ever(), first);
  expect(dataTime).toEqual(world.now);
  const times = items.map(({ statementTime }) => statementTime.getTime());
  expect(new Set(times).size).toBe(times.length);
  expect(times.every((time) => time % 86_400_000 === 0 && time <= world.now.getTime())).toBe(true);
  for (const statement of items) {
    expect(statement.currency).toBe('PHP');
    for (const name of ['settlementAmount', 'feeAmount', 'affiliateCommission', 'partnerCommission', 'tax'] as const)
      expect(minor(statement[name])).toBeGreaterThan(0);
  }
  const to = items.at(-1)?.statementTime ?? world.now;
  expect((await channel.listStatements({ from: ever().from, to }, first)).items).toHaveLength(items.length - 1);
});

it('what no statement has yet are orders that are not completed', async () => {
  const { channel } = await enter(named('tiktokShop'));
  const waiting = await everything((cursor) => channel.listUnsettled(ever(), { cursor, limit: 4 }));
  const open = await everything((cursor) => channel.listOrders(ever(), { cursor, limit: 100 }));
  const made = open.filter(({ orderStatus }) => orderStatus === 1).map(({ orderTime }) => orderTime.getTime());
  expect(waiting.map(({ orderTime }) => orderTime.getTime()).toSorted()).toEqual(made.toSorted());
});

it('videos are told until the last day that is counted, and days add up', async () => {
  const { channel } = await enter(named('tiktokShop'));
  const viewsIn = async (from: string, to: string) => {
    const { items, through } = await channel.listVideoResults({ from, to }, first);
    expect(items.every(({ gmv, clickRate }) => /^\d+\.\d\d$/.test(gmv) && clickRate === 0.031)).toBe(true);
    return { through, views: items.reduce((sum, { views }) => sum + views, 0) };
  };
  // It is the evening of the 20th there.
  const whole = await viewsIn('2026-10-21', '2026-11-25');
  expect(whole.through).toBe('2026-11-19');
  const [before, after] = [await viewsIn('2026-10-21', '2026-11-04'), await viewsIn('2026-11-05', '2026-11-19')];
  expect([before.through, before.views + after.views]).toEqual(['2026-11-04', whole.views]);
});

it('is refused with a clear word: a cursor from nowhere, a scope that is not granted, an answer of another shape', async () => {
  const { channel } = await enter(named('tiktokShop'));
  const asking = {
    '/finance/202309': (cursor: string | null) => channel.listStatements(ever(), { cursor, limit: 5 }),
    '/finance/202507': (cursor: string | null) => channel.listUnsettled(ever(), { cursor, limit: 5 }),
    '/analytics': (cursor: string | null) => channel.listVideoResults({ from: '2026-11-01', to: '2026-11-19' }, { cursor, limit: 5 }),
  };
  for (const [on, ask] of Object.entries(asking)) {
    expect((await refused(ask('nowhere'))).failure).toBe('BadRequest');
    world.simulator.faults.set('scope', { times: 1, on });
    expect((await refused(ask(null))).failure).toBe('NotAllowed');
    world.simulator.faults.set('shape', { times: 1, on });
    expect((await refused(ask(null))).failure).toBe('ShapeChanged');
    expect((await ask(null)).items).toHaveLength(5);
  }
});
