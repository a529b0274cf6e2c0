import { expect, test } from 'vitest';
import { explain } from './explain';

const role = (name: string, actionList: string[]) => ({ name, permissions: [{ permissionId: 'sysOnlineUser', actionList }] });
const finance = role('Finance', ['query', 'kick']);
const viewer = role('Viewer', ['query']);
const person = (adminType: string, roles: (typeof viewer)[]) => ({ adminType, roles, permissions: [] });

test('a refusal names the missing permission and the roles that hold it', () => {
  expect(explain(person('2', [viewer]), 'sysOnlineUser.kick', [finance, viewer])).toEqual({
    permission: 'sysOnlineUser.kick',
    allowed: false,
    because: 'missing',
    heldBy: [finance],
  });
});

test('a refusal says when no role holds the permission', () => {
  expect(explain(person('2', [viewer]), 'sysVisLog.get', [finance, viewer])).toMatchObject({
    allowed: false,
    because: 'unheld',
    heldBy: [],
  });
});

test('an allowed action names the own roles that allow it', () => {
  expect(explain(person('2', [viewer]), 'sysOnlineUser.query', [finance, viewer])).toMatchObject({
    allowed: true,
    because: 'role',
    heldBy: [viewer],
  });
});

test('an administrator is allowed by type', () => {
  expect(explain(person('1', []), 'sysOnlineUser.kick', [finance])).toMatchObject({
    allowed: true,
    because: 'administrator',
    heldBy: [finance],
  });
});

test('nobody is refused', () => {
  expect(explain(null, 'sysOnlineUser.kick', [finance])).toMatchObject({ allowed: false, because: 'missing', heldBy: [finance] });
});
