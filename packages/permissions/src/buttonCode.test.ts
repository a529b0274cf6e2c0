import { allPermissions, channelPermissions } from '@backlot/contract';
import { expect, test } from 'vitest';
import { buttonOf, codeOfButton, partsOf, permissionOf } from './buttonCode';

test.each([
  ['sysOnlineUser.kick', 'sysOnlineUser:kick'],
  ['upAnalyse:syncUpWorkComments.sync', 'upAnalyse:syncUpWorkComments:sync'],
  ['tapDataZone', 'tapDataZone'],
  ['upAnalyse:syncUpWorkComments', 'upAnalyse:syncUpWorkComments'],
])('%s and %s are the same right', (permission, button) => {
  expect(buttonOf(permission)).toBe(button);
  expect(permissionOf(button)).toBe(permission);
});

test('every permission of the contract survives the way there and back', () => {
  const channelActions = Object.keys(channelPermissions).map((code) => `${code}.query`);
  for (const permission of [...allPermissions, ...channelActions]) expect(permissionOf(buttonOf(permission))).toBe(permission);
});

test('the code of a button is what stands before its action', () => {
  expect(codeOfButton('sysOnlineUser:kick')).toBe('sysOnlineUser');
  expect(codeOfButton('upAnalyse:syncUpWorkComments')).toBe('upAnalyse:syncUpWorkComments');
  expect(codeOfButton('upAnalyse:syncUpWorkComments:follow')).toBe('upAnalyse:syncUpWorkComments');
});

test('a permission splits at its last dot', () => {
  expect(partsOf('upAnalyse:syncUpWorkComments.sync')).toEqual({ code: 'upAnalyse:syncUpWorkComments', action: 'sync' });
  expect(partsOf('tapDataZone')).toEqual({ code: 'tapDataZone', action: '' });
});
