import { describe, expect, it } from 'vitest';
import { enter, everything, guests, onChannels, refused, start, world } from '../testing/channelGuests';
import { type Reader, readers, readersOf } from '../testing/readers';
import { allConnectors } from './allConnectors';
import { CollectError } from './CollectError';
import type { Connector } from './connector';

// What every connector must do: one that is listed, and that the simulator answers to, passes or fails here without another line.

onChannels();

const listed = allConnectors.map((connector) => [connector.provider, connector] as const);
const objects = allConnectors.flatMap((connector) => {
  const read = connector.capabilities.flatMap((capability) => readersOf(connector, capability));
  return [...new Map(read.map((reader) => [reader.method, reader])).values()].map(
    (reader) => [connector.provider, reader.method, connector, reader] as const,
  );
});

/** What is asked of a connector, by whom it lets in. */
async function asking(connector: Connector, reader: Reader, other: Parameters<typeof enter>[1] = {}) {
  const { channel, person } = await enter(connector);
  const ask = await reader.prepare({ connector, channel, person });
  const { channel: asked } = Object.keys(other).length > 0 ? await enter(connector, other) : { channel };
  return async (cursor: string | null, limit = reader.size ?? 100) => {
    const told = await ask(asked, { cursor, limit });
    // Some channels take 50 calls a second.
    world.now = new Date(world.now.getTime() + 25);
    return told;
  };
}

describe.each(listed)('%s', (_, connector) => {
  it('is known to the simulator, and has a call for all that it says it can', () => {
    expect(guests[connector.provider]).toBeDefined();
    const without = connector.capabilities.filter((capability) => readersOf(connector, capability).length === 0);
    expect(without).toEqual([]);
  });

  it('says all that it can', () => {
    const said = new Set(connector.capabilities.flatMap((capability) => readers[capability].map(({ method }) => method)));
    const calls = Object.keys(connector.open({ origin: '', credential: '', clock: () => start }));
    expect(calls.filter((call) => !said.has(call as Reader['method']))).toEqual([]);
  });
});

describe.each(objects)('%s %s', (_, _method, connector, reader) => {
  const keysOf = (items: readonly unknown[]) => items.map((item) => (item as Record<string, unknown>)[reader.key]);

  it('is told to the end, each once, with when that was, and the same again from a cursor', async () => {
    const page = await asking(connector, reader);
    const first = await page(null);
    expect([first.dataTime, first.quotaCost > 0, first.raw.length > 2]).toEqual([start, true, true]);
    const all = [...keysOf(first.items)];
    const { nextCursor: cursor } = first;
    expect([all.length > 0, cursor !== null]).toEqual([true, reader.size !== undefined]);
    if (cursor === null) return;
    const rest = keysOf(await everything((at) => page(at ?? cursor)));
    all.push(...rest);
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain(undefined);
    expect(keysOf((await page(cursor)).items)).toEqual(rest.slice(0, (await page(cursor)).items.length));
    const atOnce = keysOf(await everything((at) => page(at, 100)));
    expect([...atOnce].sort()).toEqual([...all].sort());
  });

  it('ends behind a cursor that lies ahead of everything, or is refused for it', async () => {
    const page = await asking(connector, reader);
    const { nextCursor } = await page(null);
    const ahead = nextCursor?.replaceAll(/\d+/g, '99999999999999') ?? '99999999999999';
    const told = await everything((at) => page(at ?? ahead)).catch((error: unknown) => error);
    if (told instanceof CollectError) expect(told.failure).toBe('BadRequest');
    else expect(new Set(keysOf(told as unknown[])).size).toBe((told as unknown[]).length);
  });

  it('is not told to a credential that does not hold', async () => {
    const page = await asking(connector, reader, { credential: 'other' });
    expect((await refused(page(null))).failure).toBe('AuthExpired');
  });

  it('says until when a channel asks to wait, if it was told', async () => {
    const page = await asking(connector, reader);
    world.simulator.faults.set('rateLimit', { times: 1, retryAfter: 30 });
    const told = await refused(page(null));
    expect([told.failure, told.askAgainAt, told.isPassing]).toEqual(['RateLimited', new Date(start.getTime() + 30_000), true]);
    world.simulator.faults.set('rateLimit', { times: 1 });
    expect((await refused(page(null))).askAgainAt).toBeNull();
  });

  it('tells a channel that fails, one that is silent and one that answers otherwise apart', async () => {
    const page = await asking(connector, reader, { timeout: 300 });
    for (const [fault, failure, isPassing] of [
      ['serverError', 'Upstream5xx', true],
      ['silence', 'Timeout', true],
      ['shape', 'ShapeChanged', false],
    ] as const) {
      world.simulator.faults.set(fault, { times: 1 });
      const told = await refused(page(null));
      expect([told.failure, told.isPassing]).toEqual([failure, isPassing]);
    }
  });

  it('takes a value that nobody knows yet', async () => {
    const page = await asking(connector, reader);
    world.simulator.faults.set('unknownValue');
    expect((await page(null)).items.length).toBeGreaterThan(0);
  });
});

it.each(objects.filter(([, , , { beginsEmpty }]) => beginsEmpty))(
  '%s %s is nothing where there is nothing yet',
  async (_, _method, connector, reader) => {
    world.now = new Date('2026-08-01T00:00:00Z');
    expect(await everything(await asking(connector, reader))).toEqual([]);
  },
);
