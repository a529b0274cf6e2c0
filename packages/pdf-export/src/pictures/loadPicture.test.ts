import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { crossedBox } from './crossedBox';
import { loadPicture } from './loadPicture';

const png = (await sharp({ create: { width: 8, height: 6, channels: 4, background: '#f00' } })
  .png()
  .toBuffer()) as Uint8Array;
const jpeg = (await sharp({ create: { width: 8, height: 6, channels: 3, background: '#0f0' } })
  .jpeg()
  .toBuffer()) as Uint8Array;
const address = (type: string, bytes: Uint8Array) => `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

test('PNG and JPEG pass, whatever their label says', async () => {
  expect(await loadPicture(address('png', png))).toBe(address('png', png));
  expect(await loadPicture(address('jpeg', jpeg))).toBe(address('jpeg', jpeg));
  expect(await loadPicture(address('png', jpeg))).toBe(address('jpeg', jpeg));
});

test('files, hosts, other types and too much data become a crossed box, and nothing is read', async () => {
  const read = vi.fn<(url: string) => Promise<Uint8Array>>();
  for (const src of [
    'file:///etc/passwd',
    'http://127.0.0.1/',
    '/etc/passwd',
    '',
    'data:text/html,<b>',
    'data:image/svg+xml;base64,PHN2Zz4=',
  ])
    expect(await loadPicture(src)).toBe(crossedBox);
  expect(await loadPicture(`data:image/png;base64,${'A'.repeat(50 * 1024 * 1024)}`, read)).toBe(crossedBox);
  expect(read).not.toHaveBeenCalled();
});

test('truncated, lying and empty pictures become a crossed box', async () => {
  const lying = Uint8Array.from(png);
  new DataView(lying.buffer).setUint32(16, 30_000);
  new DataView(lying.buffer).setUint32(20, 30_000);
  const spoiled = Uint8Array.from(png);
  const pixels = Buffer.from(png).indexOf('IDAT') + 4;
  spoiled.fill(7, pixels + 2, pixels + 8);
  for (const bytes of [png.subarray(0, 40), png.subarray(0, png.length - 20), lying, spoiled, jpeg.subarray(0, 12), new Uint8Array()])
    expect(await loadPicture(address('png', bytes))).toBe(crossedBox);
});

test('a reader gives the bytes of an address, and its failure a crossed box', async () => {
  expect(await loadPicture('/files/1', async () => png)).toBe(address('png', png));
  expect(await loadPicture('/files/2', async () => Promise.reject(new Error('404')))).toBe(crossedBox);
});

test('the crossed box is itself a good picture', async () => {
  expect(await loadPicture(crossedBox)).toBe(crossedBox);
});
