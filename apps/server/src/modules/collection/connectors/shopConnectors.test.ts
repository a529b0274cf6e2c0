import { describe, expect, it } from 'vitest';
import { app, enter, ever, everything, firstOf, guests, named, onChannels, refused, start, those, world } from '../testing/channelGuests';

onChannels();

describe.each(those('orders'))('orders of %s', (_, connector) => {
  it('are told to the end, each once, the same from a cursor, and grow with time', async () => {
    const { channel } = await enter(connector);
    const all = await everything((cursor) => channel.listOrders(ever(), { cursor, limit: 30 }));
    const numbers = all.map(({ orderNo }) => orderNo);
    expect(numbers.length).toBeGreaterThan(60);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect((await everything((cursor) => channel.listOrders(ever(), { cursor, limit: 100 }))).map(({ orderNo }) => orderNo)).toEqual(
      numbers,
    );
    expect(all.every(({ lines: [line] }) => /^\d+\.\d\d$/.test(line?.payAmount ?? '') && line?.creator !== null)).toBe(true);
    expect(all.every(({ orderTime }) => orderTime <= world.now)).toBe(true);
    expect(new Set(all.map(({ orderStatus }) => orderStatus))).toEqual(new Set([1, 2, 3]));
    const [from, to] = [ever().from, new Date(world.now.getTime() + 3 * 86_400_000)];
    world.now = new Date(world.now.getTime() + 60_000);
    expect((await everything((cursor) => channel.listOrders({ from, to }, { cursor, limit: 100 }))).length).toBeGreaterThanOrEqual(
      numbers.length,
    );
  });

  it('have only those of the window, and none where there are none', async () => {
    const { channel } = await enter(connector);
    const window = { from: new Date('2026-10-01T00:00:00Z'), to: new Date('2026-10-11T00:00:00Z') };
    const { items, quotaCost, dataTime } = await channel.listOrders(window, { cursor: null, limit: 100 });
    expect([items.length, quotaCost, dataTime]).toEqual([10, 1, start]);
    expect(items.every(({ orderTime }) => orderTime >= window.from && orderTime < window.to)).toBe(true);
    const before = { from: new Date('2026-08-01T00:00:00Z'), to: new Date('2026-08-02T00:00:00Z') };
    expect(await channel.listOrders(before, { cursor: null, limit: 100 })).toMatchObject({ items: [], nextCursor: null });
  });

  it('keep a state that nobody knows as the channel says it', async () => {
    const { channel } = await enter(connector);
    world.simulator.faults.set('unknownValue');
    const [order] = (await channel.listOrders(ever(), { cursor: null, limit: 5 })).items;
    expect([order?.orderStatus, order?.statusText]).toEqual([null, connector.provider === 'shopee' ? 'Disputed' : 'ON_TRIAL']);
  });

  it('are refused with a clear word when a clock is wrong, a signature is, a cursor or the quota', async () => {
    const ahead = connector.provider === 'shopee' ? 301_000 : 31_000;
    const skewed = await enter(connector, { clock: () => new Date(world.now.getTime() + ahead) });
    const told = await refused(firstOf(connector, skewed));
    expect([told.failure, /timestamp/.test(told.message)]).toEqual(['BadRequest', true]);
    const unsigned = await enter(connector, { app: { ...app, clientSecret: 'other' } });
    expect((await refused(firstOf(connector, unsigned))).failure).toBe('BadRequest');
    const guest = await enter(connector);
    expect((await refused(guest.channel.listOrders(ever(), { cursor: 'nowhere', limit: 5 }))).failure).toBe('BadRequest');
    world.simulator.faults.set('quota', { times: 1 });
    const used = await refused(firstOf(connector, guest));
    expect([used.failure, used.askAgainAt]).toEqual(['QuotaExhausted', new Date('2026-11-21T00:00:00Z')]);
  });

  it('are opened by a consent that is renewed once, with tokens that rotate, until the shop takes it back', async () => {
    const { consent } = connector;
    const { handle } = guests[connector.provider] ?? { handle: '' };
    const ours = { ...app, origin: world.simulator.url, tokenOrigin: world.simulator.url, clock: () => world.now };
    const code = connector.provider === 'shopee' ? `${world.simulator.shopConsent(handle)} ${handle}` : world.simulator.shopConsent(handle);
    const first = await consent?.begin(ours, { code, redirectUri: '' });
    expect((await refused(consent?.begin(ours, { code, redirectUri: '' }) ?? Promise.resolve())).failure).toBe('ConsentWithdrawn');
    world.now = new Date(first?.accessUntil.getTime() ?? 0);
    expect((await refused(firstOf(connector, await enter(connector, { credential: first?.accessToken ?? '' })))).failure).toBe(
      'AuthExpired',
    );
    const second = await consent?.renew(ours, first?.refreshToken ?? '');
    expect((await firstOf(connector, await enter(connector, { credential: second?.accessToken ?? '' }))).items.length).toBe(5);
    expect((await refused(consent?.renew(ours, first?.refreshToken ?? '') ?? Promise.resolve())).failure).toBe('ConsentWithdrawn');
    world.simulator.faults.withdrawn.add(handle);
    expect((await refused(consent?.renew(ours, second?.refreshToken ?? '') ?? Promise.resolve())).failure).toBe('ConsentWithdrawn');
  });
});

describe('what else shops tell', () => {
  it('keeps neither buyers nor their addresses', async () => {
    const { channel } = await enter(named('tiktokShop'));
    const { raw, items } = await channel.listShopOrders(ever(), { cursor: null, limit: 5 });
    expect([items.length, raw.includes(items[0]?.orderNo ?? '-'), /Mabini|buyer/.test(raw)]).toEqual([5, true, false]);
  });

  it('names no sales of a creator who does not share them', async () => {
    const { channel } = await enter(named('tiktokShop'));
    const [first] = (await channel.searchCreators({}, { cursor: null, limit: 12 })).items;
    world.simulator.faults.figuresHidden.add(first?.platformId ?? '');
    const again = (await channel.searchCreators({ keyword: first?.handle ?? '' }, { cursor: null, limit: 12 })).items;
    expect([first?.gmv !== null, again.map(({ gmv }) => gmv)]).toEqual([true, [null]]);
  });

  it('asks Shopee for creators by their ids', async () => {
    const { channel } = await enter(named('shopee'));
    expect((await channel.getCreators(['9009'])).items).toMatchObject([{ platformId: '9009', handle: 'bea.reyes' }]);
    expect((await refused(channel.getCreators(Array.from({ length: 201 }, (_unused, n) => String(n))))).failure).toBe('BadRequest');
  });
});
