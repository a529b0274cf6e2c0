import { expect, test, vi } from 'vitest';
import { createLiveRecords } from './createLiveRecords';

test('the server is told which records are on screen, and each follower hears of its own', () => {
  const live = createLiveRecords();
  const [said, order, creator] = [vi.fn(), vi.fn(), vi.fn()];
  const stop = live.watch('workOrder:7', order);
  live.connect(said);
  live.watch('up:3', creator);
  live.tell('workOrder:7');
  expect([order.mock.calls.length, creator.mock.calls.length]).toEqual([1, 0]);
  stop();
  expect(said.mock.calls.map(([text]) => JSON.parse(text as string))).toEqual([
    { type: 'watch', objects: ['workOrder:7'] },
    { type: 'watch', objects: ['workOrder:7', 'up:3'] },
    { type: 'watch', objects: ['up:3'] },
  ]);
});

test('two that follow one record are one to the server, and leave one by one', () => {
  const live = createLiveRecords();
  const said = vi.fn();
  live.connect(said);
  const [first, second] = [live.watch('up:3', vi.fn()), live.watch('up:3', vi.fn())];
  first();
  expect(said).toHaveBeenCalledTimes(2);
  second();
  expect(said).toHaveBeenCalledTimes(3);
});

test('after an interruption everything on screen may have changed', () => {
  const live = createLiveRecords();
  const changed = vi.fn();
  live.watch('up:3', changed);
  live.connect(vi.fn());
  expect(changed).not.toHaveBeenCalled();
  live.connect(vi.fn());
  expect(changed).toHaveBeenCalledOnce();
});
