import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Caller } from '../http/requests/caller';
import { createWatches, type Watcher } from './createWatches';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wholesOf = async (object: string) => (object === 'workOrderUp:9' ? ['workOrder:7'] : []);
const hall = '/main/workOrder/hall';

function watcher(): Watcher & { heard: () => unknown[] } {
  const send = vi.fn();
  return {
    caller: async () => ({}) as Caller,
    send,
    heard: () => send.mock.calls.map(([message]) => (message as { object: string }).object),
  };
}

it('a thousand changes within a second are told to a list once, each to the record', async () => {
  const watches = createWatches({ wholesOf, mayOpen: async () => true });
  const [list, record] = [watcher(), watcher()];
  watches.set(list, [hall]);
  watches.set(record, ['workOrder:7']);
  await watches.tell('workOrderUp:9');
  await watches.tell('workOrder:7');
  for (let id = 10; id < 1010; id += 1) await watches.tell(`workOrder:${id}`);
  expect([list.heard(), record.heard()]).toEqual([[], ['workOrder:7', 'workOrder:7']]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(list.heard()).toEqual([hall]);
  await watches.tell('workOrder:7');
  await vi.advanceTimersByTimeAsync(1000);
  expect(list.heard()).toEqual([hall, hall]);
});

it('a list of another kind, one that was left, and one whose right was lost meanwhile hear nothing', async () => {
  const lost = watcher();
  const watches = createWatches({ wholesOf, mayOpen: async (_caller, shown) => shown !== '/main/workOrder/bd' });
  const [other, left] = [watcher(), watcher()];
  watches.set(other, ['/main/goods/page']);
  watches.set(left, [hall]);
  watches.set(lost, ['/main/workOrder/bd']);
  await watches.tell('workOrder:7');
  watches.set(left, []);
  await vi.advanceTimersByTimeAsync(1000);
  expect([other.heard(), left.heard(), lost.heard()]).toEqual([[], [], []]);
});
