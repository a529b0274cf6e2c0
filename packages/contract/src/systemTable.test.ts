import { expect, test } from 'vitest';
import { api } from './api';
import type { Endpoint } from './core/endpoint';

/** The endpoint table of system-pages 1.10, row by row: below /main, what is asked by GET and what by POST. */
const table: readonly (readonly [area: string, get: string, post: string])[] = [
  ['', 'logout getLoginUser getCaptchaOpen getTenantOpen getSmsCaptcha', 'login captcha/get captcha/check'],
  ['sysApp', 'page list detail', 'add edit delete setAsDefault'],
  ['sysArea', 'list', ''],
  ['sysConfig', 'page list detail', 'add edit delete'],
  ['sysDictType', 'page list detail dropDown tree', 'add edit delete changeStatus'],
  ['sysDictData', 'page list detail', 'add edit delete changeStatus'],
  ['email', '', 'sendEmail sendEmailHtml'],
  ['sysFileInfo', 'page list detail download preview getOnlineFileConfig', 'upload delete track'],
  ['sysOpLog', 'page export', 'delete'],
  ['sysVisLog', 'page export', 'delete'],
  ['sysMachine', 'query', ''],
  ['sysMenu', 'list tree treeForGrant', 'add edit delete detail change'],
  ['sysNotice', 'page received detail', 'add edit delete changeStatus'],
  ['sysOnlineUser', 'list', 'forceExist'],
  ['sysOrg', 'page list tree detail export', 'add edit delete'],
  ['sysPos', 'page list detail export', 'add edit delete'],
  ['sysRole', 'page detail dropDown ownMenu ownData', 'add edit delete grantMenu grantData'],
  [
    'sysUser',
    'page detail ownRole ownData selector export',
    'add edit delete changeStatus grantRole grantData resetPwd updateInfo updatePwd updateAvatar',
  ],
  ['sms', 'page', 'sendLoginMessage validateMessage'],
  ['sysTimers', 'page list detail', 'add edit delete start stop getActionClasses'],
  ['oauth', 'render/github render/gitee callback/github callback/gitee', ''],
];

/** What another server or a redirected browser asks, in shapes of their own: the server has them beside the contract (decisions 0041, 0046). */
const besideContract = [
  'POST /main/sysFileInfo/track',
  'GET /main/oauth/render/github',
  'GET /main/oauth/render/gitee',
  'GET /main/oauth/callback/github',
  'GET /main/oauth/callback/gitee',
];

const rowsOf = (method: string, area: string, names: string) =>
  names.split(' ').flatMap((name) => (name === '' ? [] : [`${method} /main/${area && `${area}/`}${name}`]));
const rows = table.flatMap(([area, get, post]) => [...rowsOf('GET', area, get), ...rowsOf('POST', area, post)]);

test('every call of the table of system administration has its method and path', () => {
  const calls = Object.values(api).flatMap((area) => Object.values(area) as Endpoint[]);
  const known = new Set(calls.map(({ method, path }) => `${method} ${path}`));
  expect(rows.filter((row) => !known.has(row))).toEqual(besideContract);
});
