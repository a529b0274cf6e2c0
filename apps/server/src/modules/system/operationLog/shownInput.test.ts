import { expect, it } from 'vitest';
import { opTypeOf } from './opTypeOf';
import { shownInput } from './shownInput';
import { shownOutput } from './shownOutput';

it('shows ids, numbers and names, and no other text', () => {
  const input = {
    id: '12',
    ids: ['1', '2'],
    name: 'Hương',
    sort: 3,
    phone: '+63917000001',
    password: 'Sesame',
    value: 'smtps://a:b@c',
    roleIdList: ['5'],
    org: { remark: 'call +63917000001', code: 'ph' },
  };
  expect(JSON.parse(shownInput(input))).toEqual({
    id: '12',
    ids: ['1', '2'],
    name: 'Hương',
    sort: 3,
    phone: '…',
    password: '…',
    value: '…',
    roleIdList: ['…'],
    org: { remark: '…', code: 'ph' },
  });
});

it('shows the codes of records, never one that opens something', () => {
  expect(JSON.parse(shownInput({ code: 'teamLeader', items: [{ code: '481516' }] }))).toEqual({
    code: 'teamLeader',
    items: [{ code: '…' }],
  });
});

it('tells what was answered, a new password never', () => {
  expect(shownOutput({ ok: ['7'], failed: [{ id: '8', code: 2020006, message: 'Kept' }] })).toBe(
    '{"ok":["7"],"failed":[{"id":"8","code":2020006,"message":"…"}]}',
  );
  expect(shownOutput({ password: 'Right-horse-9' })).toBe('{"password":"…"}');
  expect([null, undefined, {}].map(shownOutput)).toEqual([null, null, null]);
});

it('cuts long lists and long inputs', () => {
  expect(JSON.parse(shownInput({ ids: Array.from({ length: 23 }, (_, at) => String(at + 1)) })).ids.at(-1)).toBe('+3');
  expect(shownInput({ list: Array.from({ length: 20 }, () => ({ name: 'n'.repeat(100), title: 't'.repeat(100) })) }).length).toBe(2001);
});

it('knows what kind of operation a call is', () => {
  const kinds = [
    '/main/sysPos/add',
    '/main/sysPos/delete',
    '/main/sysPos/edit',
    '/main/sysPos/export',
    '/main/sysRole/grantMenu',
    '/main/sysOnlineUser/forceExist',
    '/main/sysOpLog/delete',
    '/main/sysUser/changeStatus',
    '/main/sysNotice/publish',
    '/main/sysUser/resetPwd',
  ];
  expect(kinds.map(opTypeOf)).toEqual([1, 2, 3, 9, 10, 11, 12, 13, 13, 4]);
});
