import { expect, test } from 'vitest';
import { keepsAction } from './keepsAction';

const clerk = {
  adminType: '2',
  roles: [
    {
      permissions: [
        { permissionId: 'goods', actionList: ['query', 'get'] },
        { permissionId: 'shop', actionList: [] },
      ],
    },
    { permissions: [{ permissionId: 'goods', actionList: ['edit'] }] },
  ],
  permissions: [],
};

test('an element stays when the group of its route lists the action', () => {
  expect(keepsAction(clerk, { group: 'goods', action: 'query' })).toBe(true);
});

test('several roles add up', () => {
  expect(keepsAction(clerk, { group: ['goods'], action: 'edit' })).toBe(true);
});

test('an element goes when the group lists actions and the action is absent', () => {
  expect(keepsAction(clerk, { group: ['goods'], action: 'delete' })).toBe(false);
  expect(keepsAction(clerk, { group: 'shop', action: 'query' })).toBe(false);
});

test('a group that the roles say nothing about removes nothing', () => {
  expect(keepsAction(clerk, { group: ['label'], action: 'delete' })).toBe(true);
  expect(keepsAction(clerk, { group: [], action: 'delete' })).toBe(true);
  expect(keepsAction(clerk, { group: undefined, action: 'delete' })).toBe(true);
});

test('any code of the group will do', () => {
  expect(keepsAction(clerk, { group: ['shop', 'goods'], action: 'get' })).toBe(true);
});

test('an administrator keeps every element', () => {
  expect(keepsAction({ ...clerk, adminType: 1 }, { group: 'goods', action: 'delete' })).toBe(true);
});
