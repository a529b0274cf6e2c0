import { expect, test } from 'vitest';
import { pinyinInitials } from './pinyinInitials';

test.each([
  ['用户管理', 'yhgl'],
  ['角色管理', 'jsgl'],
  ['在线用户', 'zxyh'],
  ['达人库 KOL', 'drk kol'],
  ['工单', 'gd'],
  ['安全设置', 'aqsz'],
  ['Users', 'users'],
])('%s is found by %s', (text, initials) => {
  expect(pinyinInitials(text)).toBe(initials);
});
