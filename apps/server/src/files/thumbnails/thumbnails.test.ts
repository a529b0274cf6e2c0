import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fetchPublic } from './fetchPublic';
import { isPublicAddress } from './isPublicAddress';
import { thumbnailOf } from './thumbnail';

test.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['fd00::1', false],
  ['2002:7f00:1::', false],
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['name.example', false],
])('%s is public: %s', (address, answer) => {
  expect(isPublicAddress(address)).toBe(answer);
});

test.each([
  'http://example.com/a.png',
  'https://127.0.0.1/a.png',
  'https://[::1]/a.png',
  'https://localhost/a',
  'https://a.example:8443/',
  'x',
])('%s is not fetched', async (address) => {
  expect(await fetchPublic(address, { mostBytes: 1000, patienceMs: 500, redirects: 1 })).toBeUndefined();
});

test('a picture becomes a WebP of at most 256 px; a drawing in letters and other bytes become none', async () => {
  const large = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#27c' } })
    .jpeg()
    .toBuffer();
  const small = await thumbnailOf(large);
  const { width, height, format } = await sharp(small).metadata();
  expect([width, height, format]).toEqual([256, 171, 'webp']);
  expect(await thumbnailOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined();
  expect(await thumbnailOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]))).toBeUndefined();
});
