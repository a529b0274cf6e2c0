import sharp from 'sharp';
import { expect, test } from 'vitest';
import { thumbnailOf } from './thumbnail';

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
