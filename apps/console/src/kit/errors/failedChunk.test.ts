import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkTimeout, chunkOf, failedChunk, loadChunk } from './failedChunk';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ['Failed to fetch dynamically imported module: http://h/assets/OnlineUsersScreen-B1x_2a-.js', 'script', 'OnlineUsersScreen.js'],
  ['error loading dynamically imported module: http://h/assets/Home-abcdefg.js', 'script', 'Home.js'],
  ['Importing a module script failed.', 'script', ''],
  ['Unable to preload CSS for /assets/MainLayout-Q4sDm3_.css', 'style', 'MainLayout.css'],
])('%s names a %s', (message, kind, file) => {
  expect(failedChunk(new TypeError(message))).toEqual({ kind, file });
});

test('other errors are no chunk errors', () => {
  expect(failedChunk(new Error('x is undefined'))).toBeUndefined();
  expect(failedChunk('text')).toBeUndefined();
});

test('a part that does not arrive fails after 120 s and is named', async () => {
  const loading = loadChunk('OnlineUsers', () => new Promise(() => undefined));
  const failure = loading.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(120_000);
  const error = await failure;
  expect(error).toBeInstanceOf(ChunkTimeout);
  expect(failedChunk(error)).toEqual({ kind: 'script', file: 'OnlineUsers' });
});

test('without a network nothing is tried; what is waited for comes when the network is back', async () => {
  const [online, listeners] = [vi.fn(() => false), [] as (() => void)[]];
  vi.stubGlobal('navigator', {
    get onLine() {
      return online();
    },
  });
  vi.stubGlobal('window', { addEventListener: (_: string, listener: () => void) => listeners.push(listener) });
  const load = vi.fn(async () => 'part');
  const loading = loadChunk('Users', load);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).not.toHaveBeenCalled();
  for (const listener of listeners) listener();
  await expect(loading).resolves.toBe('part');
  vi.unstubAllGlobals();
});

test('the file of a lazy part is read from what loads it', () => {
  const built = Object.assign(() => undefined, {
    toString: () => '() => preload(() => import("./NoticePanel-DqF3x_-.js").then((part) => part.N), deps([0, 1]))',
  });
  expect(chunkOf(built)).toBe('NoticePanel.js');
  expect(chunkOf(() => undefined)).toBe('');
});
