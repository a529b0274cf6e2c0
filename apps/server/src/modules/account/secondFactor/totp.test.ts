import { expect, test } from 'vitest';
import { codeAt, newSecret, stepOf, uriOf } from './totp';

/** The secret of RFC 6238, appendix B, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('RFC 6238: at %i seconds the code is %s', (seconds, code) => {
  expect(codeAt(secret, Math.floor(seconds / 30))).toBe(code);
});

test('a code counts half a minute before and after, not longer', () => {
  const at = 1111111109_000;
  expect(stepOf(secret, '081804', at)).toBe(37037036);
  expect(stepOf(secret, '081804', at + 30_000)).toBe(37037036);
  expect(stepOf(secret, '081804', at + 90_000)).toBeUndefined();
});

test('secrets are 32 signs of base32, and the address names the account', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
  expect(uriOf(secret, 'bd.my.1')).toBe(`otpauth://totp/Backlot%3Abd.my.1?secret=${secret}&issuer=Backlot&digits=6&period=30`);
});
