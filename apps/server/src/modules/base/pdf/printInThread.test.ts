import { expect, test, vi } from 'vitest';
import type { PrintOrder } from './PrintOrder';
import { printInThread } from './printInThread';

vi.setConfig({ testTimeout: 60_000 });

const shop = (shopCode: string) => ({ shopCode, shopName: '晨露护肤 Nguyễn Việt', country: 'SG', productCategory: ['skincare'] });
const order: PrintOrder = {
  kind: 'merchant',
  language: 'en',
  form: 'zip',
  names: { country: { SG: 'Singapore' } },
  items: [shop('SG1'), shop('SG2'), shop('SG3')],
};
const start = (bytes: Uint8Array | undefined) => new TextDecoder('latin1').decode(bytes?.subarray(0, 5));

test('prints records beside the server and tells how far it is', async () => {
  const onProgress = vi.fn<(done: number) => Promise<boolean>>(async () => true);
  const zip = await printInThread(order, { onProgress });
  expect(start(zip)).toMatch(/^PK/);
  expect(new TextDecoder('latin1').decode(zip)).toContain('Merchant SG3');
  expect(onProgress.mock.calls).toEqual([[1], [2], [3]]);
  expect(start(await printInThread({ ...order, form: 'one' }, { onProgress }))).toBe('%PDF-');
});

test('ends at once when it was cancelled', async () => {
  const onProgress = vi.fn<(done: number) => Promise<boolean>>(async () => false);
  expect(await printInThread({ ...order, items: Array.from({ length: 400 }, (_, at) => shop(`SG${at}`)) }, { onProgress })).toBeUndefined();
  expect(onProgress.mock.calls.length).toBeLessThan(400);
});

test('says what went wrong in the thread', async () => {
  await expect(
    printInThread({ ...order, kind: 'nothing' as 'merchant', items: null as never }, { onProgress: async () => true }),
  ).rejects.toThrow(/null/);
});
