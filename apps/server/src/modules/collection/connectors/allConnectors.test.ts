import { type Simulator, startSimulator } from '@backlot/channel-simulator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allConnectors } from './allConnectors';
import { CollectError } from './CollectError';
import { type Access, type Channel, type ChannelWork, type Connector, refOf } from './connector';

const start = new Date('2026-11-20T10:00:00Z');
let now = start;
let simulator: Simulator;
beforeEach(async () => {
  now = start;
  simulator = await startSimulator({ clock: () => now });
});
afterEach(() => simulator.close());

/** Somebody to ask for, and how a connector gets in, by provider. */
const guests: Record<string, { handle: string; credential: () => Promise<string> }> = {
  tiktokDisplay: {
    handle: 'bea.reyes',
    credential: async () => {
      const code = simulator.consent('bea.reyes');
      const body = new URLSearchParams({ client_secret: simulator.clientSecret, grant_type: 'authorization_code', code });
      const response = await fetch(`${simulator.url}/v2/oauth/token/`, { method: 'POST', body });
      return ((await response.json()) as { access_token: string }).access_token;
    },
  },
  youtube: { handle: 'linh.review', credential: () => Promise.resolve(simulator.apiKey) },
  instagram: { handle: 'backlot.official', credential: () => Promise.resolve(simulator.apiKey) },
  tiktokResearch: {
    handle: 'bea.reyes',
    credential: async () => {
      const { origin, ...keys } = { origin: simulator.url, clientKey: 'app', clientSecret: simulator.clientSecret, clock: () => now };
      return (await named('tiktokResearch').signIn?.({ origin, ...keys }))?.token ?? '';
    },
  },
};

const enter = async (connector: Connector, other: Partial<Access> = {}) => {
  const guest = guests[connector.provider];
  if (!guest) throw new Error(`The suite knows nobody on ${connector.provider}.`);
  const credential = await guest.credential();
  return {
    handle: guest.handle,
    channel: connector.open({ origin: simulator.url, account: simulator.own.igUserId, credential, clock: () => now, ...other }),
  };
};

const refused = async (asking: Promise<unknown>): Promise<CollectError> => {
  const error = await asking.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CollectError)) throw new Error(`No refusal of a channel: ${String(error)}`);
  return error;
};

async function everything(channel: Channel, platformId: string, limit: number): Promise<ChannelWork[]> {
  const works: ChannelWork[] = [];
  let cursor: string | null = null;
  do {
    const told: Awaited<ReturnType<Channel['listWorks']>> = await channel.listWorks(platformId, { cursor, limit });
    works.push(...told.items);
    cursor = told.nextCursor;
  } while (cursor !== null);
  return works;
}

describe.each(allConnectors.map((connector) => [connector.provider, connector] as const))('%s', (_, connector) => {
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
    const works = await everything(channel, refOf(connector, profile), 7);
    expect(works).toHaveLength(profile.works ?? -1);
    expect(new Set(works.map(({ platformWorkId }) => platformWorkId)).size).toBe(works.length);
    const times = works.map(({ postTime }) => postTime.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times.every((time) => time > Date.parse('2026-09-01') && time <= start.getTime())).toBe(true);
    // Views and lengths are told by some channels only; likes by all of these.
    expect(works.every(({ likes }) => Number.isSafeInteger(likes))).toBe(true);
    const told = works.filter(({ views }) => views !== null);
    expect(told.every(({ views, duration }) => Number.isSafeInteger(views) && duration >= 15 && duration < 60)).toBe(true);
    expect(works.some(({ hashtags }) => hashtags.length > 0)).toBe(true);
  });

  it('leaves out a work that is gone', async () => {
    const { channel, profile } = await profileOf();
    const { items } = await channel.listWorks(refOf(connector, profile), { cursor: null, limit: 2 });
    const [gone = '', left = ''] = items.map(({ platformWorkId }) => platformWorkId);
    simulator.faults.gone.add(gone);
    const again = await channel.listWorks(refOf(connector, profile), { cursor: null, limit: 2 });
    expect(again.items.map(({ platformWorkId }) => platformWorkId)).not.toContain(gone);
    expect(channel.getWorks !== undefined).toBe(connector.capabilities.includes('workDetail'));
    if (!channel.getWorks) return;
    const found = await channel.getWorks([gone, left]);
    expect(found.items.map(({ platformWorkId }) => platformWorkId)).toEqual([left]);
  });

  it('has no figures where somebody hides them, and takes what nobody knows yet', async () => {
    const { profile } = await profileOf();
    simulator.faults.figuresHidden.add(profile.platformId);
    simulator.faults.set('unknownValue');
    expect((await profileOf()).profile.fans).toBeNull();
  });

  it('says until when a channel asks to wait, if it was told', async () => {
    const { channel, handle } = await enter(connector);
    simulator.faults.set('rateLimit', { times: 1, retryAfter: 30 });
    const told = await refused(channel.fetchProfile(`@${handle}`));
    expect([told.failure, told.askAgainAt, told.isPassing]).toEqual(['RateLimited', new Date(start.getTime() + 30_000), true]);
    simulator.faults.set('rateLimit', { times: 1 });
    expect((await refused(channel.fetchProfile(`@${handle}`))).askAgainAt).toBeNull();
  });

  it('tells a channel that fails, one that is silent and one that answers otherwise apart', async () => {
    const { channel, handle } = await enter(connector, { timeout: 300 });
    const failureOf = async () => {
      const { failure, isPassing } = await refused(channel.fetchProfile(`@${handle}`));
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
    const { channel, handle } = await enter(connector, { credential: 'other' });
    expect((await refused(channel.fetchProfile(`@${handle}`))).failure).toBe('AuthExpired');
  });

  it('says what was wrong with a question', async () => {
    const { channel, handle } = await enter(connector);
    if (!channel.getWorks) {
      expect((await refused(channel.listWorks(`@${handle}`, { cursor: 'nonsense', limit: 2 }))).failure).toBe('BadRequest');
      return;
    }
    const ids = Array.from({ length: connector.mostIds + 1 }, (_unused, n) => `x${n}`);
    expect((await refused(channel.getWorks(ids))).failure).toBe('BadRequest');
  });

  it('reads comments if it says that it can', async () => {
    const { channel, profile } = await profileOf();
    expect(channel.listComments !== undefined).toBe(connector.capabilities.includes('comments'));
    if (!channel.listComments) return;
    const [work] = (await everything(channel, refOf(connector, profile), 50)).toSorted((a, b) => (b.comments ?? 0) - (a.comments ?? 0));
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

const named = (provider: string): Connector => {
  const found = allConnectors.find((connector) => connector.provider === provider);
  if (!found) throw new Error(`${provider} is not listed.`);
  return found;
};

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

describe('Instagram', () => {
  it('is left alone before a limit is reached, and for as long as it says', async () => {
    const { channel, handle } = await enter(named('instagram'));
    let told = await channel.fetchProfile(`@${handle}`);
    expect(told.holdUntil).toBeNull();
    for (let n = 1; n < 180; n += 1) told = await channel.fetchProfile(`@${handle}`);
    expect(told.holdUntil?.getTime()).toBeGreaterThan(now.getTime());
    for (let n = 180; n < 200; n += 1) await channel.fetchProfile(`@${handle}`);
    const { failure, askAgainAt } = await refused(channel.fetchProfile(`@${handle}`));
    expect([failure, askAgainAt]).toEqual(['RateLimited', new Date(now.getTime() + 3_600_000)]);
  });

  it('does not know who is gone, tells nothing under media of others, and no handle ends the question', async () => {
    const { channel } = await enter(named('instagram'));
    expect((await refused(channel.fetchProfile('@nobody.here'))).failure).toBe('NotFound');
    expect((await refused(channel.fetchProfile('@a){id}'))).failure).toBe('NotFound');
    const { items } = await channel.listWorks('@ayu.daily', { cursor: null, limit: 1 });
    expect(
      (await refused(channel.listComments?.(items[0]?.platformWorkId ?? '', { cursor: null, limit: 2 }) ?? Promise.resolve())).failure,
    ).toBe('NotFound');
  });
});

it('knows the end of the research quota, which comes as too many calls', async () => {
  const { channel, handle } = await enter(named('tiktokResearch'));
  simulator.faults.set('quota', { times: 1 });
  const { failure, askAgainAt } = await refused(channel.fetchProfile(`@${handle}`));
  expect([failure, askAgainAt]).toEqual(['QuotaExhausted', new Date('2026-11-21T00:00:00Z')]);
});
