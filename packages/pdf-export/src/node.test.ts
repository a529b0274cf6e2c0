import { afterEach, expect, test, vi } from 'vitest';
import { MerchantPage } from './document';
import { hasFont } from './fonts/fontBook';
import { printItem } from './fixtures/printItem';
import { extractText } from './fixtures/poppler';
import { loadFontsFromDisk } from './node';

afterEach(() => vi.unstubAllGlobals());

test('emoji and rarer hanzi are opened for the first text that has them, and the network is never asked', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  await loadFontsFromDisk();
  await printItem(MerchantPage, { shopName: '晨露护肤 Nguyễn ₱' }, 'en');
  expect([hasFont('sans'), hasFont('thai'), hasFont('emoji'), hasFont('rare')]).toEqual([true, true, false, false]);
  expect(extractText(await printItem(MerchantPage, { shopName: '🎉 晔嚟' }, 'en'))).toContain('🎉 晔嚟');
  expect([hasFont('emoji'), hasFont('rare')]).toEqual([true, true]);
  expect(fetch).not.toHaveBeenCalled();
  expect(globalThis.fetch).toBe(fetch);
});

test('the folder that was named first stays that of the fonts behind', async () => {
  vi.resetModules();
  const fresh = await import('./node');
  const folder = new URL('../fonts/', import.meta.url);
  await fresh.loadFontsFromDisk(folder);
  await fresh.loadFontsFromDisk(new URL('file:///nowhere/'));
  const { cleanText } = await import('./text/cleanText');
  expect(cleanText('🎉')).toBe('🎉');
});

test('a folder without fonts is an error of the font', async () => {
  vi.resetModules();
  const fresh = await import('./node');
  await expect(fresh.loadFontsFromDisk(new URL('file:///nowhere/'))).rejects.toMatchObject({ code: 'font', status: 0 });
});
