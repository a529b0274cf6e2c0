import { expect, it } from 'vitest';
import { placeOf } from './placeOf';

it('names the local network, and guesses nothing about the internet', () => {
  for (const ip of ['127.0.0.1', '::1', '::ffff:10.1.2.3', '192.168.1.20', '172.31.255.1', '100.64.0.9', 'fd00::1', 'fe80::1'])
    expect([ip, placeOf(ip, 'en')]).toEqual([ip, 'Local network']);
  for (const ip of ['8.8.8.8', '172.32.0.1', '::ffff:203.0.113.7', '2001:db8::1', '', 'unknown'])
    expect([ip, placeOf(ip, 'en')]).toEqual([ip, null]);
  expect([placeOf('10.0.0.1', 'zh-CN'), placeOf('10.0.0.1', 'vn')]).toEqual(['局域网', 'Mạng nội bộ']);
});
