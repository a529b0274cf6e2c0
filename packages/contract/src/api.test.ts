import { expect, test } from 'vitest';
import { api } from './api';
import type { Endpoint } from './core/endpoint';
import { permissions } from './permissions';

const calls = Object.values(api).flatMap((area) => Object.values(area) as Endpoint[]);

test('no two calls share a method and path', () => {
  const keys = calls.map(({ method, path }) => `${method} ${path}`);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test('defect 18: every call of a system page asks for a permission of its own page', () => {
  const shared: Record<string, string> = { sysDictData: 'sysDictType', email: 'sysEmail', messageTemplate: 'sysEmail', sms: 'sysSms' };
  const foreign = calls.filter(({ path, access }) => {
    const page = /^\/main\/(sys[A-Z]\w*|email|messageTemplate|sms)\//.exec(path)?.[1];
    return page !== undefined && access !== 'session' && access !== 'public' && !access.startsWith(`${shared[page] ?? page}.`);
  });
  expect(foreign.map(({ path, access }) => [path, access])).toEqual([]);
});

test('the calls of the specification are there under their exact paths', () => {
  const keys = new Set(calls.map(({ method, path }) => `${method} ${path}`));
  const named = [
    'POST /main/login',
    'GET /main/logout',
    'GET /main/getLoginUser',
    'GET /main/getSmsCaptcha',
    'GET /main/getCaptchaOpen',
    'POST /main/captcha/get',
    'POST /main/captcha/check',
    'POST /main/sysMenu/change',
    'GET /main/sysDictType/tree',
    'GET /main/sysDictType/dropDown',
    'GET /main/sysNotice/noticeNum',
    'GET /main/sysNotice/newestUnRead',
    'GET /main/sysNotice/limitLastSysNotice',
    'POST /main/sysNotice/currNoticeRead',
    'POST /main/sysNotice/setRead',
    'GET /main/sysFileInfo/preview',
    'GET /analysis/month-bar',
  ];
  expect(named.filter((key) => !keys.has(key))).toEqual([]);
});

test('what can be enabled can be disabled, each by a call of its own', () => {
  const areas = Object.entries(permissions as Record<string, readonly string[]>).filter(([, actions]) =>
    actions.some((action) => action === 'enable' || action === 'disable'),
  );
  expect(areas.length).toBeGreaterThan(3);
  const accesses = new Set<string>(calls.map(({ access }) => access));
  for (const [code, actions] of areas)
    expect([code, ...['enable', 'disable'].map((action) => actions.includes(action) && accesses.has(`${code}.${action}`))]).toEqual([
      code,
      true,
      true,
    ]);
});
