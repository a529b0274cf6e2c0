import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { usePreload } from './usePreload';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('code travels after a rest; without a network not before it is back', async () => {
  vi.useFakeTimers();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const seen = vi.fn(() => Promise.resolve());
  await renderHook(() => usePreload({ preload: seen }));
  expect(seen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  expect(seen).toHaveBeenCalledOnce();

  isOnline.mockReturnValue(false);
  const lost = vi.fn(() => Promise.resolve());
  const { result } = await renderHook(() => usePreload({ preload: lost }));
  vi.advanceTimersByTime(3000);
  result.current();
  expect(lost).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(lost).toHaveBeenCalledOnce();
});
