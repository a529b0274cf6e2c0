import { expect, test } from 'vitest';
import { type Registration, registrationProblems } from './registrationProblems';

const good: Registration = {
  shopName: 'Tiệm Nhà Mây',
  country: 'VN',
  mobile: { dialCode: '+84', number: '0912345678' },
  email: 'may@shop.vn',
  account: 'nha.may-1',
  password: 'sunny-Day-7',
  repeat: 'sunny-Day-7',
  agreed: true,
};

test('a complete registration has no problems', () => {
  expect(registrationProblems(good)).toEqual({});
});

test.each<[Partial<Registration>, object]>([
  [{ shopName: '  ' }, { shopName: 'shopNeeded' }],
  [{ mobile: { dialCode: '+84', number: ' ' } }, { mobile: 'phoneNeeded' }],
  [{ email: 'may@shop' }, { email: 'emailWrong' }],
  [{ account: '1may-shop' }, { account: 'accountWrong' }],
  [{ account: 'may' }, { account: 'accountWrong' }],
  [{ password: 'short', repeat: 'short' }, { password: 'passwordShort' }],
  [{ repeat: 'other' }, { repeat: 'repeatWrong' }],
  [{ agreed: false }, { agreed: 'agreeNeeded' }],
])('%o is %o', (part, problems) => {
  expect(registrationProblems({ ...good, ...part })).toEqual(problems);
});
