import { describe, expect, it } from 'vitest';
import { enter, onChannels, refused, start, those, type Whole, world } from '../testing/channelGuests';
import type { Connector } from './connector';
import { creatorDetailShape } from './tiktokShop/marketShapes';

onChannels();

/** Somebody on the channel of a connector, and where their followers are asked for. */
const known: Record<string, { ref: string; platformId: (channel: Whole) => Promise<string>; path: string }> = {
  tiktokShop: {
    ref: '@bea.reyes',
    platformId: async (channel) =>
      (await channel.searchCreators({ keyword: 'bea.reyes' }, { cursor: null, limit: 12 })).items[0]?.platformId ?? '',
    path: '/affiliate_seller/202508/marketplace_creators',
  },
};
const knownOn = ({ provider }: Connector) => {
  const found = known[provider];
  if (!found) throw new Error(`The suite knows nobody's followers on ${provider}.`);
  return found;
};
const whole = (shares: readonly { ratio: number }[] = []) => shares.reduce((sum, { ratio }) => sum + ratio, 0);

describe.each(those('audience'))('followers of creators on %s', (_, connector) => {
  it('are told in shares of one, with when that was and what it took', async () => {
    const { channel } = await enter(connector);
    const { items, dataTime, nextCursor, quotaCost } = await channel.fetchAudience(knownOn(connector).ref);
    const [audience] = items;
    expect([dataTime, nextCursor, quotaCost]).toEqual([start, null, 2]);
    expect(audience?.female).toBeGreaterThan(0);
    expect(audience?.female).toBeLessThan(1);
    expect(whole(audience?.ages)).toBeCloseTo(1, 3);
    expect(audience?.ages?.map(({ range }) => range)).toEqual(['18-24', '25-34', '35-44', '45-54', '55+']);
    const ratios = (audience?.countries ?? []).map(({ ratio }) => ratio);
    expect(ratios.length).toBeGreaterThan(1);
    expect(ratios).toEqual(ratios.toSorted((a, b) => b - a));
  });

  it('are nobody where the channel tells nothing of them, and unknown people are not found', async () => {
    const { channel } = await enter(connector);
    const { ref, platformId } = knownOn(connector);
    world.simulator.faults.figuresHidden.add(await platformId(channel));
    expect((await channel.fetchAudience(ref)).items).toEqual([]);
    expect((await refused(channel.fetchAudience('@nobody.here'))).failure).toBe('NotFound');
  });

  it('are refused with a clear word: a scope that is not granted, too many calls, another shape', async () => {
    const { channel } = await enter(connector);
    const { ref, path } = knownOn(connector);
    for (const [fault, failure] of [
      ['scope', 'NotAllowed'],
      ['rateLimit', 'RateLimited'],
      ['shape', 'ShapeChanged'],
    ] as const) {
      world.simulator.faults.set(fault, { times: 1, on: path });
      expect((await refused(channel.fetchAudience(ref))).failure).toBe(failure);
    }
  });
});

it('a share comes as a number or as text, in hundredths of a percent; a larger one is another unit', () => {
  const read = (value: unknown) =>
    creatorDetailShape.safeParse({ creator: { creator_open_id: '1', follower_gender: [{ key: 'Female', value }] } }).data?.creator
      .follower_gender[0]?.value;
  expect([read('6250'), read(6250), read('0.625'), read(10_001)]).toEqual([0.625, 0.625, undefined, undefined]);
});
