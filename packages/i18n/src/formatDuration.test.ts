import { expect, test } from 'vitest';
import { formatDuration } from './formatDuration';

test.each([
  [0, '0秒', '0s', '0 giây'],
  [60, '60秒', '60s', '60 giây'],
  [60.6, '1分1秒', '1m 1s', '1 phút 1 giây'],
  [75, '1分15秒', '1m 15s', '1 phút 15 giây'],
  [120, '2分0秒', '2m 0s', '2 phút 0 giây'],
  [3600, '1小时0分0秒', '1h 0m 0s', '1 giờ 0 phút 0 giây'],
  [90_061, '25小时1分1秒', '25h 1m 1s', '25 giờ 1 phút 1 giây'],
  [-75, '-1分15秒', '-1m 15s', '-1 phút 15 giây'],
])('%d seconds: minutes and seconds above 60, hours from an hour on (spec section 9)', (seconds, zh, en, vn) => {
  expect([formatDuration(seconds, 'zh-CN'), formatDuration(seconds, 'en'), formatDuration(seconds, 'vn')]).toEqual([zh, en, vn]);
});

test('unknown is –', () => {
  expect([formatDuration(null, 'en'), formatDuration(undefined, 'en'), formatDuration(Number.NaN, 'en')]).toEqual(['–', '–', '–']);
});
