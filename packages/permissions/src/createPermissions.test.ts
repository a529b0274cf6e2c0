import { expect, expectTypeOf, test } from 'vitest';
import { createPermissions } from './createPermissions';
import { createCan } from './react';

type Right = 'invoice.query' | 'invoice.pay' | 'reports:monthly.send';

const { can, canSee, channelsOf, codeOfButton, explain, holds, permissionOf } = createPermissions<Right>({
  codes: ['reports:monthly'],
  channels: { 'reports:monthly': 3, invoice: 1 },
});

const clerk = {
  adminType: '2',
  roles: [{ name: 'Clerk', permissions: [{ permissionId: 'invoice', actionList: ['query'] }] }],
  permissions: ['reports:monthly:send'],
};
const cashier = { name: 'Cashier', permissions: [{ permissionId: 'invoice', actionList: ['pay'] }] };

test('permissions of a host are checked as those of Backlot are', () => {
  expect([can(clerk, 'invoice.query'), can(clerk, 'invoice.pay')]).toEqual([true, false]);
  expect(holds({ ...clerk, adminType: '1' }, 'invoice.pay')).toBe(false);
  expect(explain(clerk, 'invoice.pay', [cashier])).toMatchObject({ because: 'missing', heldBy: [{ name: 'Cashier' }] });
});

test('codes of a host that hold a colon are told, and its channels too', () => {
  expect(permissionOf('reports:monthly:send')).toBe('reports:monthly.send');
  expect(permissionOf('reports:monthly')).toBe('reports:monthly');
  expect(codeOfButton('reports:monthly:send')).toBe('reports:monthly');
  expect(canSee(clerk, 'reports:monthly.send')).toBe(true);
  expect(channelsOf(clerk)).toEqual([1, 3]);
});

test('a misspelt permission does not compile', () => {
  expectTypeOf(can).parameter(1).toEqualTypeOf<Right>();
  // @ts-expect-error no such permission
  can(clerk, 'invoice.payy');
  const typed = createCan<Right>();
  expectTypeOf(typed.useCan).returns.parameter(0).toEqualTypeOf<Right>();
  expectTypeOf(typed.Can).parameter(0).toHaveProperty('do');
});
