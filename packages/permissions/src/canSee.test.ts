import { expect, test } from 'vitest';
import { canSee } from './canSee';

const person = { adminType: '2', roles: [], permissions: ['sysOnlineUser:kick', 'upAnalyse:syncUpWorkComments:sync', 'tapDataZone'] };

test('a person sees the buttons of the granted list, on the wire or dotted', () => {
  expect(canSee(person, 'sysOnlineUser:kick')).toBe(true);
  expect(canSee(person, 'sysOnlineUser.kick')).toBe(true);
  expect(canSee(person, 'upAnalyse:syncUpWorkComments.sync')).toBe(true);
  expect(canSee(person, 'tapDataZone')).toBe(true);
});

test('other buttons stay hidden', () => {
  expect(canSee(person, 'sysOnlineUser:query')).toBe(false);
  expect(canSee(person, 'sysOnlineUser')).toBe(false);
  expect(canSee(null, 'sysOnlineUser:kick')).toBe(false);
});

test('a role permission alone shows no button', () => {
  const holder = { adminType: '2', roles: [{ permissions: [{ permissionId: 'rule', actionList: ['edit'] }] }], permissions: [] };
  expect(canSee(holder, 'rule:edit')).toBe(false);
});

test.each(['1', 1])('administrator type %j sees all buttons', (adminType) => {
  expect(canSee({ adminType, roles: [], permissions: [] }, 'anything:at-all')).toBe(true);
});
