import { describe, expect, it } from 'vitest';
import { amountOf, timesOf } from './amountOf';
import { CollectError } from './CollectError';
import { localTime } from './shopee/localTime';
import { signOf as shopeeSign } from './shopee/call';
import { seconds } from './shopCount';
import { hookSignOf, signOf } from './tiktokShop/signOf';

/** Vectors of our own, reckoned with `openssl dgst -sha256 -hmac` over the texts beside them. */
describe('signatures', () => {
  const query = { shop_cipher: 'c1', app_key: 'k1', timestamp: '1764000000', page_size: '20', sign: 'x', access_token: 'y' };

  it('of TikTok Shop: secret, path, parameters by key, body, secret', () => {
    const path = '/order/202309/orders/search';
    // s1/order/202309/orders/searchapp_keyk1page_size20shop_cipherc1timestamp1764000000{"a":1}s1
    expect(signOf({ path, query, body: '{"a":1}', secret: 's1' })).toBe('fb14a125ae177f49510e495407996340c6484943beff722fc35ef3bb75ae4106');
    expect(signOf({ path, query, secret: 's1' })).not.toBe(signOf({ path, query, body: '{}', secret: 's1' }));
  });

  it('of a TikTok Shop webhook: key and body', () => {
    // k1{"type":1}
    expect(hookSignOf({ clientKey: 'k1', body: '{"type":1}', secret: 's1' })).toBe(
      '3840925f5d82e9eb1dcb6fd84f57db05a58f0a09d2a162787367482fa63a81a0',
    );
  });

  it('of Shopee: partner, path, moment, token, shop', () => {
    const asked = { partnerId: '1001', path: '/api/v2/ams/get_conversion_report', timestamp: '1764000000', secret: 's1' };
    // 1001/api/v2/ams/get_conversion_report1764000000t1220011
    expect(shopeeSign({ ...asked, accessToken: 't1', shopId: '220011' })).toBe(
      'b93b0c4aa09ff527b219c83c3fb6a6a5835d3163228c7246d2df2a06eaf9670b',
    );
  });
});

it.each([
  ['Rp9.900', 'IDR', '9900.00'],
  ['1000', 'IDR', '1000.00'],
  ['₫10.000', 'VND', '10000.00'],
  ['10.000', 'VND', '10000.00'],
  ['₱1,234.5', 'PHP', '1234.50'],
  ['Rp1.234.567,89', 'IDR', '1234567.89'],
  ['399.00', 'PHP', '399.00'],
  ['-12.30', 'PHP', '-12.30'],
])('reads %s %s as %s', (text, currency, amount) => {
  expect(amountOf(text, currency)).toBe(amount);
});

it('refuses an amount that it cannot read exactly', () => {
  expect(() => amountOf('12.3456', 'PHP')).toThrow(CollectError);
  expect(() => amountOf('', 'PHP')).toThrow(CollectError);
  expect(timesOf('399.10', 3)).toBe('1197.30');
});

it('takes seconds and refuses milliseconds', () => {
  expect(seconds.parse(1_764_000_000)).toEqual(new Date(1_764_000_000_000));
  expect(seconds.safeParse(1_764_000_000_000).success).toBe(false);
});

it('reads a local time in the zone of its shop', () => {
  expect(localTime('2025/8/10 15:36:22', 'Asia/Manila')).toEqual(new Date('2025-08-10T07:36:22Z'));
  expect(localTime('2025/8/10 00:36:22', 'Asia/Jakarta')).toEqual(new Date('2025-08-09T17:36:22Z'));
  expect(() => localTime('2025-08-10', 'Asia/Manila')).toThrow(CollectError);
});
