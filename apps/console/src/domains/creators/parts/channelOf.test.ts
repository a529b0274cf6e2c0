import { expect, test } from 'vitest';
import { channelOf } from './channelOf';

test.each([
  ['https://www.tiktok.com/@bea.reyes', 10],
  ['https://m.youtube.com/@weiling', 20],
  ['https://shopee.co.th/ploy', 30],
  ['https://live.lazada.vn/linh', 31],
  ['https://nottiktok.com/@x', undefined],
  ['tiktok', undefined],
])('%s is channel %s', (link, channel) => {
  expect(channelOf(link)).toBe(channel);
});
