import { expect, test } from 'vitest';
import { findEntries } from './findEntries';
import type { PaletteEntry } from './PaletteEntry';

const entry = (key: string, words: string[], kind: PaletteEntry['kind'] = 'page'): PaletteEntry => ({
  key,
  kind,
  words,
  label: key,
  place: '',
  icon: null,
  run: () => undefined,
});

const entries = [
  entry('users', ['用户管理', 'Users', 'Người dùng', '/system/user']),
  entry('online', ['在线用户', 'Online users', 'Người dùng trực tuyến', '/system/onlineUser']),
  entry('roles', ['角色管理', 'Roles', 'Vai trò', '/system/role']),
  entry('orders', ['工单', 'Orders', 'Đơn hàng', '/orders']),
  entry('dark', ['外观：深色', 'Appearance: dark', 'Giao diện: tối'], 'action'),
];

const found = (typed: string) => findEntries(entries, typed).map(({ key }) => key);

test.each([
  ['users', ['users', 'online']],
  ['用户', ['users', 'online']],
  ['yhgl', ['users']],
  ['nguoi dung', ['users', 'online']],
  ['DON HANG', ['orders']],
  ['gd', ['orders']],
  ['dark', ['dark']],
  ['trực tuyến dùng', ['online']],
  ['zzz', []],
])('%s finds %o', (typed, keys) => {
  expect(found(typed)).toEqual(keys);
});

test('nothing typed offers everything', () => {
  expect(found(' ')).toHaveLength(entries.length);
});
