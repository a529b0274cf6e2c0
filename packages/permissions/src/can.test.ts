import type { LoginUser } from '@backlot/contract';
import { expect, test } from 'vitest';
import { can, holds } from './can';
import { grantsOf } from './grantsOf';
import type { PermissionUser } from './PermissionUser';

const person = (over: Partial<PermissionUser> = {}): PermissionUser => ({
  adminType: '2',
  roles: [
    { permissions: [{ permissionId: 'sysOnlineUser', actionList: ['query'] }] },
    {
      permissions: [
        { permissionId: 'sysVisLog', actionList: ['query', 'get'] },
        { permissionId: 'console', actionList: [] },
      ],
    },
  ],
  permissions: [],
  ...over,
});

test('a permission is held when one role lists the action', () => {
  expect(can(person(), 'sysOnlineUser.query')).toBe(true);
  expect(can(person(), 'sysVisLog.get')).toBe(true);
});

test('an action that no role lists is refused', () => {
  expect(can(person(), 'sysOnlineUser.kick')).toBe(false);
  expect(can(person(), 'console.query')).toBe(false);
});

test('a granted button alone is not a permission', () => {
  expect(can(person({ permissions: ['sysOnlineUser:kick'] }), 'sysOnlineUser.kick')).toBe(false);
});

test.each(['1', 1])('administrator type %j passes every check, but holds only what the roles hold', (adminType) => {
  const administrator = person({ adminType, roles: [] });
  expect(can(administrator, 'sysOnlineUser.kick')).toBe(true);
  expect(holds(administrator, 'sysOnlineUser.kick')).toBe(false);
});

test.each(['2', 2, '11', '', 0, null, undefined])('administrator type %j passes nothing by type', (adminType) => {
  expect(can(person({ adminType, roles: [] }), 'sysOnlineUser.query')).toBe(false);
});

test('nobody may do nothing', () => {
  expect(can(null, 'console.query')).toBe(false);
  expect(can(undefined, 'console.query')).toBe(false);
});

test('names of Object.prototype are no permissions', () => {
  for (const name of ['__proto__', 'constructor', 'toString', '']) expect(can(person(), name as 'console.query')).toBe(false);
});

test('grants are computed once per person', () => {
  const someone = person();
  expect(grantsOf(someone)).toBe(grantsOf(someone));
  expect(grantsOf(person())).not.toBe(grantsOf(someone));
});

test('the contract’s signed-in user fits as it comes from the server', () => {
  const check: (user: LoginUser) => boolean = (user) => can(user, 'console.query');
  expect(check).toBeTypeOf('function');
});
