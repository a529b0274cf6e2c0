import { describe, expect, it } from 'vitest';
import { enter, named, onChannels, refused, start, those, world, worksOf } from '../testing/channelGuests';
import { type Channel, refOf } from './connector';

onChannels();

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
    const works = await worksOf(channel, refOf(connector, profile), 7);
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
    world.simulator.faults.gone.add(gone);
    const again = await channel.listWorks(refOf(connector, profile), { cursor: null, limit: 2 });
    expect(again.items.map(({ platformWorkId }) => platformWorkId)).not.toContain(gone);
    expect((channel as Channel).getWorks !== undefined).toBe(connector.capabilities.includes('workDetail'));
    if (!connector.capabilities.includes('workDetail')) return;
    const found = await channel.getWorks([gone, left]);
    expect(found.items.map(({ platformWorkId }) => platformWorkId)).toEqual([left]);
  });

  it('has no figures where somebody hides them, and takes what nobody knows yet', async () => {
    const { profile } = await profileOf();
    world.simulator.faults.figuresHidden.add(profile.platformId);
    world.simulator.faults.set('unknownValue');
    expect((await profileOf()).profile.fans).toBeNull();
  });

  it('says what was wrong with a question', async () => {
    const { channel, handle } = await enter(connector);
    if (!connector.capabilities.includes('workDetail')) {
      expect((await refused(channel.listWorks(`@${handle}`, { cursor: 'nonsense', limit: 2 }))).failure).toBe('BadRequest');
      return;
    }
    const ids = Array.from({ length: connector.mostIds + 1 }, (_unused, n) => `x${n}`);
    expect((await refused(channel.getWorks(ids))).failure).toBe('BadRequest');
  });

  it('reads comments if it says that it can', async () => {
    const { channel, profile } = await profileOf();
    expect((channel as Channel).listComments !== undefined).toBe(connector.capabilities.includes('comments'));
    if (!connector.capabilities.includes('comments')) return;
    const [work] = (await worksOf(channel, refOf(connector, profile), 50)).toSorted((a, b) => (b.comments ?? 0) - (a.comments ?? 0));
    const id = work?.platformWorkId ?? '';
    const first = await channel.listComments(id, { cursor: null, limit: 2 });
    const second = await channel.listComments(id, { cursor: first.nextCursor, limit: 2 });
    const times = [...first.items, ...second.items].map(({ commentTime }) => commentTime.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set([...first.items, ...second.items].map(({ platformCommentId }) => platformCommentId)).size).toBe(4);
    world.simulator.faults.commentsClosed.add(id);
    expect((await refused(channel.listComments(id, { cursor: null, limit: 2 }))).failure).toBe('NotAllowed');
    expect((await refused(channel.listComments('nowhere', { cursor: null, limit: 2 }))).failure).toBe('NotFound');
  });
});

it('tells a consent that was taken back from a token that is over', async () => {
  const { channel } = await enter(named('tiktokDisplay'));
  const platformId = (await channel.fetchProfile('')).items[0]?.platformId ?? '';
  world.simulator.faults.withdrawn.add(platformId);
  expect((await refused(channel.fetchProfile(''))).failure).toBe('ConsentWithdrawn');
  world.simulator.faults.withdrawn.clear();
  world.now = new Date(start.getTime() + 2 * 3_600_000 + 1000);
  expect((await refused(channel.fetchProfile(''))).failure).toBe('AuthExpired');
});

it.each([
  ['2026-11-20T10:00:00Z', '2026-11-21T08:00:00Z'],
  ['2026-07-01T07:00:00Z', '2026-07-02T07:00:00Z'],
  ['2026-11-01T07:30:00Z', '2026-11-02T08:00:00Z'],
])('knows at %s that the quota begins anew at %s', async (asked, reset) => {
  const { channel, handle } = await enter(named('youtube'));
  world.now = new Date(asked);
  world.simulator.faults.set('quota', { times: 1 });
  const { failure, askAgainAt, isPassing } = await refused(channel.fetchProfile(`@${handle}`));
  expect([failure, askAgainAt, isPassing]).toEqual(['QuotaExhausted', new Date(reset), false]);
});

describe('Instagram', () => {
  it('is left alone before a limit is reached, and for as long as it says', async () => {
    const { channel, handle } = await enter(named('instagram'));
    let told = await channel.fetchProfile(`@${handle}`);
    expect(told.holdUntil).toBeNull();
    for (let n = 1; n < 180; n += 1) told = await channel.fetchProfile(`@${handle}`);
    expect(told.holdUntil?.getTime()).toBeGreaterThan(world.now.getTime());
    for (let n = 180; n < 200; n += 1) await channel.fetchProfile(`@${handle}`);
    const { failure, askAgainAt } = await refused(channel.fetchProfile(`@${handle}`));
    expect([failure, askAgainAt]).toEqual(['RateLimited', new Date(world.now.getTime() + 3_600_000)]);
  });

  it('does not know who is gone, tells nothing under media of others, and no handle ends the question', async () => {
    const { channel } = await enter(named('instagram'));
    expect((await refused(channel.fetchProfile('@nobody.here'))).failure).toBe('NotFound');
    expect((await refused(channel.fetchProfile('@a){id}'))).failure).toBe('NotFound');
    const { items } = await channel.listWorks('@ayu.daily', { cursor: null, limit: 1 });
    expect((await refused(channel.listComments(items[0]?.platformWorkId ?? '', { cursor: null, limit: 2 }))).failure).toBe('NotFound');
  });
});

it('knows the end of the research quota, which comes as too many calls', async () => {
  const { channel, handle } = await enter(named('tiktokResearch'));
  world.simulator.faults.set('quota', { times: 1 });
  const { failure, askAgainAt } = await refused(channel.fetchProfile(`@${handle}`));
  expect([failure, askAgainAt]).toEqual(['QuotaExhausted', new Date('2026-11-21T00:00:00Z')]);
});
