import type { LoginUser } from '@backlot/contract';
import { ApiError } from '@backlot/api-client';
import { expect, test } from 'vitest';
import type { Console } from '../../shell/console/createConsole';
import { explainRefusal } from './explainRefusal';

const named = (enName: string) => ({ name: enName, enName, vnName: null });
const known = [
  { permission: 'sysUser.edit', ...named('Users: Edit'), roles: [named('Administrator'), named('Finance staff')] },
  { permission: 'sysPos.add', ...named('Positions: Add'), roles: [] },
  { permission: 'shop.audit', ...named('Merchants: Review'), roles: null },
];

function consoleOf({ holders = () => Promise.resolve(known as unknown), held = [] as string[] } = {}) {
  return {
    client: { call: holders },
    session: { getSnapshot: () => ({ user: { permissions: held } as unknown as LoginUser }) },
    localeState: { get: () => 'en' },
  } as unknown as Console;
}
const refusal = (permission?: string) =>
  new ApiError({
    policy: 'notice',
    code: 1013002,
    status: 403,
    message: 'You do not have the permission.',
    answer: { code: 1013002, ...(permission && { permission }) },
  });

test('names what is missing and the roles that hold it', async () => {
  expect(await explainRefusal(consoleOf(), refusal('sysUser.edit'))).toBe(
    'You need the permission “Users: Edit”. It is held by: Administrator, Finance staff.',
  );
  expect(await explainRefusal(consoleOf(), refusal('sysPos.add'))).toBe(
    'You need the permission “Positions: Add”. No role holds it: ask an administrator.',
  );
});

test('who may not know the roles is told the name, and whom to ask', async () => {
  expect(await explainRefusal(consoleOf(), refusal('shop.audit'))).toBe(
    'You need the permission “Merchants: Review”. Ask an administrator for it.',
  );
  expect(await explainRefusal(consoleOf(), refusal('unknown.thing'))).toBe(
    'You need a permission that you do not have. Ask an administrator for it.',
  );
});

test.each([
  ['no permission is named', consoleOf(), undefined],
  ['the person holds it and was refused for another reason', consoleOf({ held: ['sysUser:edit'] }), 'sysUser.edit'],
  ['the names cannot be read', consoleOf({ holders: () => Promise.reject(new Error('away')) }), 'sysUser.edit'],
])('the server’s own sentence stands where %s', async (_, console, permission) => {
  expect(await explainRefusal(console, refusal(permission))).toBe('You do not have the permission.');
});
