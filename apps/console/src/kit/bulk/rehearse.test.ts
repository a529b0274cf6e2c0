import { expect, test, vi } from 'vitest';
import { rehearseAll, runAll } from './rehearse';

const ids = Array.from({ length: 250 }, (_, at) => String(at + 1));

test('more rows than the server takes at once are rehearsed in portions and summed', async () => {
  const rehearse = vi.fn(async (some: string[]) => ({
    total: some.length,
    willChange: some.length - 1,
    unchanged: 0,
    unchangedIds: [],
    refused: [{ id: some[0] ?? '', name: 'x', code: 1013003, message: 'no' }],
  }));
  const whole = await rehearseAll(ids, rehearse);
  expect(rehearse.mock.calls.map(([some]) => some.length)).toEqual([100, 100, 50]);
  expect(whole).toMatchObject({ total: 250, willChange: 247, unchanged: 0 });
  expect(whole.refused.map(({ id }) => id)).toEqual(['1', '101', '201']);
});

test('a portion that fails leaves the others done and can be told apart', async () => {
  const result = await runAll(ids, async (some) => {
    if (some[0] === '101') throw new Error('offline');
    return { ok: some, failed: [] };
  });
  expect(result.ok).toHaveLength(150);
  expect(result.failed).toHaveLength(100);
  expect(result.failed[0]).toEqual({ id: '101', code: 0, message: 'offline' });
});
