import { type Simulator, startSimulator } from '@backlot/channel-simulator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allConnectors } from './allConnectors';
import { CollectError } from './CollectError';
import type { Access, Channel, ChannelWork, Connector, Told } from './connector';
import type { Window } from './shopReads';

const start = new Date('2026-11-20T10:00:00Z');
let now = start;
let simulator: Simulator;
beforeEach(async () => {
  now = start;
  simulator = await startSimulator({ clock: () => now });
});
afterEach(() => simulator.close());

const app = { clientKey: '1000001', clientSecret: 'simulated-secret' };

/** How a shop lets a connector in. */
const shopCredential = async (provider: string, id: string) => {
  const { consent } = named(provider);
  const code = provider === 'shopee' ? `${simulator.shopConsent(id)} ${id}` : simulator.shopConsent(id);
  const found = await consent?.begin(
    { ...app, origin: simulator.url, tokenOrigin: simulator.url, clock: () => now },
    { code, redirectUri: '' },
  );
  if (found?.openId !== id) throw new Error(`${provider} let in ${found?.openId}.`);
  return found.accessToken;
};

/** Somebody to ask for, and how a connector gets in, by provider. */
const guests: Record<string, { handle: string; credential: () => Promise<string>; place?: Access['place'] }> = {
  tiktokDisplay: {
    handle: 'bea.reyes',
    credential: async () => {
      const code = simulator.consent('bea.reyes');
      const body = new URLSearchParams({ client_secret: simulator.clientSecret, grant_type: 'authorization_code', code });
      const response = await fetch(`${simulator.url}/v2/oauth/token/`, { method: 'POST', body });
      return ((await response.json()) as { access_token: string }).access_token;
    },
  },
  tiktokShop: { handle: '7495000000000000001', credential: () => shopCredential('tiktokShop', '7495000000000000001') },
  shopee: {
    handle: '220011',
    credential: () => shopCredential('shopee', '220011'),
    place: { timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' },
  },
  youtube: { handle: 'linh.review', credential: () => Promise.resolve(simulator.apiKey) },
};

/** A channel of which every call may be asked: one that is not there fails the test. */
type Whole = Required<Channel>;

const enter = async (connector: Connector, other: Partial<Access> = {}) => {
  const guest = guests[connector.provider];
  if (!guest) throw new Error(`The suite knows nobody on ${connector.provider}.`);
  const { handle, place } = guest;
  const credential = other.credential ?? (await guest.credential());
  const access = { origin: simulator.url, clock: () => now, app, ...(place && { place }), ...other, credential };
  return { handle, channel: connector.open(access) as Whole };
};

/** What every connector is asked for first. */
const firstOf = (connector: Connector, { channel, handle }: { channel: Whole; handle: string }) =>
  connector.capabilities.includes('orders') ? channel.listOrders(ever(), { cursor: null, limit: 5 }) : channel.fetchProfile(`@${handle}`);

const ever = (): Window => ({ from: new Date(now.getTime() - 85 * 86_400_000), to: new Date(now.getTime() + 1000) });

const refused = async (asking: Promise<unknown>): Promise<CollectError> => {
  const error = await asking.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CollectError)) throw new Error(`No refusal of a channel: ${String(error)}`);
  return error;
};

async function everything<T>(list: (cursor: string | null) => Promise<Told<T>>): Promise<T[]> {
  const items: T[] = [];
  let cursor: string | null = null;
  do {
    const told: Told<T> = await list(cursor);
    items.push(...told.items);
    cursor = told.nextCursor;
  } while (cursor !== null);
  return items;
}

const worksOf = (channel: Whole, platformId: string, limit: number): Promise<ChannelWork[]> =>
  everything((cursor) => channel.listWorks(platformId, { cursor, limit }));

const those = (capability: Connector['capabilities'][number]) =>
  allConnectors
    .filter(({ capabilities }) => capabilities.includes(capability))
    .map((connector) => [connector.provider, connector] as const);

describe.each(those('profile'))('creators of %s', (_, connector) => {
  const profileOf = async () => {
    const { channel, handle } = await enter(connector);
    const { items, ...rest } = await channel.fetchProfile(`@${handle}`);
    const [profile] = items;
    if (!profile) throw new Error('no profile');
    return { channel, handle, profile, ...rest };
  };

  it('tells who somebody is, when that was and what it took', async () => {
    const { handle, profile, dataTime, quotaCost, raw, nextCursor } = await profileOf();
    expect(profile.handle).toBe(handle);
    expect(profile.fans).toBeGreaterThan(1000);
    expect([dataTime, quotaCost, nextCursor]).toEqual([start, 1, null]);
    expect(raw).toContain(profile.platformId);
  });

  it('leads through every work once, newest first, with moments that lie in the past', async () => {
    const { channel, profile } = await profileOf();
    const works = await worksOf(channel, profile.platformId, 7);
    expect(works).toHaveLength(profile.works ?? -1);
    expect(new Set(works.map(({ platformWorkId }) => platformWorkId)).size).toBe(works.length);
    const times = works.map(({ postTime }) => postTime.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times.every((time) => time > Date.parse('2026-09-01') && time <= start.getTime())).toBe(true);
    expect(works.every(({ views, duration }) => Number.isSafeInteger(views) && duration >= 15 && duration < 60)).toBe(true);
    expect(works.some(({ hashtags }) => hashtags.length > 0)).toBe(true);
  });

  it('leaves out a work that is gone', async () => {
    const { channel, profile } = await profileOf();
    const { items } = await channel.listWorks(profile.platformId, { cursor: null, limit: 2 });
    const [gone = '', left = ''] = items.map(({ platformWorkId }) => platformWorkId);
    simulator.faults.gone.add(gone);
    const found = await channel.getWorks([gone, left]);
    expect(found.items.map(({ platformWorkId }) => platformWorkId)).toEqual([left]);
  });

  it('has no figures where somebody hides them, and takes what nobody knows yet', async () => {
    const { profile } = await profileOf();
    simulator.faults.figuresHidden.add(profile.platformId);
    simulator.faults.set('unknownValue');
    expect((await profileOf()).profile.fans).toBeNull();
  });

  it('says what was wrong with a question', async () => {
    const { channel } = await enter(connector);
    const ids = Array.from({ length: connector.mostIds + 1 }, (_unused, n) => `x${n}`);
    expect((await refused(channel.getWorks(ids))).failure).toBe('BadRequest');
  });

  it('reads comments if it says that it can', async () => {
    const { channel, profile } = await profileOf();
    expect((channel as Channel).listComments !== undefined).toBe(connector.capabilities.includes('comments'));
    if (!connector.capabilities.includes('comments')) return;
    const [work] = (await worksOf(channel, profile.platformId, 50)).toSorted((a, b) => (b.comments ?? 0) - (a.comments ?? 0));
    const id = work?.platformWorkId ?? '';
    const first = await channel.listComments(id, { cursor: null, limit: 2 });
    const second = await channel.listComments(id, { cursor: first.nextCursor, limit: 2 });
    const times = [...first.items, ...second.items].map(({ commentTime }) => commentTime.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set([...first.items, ...second.items].map(({ platformCommentId }) => platformCommentId)).size).toBe(4);
    simulator.faults.commentsClosed.add(id);
    expect((await refused(channel.listComments(id, { cursor: null, limit: 2 }))).failure).toBe('NotAllowed');
    expect((await refused(channel.listComments('nowhere', { cursor: null, limit: 2 }))).failure).toBe('NotFound');
  });
});

describe.each(allConnectors.map((connector) => [connector.provider, connector] as const))('%s', (_, connector) => {
  it('says until when a channel asks to wait, if it was told', async () => {
    const guest = await enter(connector);
    simulator.faults.set('rateLimit', { times: 1, retryAfter: 30 });
    const told = await refused(firstOf(connector, guest));
    expect([told.failure, told.askAgainAt, told.isPassing]).toEqual(['RateLimited', new Date(start.getTime() + 30_000), true]);
    simulator.faults.set('rateLimit', { times: 1 });
    expect((await refused(firstOf(connector, guest))).askAgainAt).toBeNull();
  });

  it('tells a channel that fails, one that is silent and one that answers otherwise apart', async () => {
    const guest = await enter(connector, { timeout: 300 });
    const failureOf = async () => {
      const { failure, isPassing } = await refused(firstOf(connector, guest));
      return [failure, isPassing];
    };
    simulator.faults.set('serverError', { times: 1 });
    expect(await failureOf()).toEqual(['Upstream5xx', true]);
    simulator.faults.set('silence', { times: 1 });
    expect(await failureOf()).toEqual(['Timeout', true]);
    simulator.faults.set('shape', { times: 1 });
    expect(await failureOf()).toEqual(['ShapeChanged', false]);
  });

  it('says that a credential does not hold', async () => {
    const guest = await enter(connector, { credential: 'other' });
    expect((await refused(firstOf(connector, guest))).failure).toBe('AuthExpired');
  });
});

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
    expect(all.every(({ orderTime }) => orderTime <= now)).toBe(true);
    expect(new Set(all.map(({ orderStatus }) => orderStatus))).toEqual(new Set([1, 2, 3]));
    const [from, to] = [ever().from, new Date(now.getTime() + 3 * 86_400_000)];
    now = new Date(now.getTime() + 60_000);
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
    simulator.faults.set('unknownValue');
    const [order] = (await channel.listOrders(ever(), { cursor: null, limit: 5 })).items;
    expect([order?.orderStatus, order?.statusText]).toEqual([null, connector.provider === 'shopee' ? 'Disputed' : 'ON_TRIAL']);
  });

  it('are refused with a clear word when a clock is wrong, a signature is, a cursor or the quota', async () => {
    const ahead = connector.provider === 'shopee' ? 301_000 : 31_000;
    const skewed = await enter(connector, { clock: () => new Date(now.getTime() + ahead) });
    const told = await refused(firstOf(connector, skewed));
    expect([told.failure, /timestamp/.test(told.message)]).toEqual(['BadRequest', true]);
    const unsigned = await enter(connector, { app: { ...app, clientSecret: 'other' } });
    expect((await refused(firstOf(connector, unsigned))).failure).toBe('BadRequest');
    const guest = await enter(connector);
    expect((await refused(guest.channel.listOrders(ever(), { cursor: 'nowhere', limit: 5 }))).failure).toBe('BadRequest');
    simulator.faults.set('quota', { times: 1 });
    const used = await refused(firstOf(connector, guest));
    expect([used.failure, used.askAgainAt]).toEqual(['QuotaExhausted', new Date('2026-11-21T00:00:00Z')]);
  });

  it('are opened by a consent that is renewed once, with tokens that rotate, until the shop takes it back', async () => {
    const { consent } = connector;
    const { handle } = guests[connector.provider] ?? { handle: '' };
    const ours = { ...app, origin: simulator.url, tokenOrigin: simulator.url, clock: () => now };
    const code = connector.provider === 'shopee' ? `${simulator.shopConsent(handle)} ${handle}` : simulator.shopConsent(handle);
    const first = await consent?.begin(ours, { code, redirectUri: '' });
    expect((await refused(consent?.begin(ours, { code, redirectUri: '' }) ?? Promise.resolve())).failure).toBe('ConsentWithdrawn');
    now = new Date(first?.accessUntil.getTime() ?? 0);
    expect((await refused(firstOf(connector, await enter(connector, { credential: first?.accessToken ?? '' })))).failure).toBe(
      'AuthExpired',
    );
    const second = await consent?.renew(ours, first?.refreshToken ?? '');
    expect((await firstOf(connector, await enter(connector, { credential: second?.accessToken ?? '' }))).items.length).toBe(5);
    expect((await refused(consent?.renew(ours, first?.refreshToken ?? '') ?? Promise.resolve())).failure).toBe('ConsentWithdrawn');
    simulator.faults.withdrawn.add(handle);
    expect((await refused(consent?.renew(ours, second?.refreshToken ?? '') ?? Promise.resolve())).failure).toBe('ConsentWithdrawn');
  });
});

describe('other lists of shops', () => {
  type List = (channel: Whole, cursor: string | null) => Promise<Told<unknown>>;
  const paged = (cursor: string | null) => ({ cursor, limit: 12 });
  const lists: [string, string, string, List][] = [
    ['tiktokShop', 'listShopOrders', 'orderNo', (channel, cursor) => channel.listShopOrders(ever(), paged(cursor))],
    ['tiktokShop', 'listReturns', 'refundNo', (channel, cursor) => channel.listReturns(ever(), { cursor, limit: 3 })],
    ['tiktokShop', 'listSamples', 'platformSampleId', (channel, cursor) => channel.listSamples({ cursor, limit: 3 })],
    ['tiktokShop', 'listPartnerOrders', 'orderNo', (channel, cursor) => channel.listPartnerOrders(ever(), paged(cursor))],
    ['tiktokShop', 'listStatements', 'statementId', (channel, cursor) => channel.listStatements(ever(), paged(cursor))],
    ['tiktokShop', 'listVideoResults', 'platformWorkId', (channel, cursor) => channel.listVideoResults(ever(), paged(cursor))],
    ['tiktokShop', 'searchCreators', 'platformId', (channel, cursor) => channel.searchCreators({ followersFrom: 1 }, paged(cursor))],
    ['shopee', 'listStatements', 'statementId', (channel, cursor) => channel.listStatements(ever(), paged(cursor))],
    ['shopee', 'listCreatorResults', 'platformId', (channel, cursor) => channel.listCreatorResults('Month', { cursor, limit: 1 })],
  ];

  it.each(lists)('%s %s is told to the end, each once', async (provider, _, key, list) => {
    const { channel } = await enter(named(provider));
    const ids = (await everything((cursor) => list(channel, cursor))).map((item) => (item as Record<string, unknown>)[key]);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps neither buyers nor their addresses', async () => {
    const { channel } = await enter(named('tiktokShop'));
    const { raw, items } = await channel.listShopOrders(ever(), { cursor: null, limit: 5 });
    expect([items.length, raw.includes(items[0]?.orderNo ?? '-'), /Mabini|buyer/.test(raw)]).toEqual([5, true, false]);
  });

  it('names no sales of a creator who does not share them', async () => {
    const { channel } = await enter(named('tiktokShop'));
    const [first] = (await channel.searchCreators({}, { cursor: null, limit: 12 })).items;
    simulator.faults.figuresHidden.add(first?.platformId ?? '');
    const again = (await channel.searchCreators({ keyword: first?.handle ?? '' }, { cursor: null, limit: 12 })).items;
    expect([first?.gmv !== null, again.map(({ gmv }) => gmv)]).toEqual([true, [null]]);
  });

  it('asks Shopee for creators by their ids', async () => {
    const { channel } = await enter(named('shopee'));
    expect((await channel.getCreators(['9009'])).items).toMatchObject([{ platformId: '9009', handle: 'bea.reyes' }]);
    expect((await refused(channel.getCreators(Array.from({ length: 201 }, (_unused, n) => String(n))))).failure).toBe('BadRequest');
  });
});

function named(provider: string): Connector {
  const found = allConnectors.find((connector) => connector.provider === provider);
  if (!found) throw new Error(`${provider} is not listed.`);
  return found;
}

it('tells a consent that was taken back from a token that is over', async () => {
  const { channel } = await enter(named('tiktokDisplay'));
  const platformId = (await channel.fetchProfile('')).items[0]?.platformId ?? '';
  simulator.faults.withdrawn.add(platformId);
  expect((await refused(channel.fetchProfile(''))).failure).toBe('ConsentWithdrawn');
  simulator.faults.withdrawn.clear();
  now = new Date(start.getTime() + 2 * 3_600_000 + 1000);
  expect((await refused(channel.fetchProfile(''))).failure).toBe('AuthExpired');
});

it.each([
  ['2026-11-20T10:00:00Z', '2026-11-21T08:00:00Z'],
  ['2026-07-01T07:00:00Z', '2026-07-02T07:00:00Z'],
  ['2026-11-01T07:30:00Z', '2026-11-02T08:00:00Z'],
])('knows at %s that the quota begins anew at %s', async (asked, reset) => {
  const { channel, handle } = await enter(named('youtube'));
  now = new Date(asked);
  simulator.faults.set('quota', { times: 1 });
  const { failure, askAgainAt, isPassing } = await refused(channel.fetchProfile(`@${handle}`));
  expect([failure, askAgainAt, isPassing]).toEqual(['QuotaExhausted', new Date(reset), false]);
});
