import { expect, test, vi } from 'vitest';
import { createListeners } from './createListeners';

test('a change of one type wakes its listeners and those of everything', () => {
  const listeners = createListeners();
  const [country, status, all] = [vi.fn(), vi.fn(), vi.fn()];
  listeners.add('country', country);
  listeners.add('status', status);
  listeners.add(null, all);
  listeners.notify(['country']);
  expect([country, status, all].map((listener) => listener.mock.calls.length)).toEqual([1, 0, 1]);
  listeners.notifyAll();
  expect([country, status, all].map((listener) => listener.mock.calls.length)).toEqual([2, 1, 2]);
});

test('who stopped listening is left alone', () => {
  const listeners = createListeners();
  const listener = vi.fn();
  const stop = listeners.add('country', listener);
  stop();
  stop();
  listeners.add('country', vi.fn());
  listeners.notifyAll();
  expect(listener).not.toHaveBeenCalled();
});
