import { expect, it } from 'vitest';
import { CollectError } from '../connectors';
import { pageFrom } from '../testing/runningOn';
import { paged } from './paged';
import { pages } from './pages';
import type { Running } from './running';

const window = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-11-02T00:00:00Z') };
const now = new Date('2026-11-20T10:00:00Z');

it('a list of more pages than anybody counted on is read to its end', async () => {
  const all = Array.from({ length: 1200 }, (_, n) => [{ statementId: String(n) }]);
  const channel = { listStatements: (_: unknown, { cursor }: { cursor: string | null }) => Promise.resolve(pageFrom(all, cursor, now)) };
  const reached = { ask: (_: string, asking: (of: unknown) => unknown) => asking(channel) } as unknown as Running['reached'];
  const seen = new Set<string>();
  const counts = await pages({ reached } as Running, {
    endpoint: 'statements',
    name: 'listStatements',
    of: window,
    keep: ({ items }) => {
      for (const { statementId } of items) seen.add(statementId);
      return Promise.resolve({ read: items.length, added: 0, changed: 0, skipped: 0 });
    },
  });
  expect([counts.read, seen.size]).toEqual([1200, 1200]);
});

it.each([
  ['leads in a circle', (page: number) => String(page % 7)],
  ['never ends', String],
])('a list that %s ends as a failure that is tried again', async (_, cursorOf) => {
  let page = 0;
  const list = () => Promise.resolve({ ...pageFrom([[]], null, now), nextCursor: cursorOf((page += 1)) });
  const reading = (async () => {
    for await (const { items } of paged(list)) if (items.length > 0) return items;
    return [];
  })();
  await expect(reading).rejects.toThrow('no end');
  const error = await reading.catch((thrown: unknown) => thrown);
  expect(error instanceof CollectError && [error.failure, error.isPassing]).toEqual(['Upstream5xx', true]);
});
