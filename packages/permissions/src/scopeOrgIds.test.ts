import { expect, test } from 'vitest';
import { isInScope, mayGrantScope, narrowScope, scopeOrgIds } from './scopeOrgIds';

const orgTree = [
  { id: 'root', pid: '0' },
  { id: 'north', pid: 'root' },
  { id: 'north-1', pid: 'north' },
  { id: 'north-1a', pid: 'north-1' },
  { id: 'south', pid: 'root' },
  { id: 'closed', pid: 'north', status: 1 },
];
const ask = (over: Partial<Parameters<typeof scopeOrgIds>[0]>) =>
  scopeOrgIds({ roles: [], grantedOrgIds: [], orgTree, ownOrgId: 'north', ...over });

test('1 is every enabled organisation', () => {
  expect(ask({ roles: [{ dataScopeType: 1 }] })).toEqual({
    all: true,
    own: false,
    orgIds: ['root', 'north', 'north-1', 'north-1a', 'south'],
  });
});

test('2 is the own organisation and everything below, without disabled ones', () => {
  expect(ask({ roles: [{ dataScopeType: 2 }] }).orgIds).toEqual(['north', 'north-1', 'north-1a']);
});

test('3 is the own organisation', () => {
  expect(ask({ roles: [{ dataScopeType: 3 }] })).toEqual({ all: false, own: false, orgIds: ['north'] });
});

test('4 is the own data, not nothing', () => {
  const scope = ask({ roles: [{ dataScopeType: 4 }] });
  expect(scope).toEqual({ all: false, own: true, orgIds: [] });
  expect(isInScope(scope, { orgId: 'south', isOwn: true })).toBe(true);
  expect(isInScope(scope, { orgId: 'north', isOwn: false })).toBe(false);
});

test('5 is what was ticked, beside the own data', () => {
  expect(ask({ roles: [{ dataScopeType: 5, orgIds: ['south'] }] })).toEqual({ all: false, own: true, orgIds: ['south'] });
});

test('without a role it is the own data', () => {
  expect(ask({})).toEqual({ all: false, own: true, orgIds: [] });
});

test('the widest role wins and custom and personal organisations are added', () => {
  const roles = [
    { dataScopeType: 4 as const },
    { dataScopeType: 3 as const },
    { dataScopeType: 5 as const, orgIds: ['south'] },
    { dataScopeType: 5 as const, orgIds: ['north-1'] },
  ];
  expect(ask({ roles, grantedOrgIds: ['root'] })).toEqual({ all: false, own: false, orgIds: ['root', 'north', 'north-1', 'south'] });
});

test('organisations ticked under another type do not count', () => {
  expect(ask({ roles: [{ dataScopeType: 3, orgIds: ['south'] }] }).orgIds).toEqual(['north']);
});

test('disabled and deleted organisations are in no scope', () => {
  expect(ask({ roles: [{ dataScopeType: 5, orgIds: ['closed', 'gone'] }], grantedOrgIds: ['gone'] }).orgIds).toEqual([]);
});

test('a person without an organisation sees none through types 2 and 3', () => {
  expect(ask({ roles: [{ dataScopeType: 2 }], ownOrgId: null }).orgIds).toEqual([]);
});

test('rows without an organisation belong to scope 1 and to their owner only', () => {
  expect(isInScope(ask({ roles: [{ dataScopeType: 1 }] }), { orgId: null, isOwn: false })).toBe(true);
  expect(isInScope(ask({ roles: [{ dataScopeType: 2 }] }), { orgId: null, isOwn: false })).toBe(false);
});

test('nobody hands out more than the own scope', () => {
  const scope = ask({ roles: [{ dataScopeType: 2 }] });
  expect(mayGrantScope(scope, { dataScopeType: 1 })).toBe(false);
  expect(mayGrantScope(scope, { dataScopeType: 5, orgIds: ['north-1', 'south'] })).toBe(false);
  expect(mayGrantScope(scope, { dataScopeType: 5, orgIds: ['north-1'] })).toBe(true);
  expect(mayGrantScope(ask({ roles: [{ dataScopeType: 1 }] }), { dataScopeType: 1 })).toBe(true);
});

test('another scope never shows more than the own one', () => {
  const all = ask({ roles: [{ dataScopeType: 1 }] });
  const north = ask({ roles: [{ dataScopeType: 2 }] });
  const custom = ask({ roles: [{ dataScopeType: 5, orgIds: ['north-1', 'south'] }] });
  expect(narrowScope(custom, all)).toEqual(custom);
  expect(narrowScope(all, north)).toEqual(north);
  expect(narrowScope(custom, north)).toEqual({ all: false, own: true, orgIds: ['north-1'] });
});
