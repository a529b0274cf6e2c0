import { api, type Endpoint, errors, type Permission, type permissions as codes } from '@backlot/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/startServer';
import type { TestClient } from '../testing/testClient';

const of = <Id extends keyof typeof codes>(id: Id, ...actions: (typeof codes)[Id][number][]): Permission[] =>
  actions.map((action) => `${id}.${action}` as Permission);

/** What each role may do of the calls with a permission, written down apart from the seed (domain/roles 7.3). */
const granted: Record<string, readonly Permission[] | 'all'> = {
  superAdmin: 'all',
  admin: [
    'sysOnlineUser.query',
    ...(['query', 'get', 'add', 'edit', 'export', 'grant', 'viewAs'] as const).flatMap((action) => [
      `sysUser.${action}` as const,
      `sysRole.${action}` as const,
    ]),
    ...(['query', 'get', 'add', 'edit', 'delete', 'export'] as const).map((action) => `sysDictType.${action}` as const),
    ...(['query', 'get', 'add', 'edit', 'delete', 'publish', 'withdraw'] as const).map((action) => `sysNotice.${action}` as const),
    'sysVisLog.query',
    'sysVisLog.get',
    'sysOpLog.query',
    'sysOpLog.get',
    ...of('sysTimers', 'query', 'get'),
    ...of('sysMachine', 'query'),
    ...of('upLibrary', 'query', 'get', 'add', 'edit', 'delete', 'import', 'export', 'transfer', 'batchLabel', 'testExtract', 'showContact'),
    ...of('upGame', 'query', 'get'),
    ...of('upPool', 'query', 'get'),
    ...of('upDetail', 'query', 'get', 'edit', 'setStar', 'black', 'erase'),
    ...of('upAnalysis', 'query'),
    ...of('workInfo', 'query', 'get', 'export'),
    ...of('goods', 'query', 'get', 'add', 'edit', 'delete', 'import', 'export', 'onSale', 'offSale', 'bindUp'),
    ...of('shop', 'query', 'get', 'add', 'edit', 'delete', 'export', 'audit', 'revoke', 'showIdCard', 'pdf'),
    ...of('label', 'query', 'get', 'add', 'edit', 'delete', 'import', 'export', 'merge'),
    ...of('demand', 'query', 'get', 'add', 'edit', 'export', 'convert', 'end'),
    ...of(
      'workOrderCom',
      'query',
      'get',
      'add',
      'edit',
      'delete',
      'export',
      'allocate',
      'handout',
      'recall',
      'extend',
      'end',
      'reopen',
      'pdf',
    ),
    ...of(
      'workOrderLeader',
      'query',
      'get',
      'add',
      'edit',
      'delete',
      'export',
      'allocate',
      'handout',
      'recall',
      'extend',
      'end',
      'reopen',
      'pdf',
    ),
    ...of('workOrderHall', 'query', 'get'),
    ...of('workOrderBd', 'query', 'get'),
    ...of('workOrderShop', 'query', 'get'),
    ...of('upAudit', 'query', 'get', 'export', 'audit'),
    ...of('linkAudit', 'query', 'get', 'export', 'audit', 'recheck'),
    ...of('intent', 'query', 'get', 'export'),
    ...of('sample', 'query', 'get', 'export', 'audit', 'ship', 'exempt'),
    ...of('script', 'query', 'get', 'add', 'delete', 'export', 'audit'),
    ...of('followUp', 'query', 'add', 'edit', 'export'),
    ...of('live', 'query', 'get', 'add', 'edit', 'import', 'export', 'report'),
    ...of('orderList', 'query', 'get', 'import', 'export', 'attribute'),
    ...of('settle', 'query', 'get', 'preview', 'settle', 'void'),
    ...of('payment', 'query', 'get', 'reverse'),
    ...of('book', 'query'),
    ...of('fxRate', 'query', 'get', 'export'),
    ...of('reconciliation', 'query'),
    ...of('bdCommission', 'query', 'export'),
    ...of('bdBoard', 'query', 'get', 'export', 'setTarget'),
    ...of('leaderBoard', 'query', 'get', 'export', 'setTarget'),
    ...of('rank', 'query', 'get', 'export'),
    ...of('upCommission', 'query', 'export'),
    ...of('rule', 'query', 'get', 'add', 'edit', 'delete', 'enable', 'disable', 'copy'),
    ...of('task', 'query', 'get', 'add', 'edit', 'delete', 'enable', 'disable', 'runNow'),
    ...of('queue', 'query', 'get', 'cancel', 'retry'),
    ...of('connector', 'query', 'import', 'get', 'add', 'edit', 'delete', 'enable', 'disable', 'authorize', 'pause'),
    ...of('keyword', 'query', 'get', 'add', 'edit', 'delete', 'enable', 'disable', 'import', 'export'),
    ...of('blackFan', 'query', 'get', 'add', 'edit', 'delete', 'export', 'release'),
    ...of('commentInfo', 'query', 'get', 'delete', 'export', 'hide', 'unhide', 'reply', 'markBlack'),
    ...of('navy_statistics', 'query'),
    ...of('channel_game_manager', 'query', 'get', 'add', 'edit', 'delete', 'export'),
  ],
  finance: [
    ...of('upLibrary', 'query', 'get'),
    ...of('upDetail', 'query', 'get'),
    ...of('upAnalysis', 'query'),
    ...of('goods', 'query', 'get'),
    ...of('orderList', 'query', 'get', 'import', 'export'),
    ...of('shop', 'query', 'get'),
    ...of('workOrderCom', 'query', 'get', 'export'),
    ...of('workOrderLeader', 'query', 'get', 'export'),
    ...of('sample', 'query', 'get', 'export'),
    ...of('settle', 'query', 'get', 'preview', 'settle', 'adjust', 'confirm', 'void'),
    ...of('payment', 'query', 'get', 'export', 'pay', 'markPaid', 'reverse', 'showPayee', 'editPayee'),
    ...of('book', 'query'),
    ...of('fxRate', 'query', 'get', 'add', 'edit', 'delete', 'import', 'export'),
    ...of('reconciliation', 'query'),
    ...of('bdCommission', 'query', 'export'),
    ...of('bdBoard', 'query', 'get', 'export'),
    ...of('leaderBoard', 'query', 'get', 'export'),
    ...of('rank', 'query', 'get'),
    ...of('upCommission', 'query', 'export'),
    ...of('rule', 'query', 'get'),
  ],
  'leader.ph': [
    'sysNotice.query',
    'sysNotice.get',
    'sysNotice.add',
    ...of('upLibrary', 'query', 'get', 'export', 'transfer', 'showContact'),
    ...of('upGame', 'query', 'get'),
    ...of('upPool', 'query', 'get'),
    ...of('upDetail', 'query', 'get'),
    ...of('upAnalysis', 'query'),
    ...of('workInfo', 'query', 'get', 'export'),
    ...of('goods', 'query', 'get', 'export'),
    ...of('shop', 'query', 'get', 'pdf'),
    ...of('label', 'query', 'get'),
    ...of('demand', 'query', 'get', 'convert'),
    ...of('workOrderCom', 'query', 'get', 'add', 'edit', 'export', 'allocate', 'handout', 'recall', 'extend', 'end', 'pdf'),
    ...of('workOrderLeader', 'query', 'get', 'add', 'edit', 'export', 'allocate', 'handout', 'recall', 'extend', 'end', 'pdf'),
    ...of('workOrderHall', 'query', 'get'),
    ...of('workOrderBd', 'query', 'get'),
    ...of('upAudit', 'query', 'get'),
    ...of('linkAudit', 'query', 'get', 'recheck'),
    ...of('intent', 'query', 'get', 'export'),
    ...of('sample', 'query', 'get'),
    ...of('script', 'query', 'get', 'audit'),
    ...of('followUp', 'query', 'export'),
    ...of('live', 'query', 'get', 'add', 'edit', 'export', 'report'),
    ...of('orderList', 'query', 'get', 'export'),
    ...of('settle', 'query', 'get', 'dispute'),
    ...of('bdCommission', 'query', 'export'),
    ...of('bdBoard', 'query', 'get', 'export', 'setTarget'),
    ...of('leaderBoard', 'query', 'get'),
    ...of('rank', 'query', 'get', 'export'),
    ...of('upCommission', 'query'),
    ...of('task', 'query', 'get'),
    ...of('rule', 'query', 'get'),
    ...of('keyword', 'query', 'get'),
    ...of('blackFan', 'query', 'get'),
    ...of('commentInfo', 'query', 'get', 'export'),
    ...of('navy_statistics', 'query'),
  ],
  'bd.ph.1': [
    ...of('upLibrary', 'query', 'get', 'add', 'edit', 'claim', 'release', 'batchLabel', 'testExtract', 'showContact'),
    ...of('upGame', 'query', 'get'),
    ...of('upPool', 'query', 'get', 'claim'),
    ...of('upDetail', 'query', 'get', 'edit'),
    ...of('upAnalysis', 'query'),
    ...of('workInfo', 'query', 'get'),
    ...of('goods', 'query', 'get', 'bindUp'),
    ...of('shop', 'query', 'get'),
    ...of('label', 'query', 'get', 'add'),
    ...of('demand', 'query', 'get'),
    ...of('workOrderHall', 'query', 'get', 'claim'),
    ...of('workOrderBd', 'query', 'get', 'claim', 'returnAlloc', 'submitUp', 'submitLink', 'agree', 'terminate', 'pdf'),
    ...of('upAudit', 'query', 'get'),
    ...of('linkAudit', 'query', 'get', 'recheck'),
    ...of('intent', 'query', 'get', 'add', 'send', 'reply', 'convert'),
    ...of('sample', 'query', 'get', 'add', 'request', 'deliver'),
    ...of('script', 'query', 'get', 'add', 'delete'),
    ...of('followUp', 'query', 'add', 'edit', 'export'),
    ...of('live', 'query', 'get', 'add', 'edit', 'export', 'report'),
    ...of('orderList', 'query', 'get'),
    ...of('settle', 'query', 'get', 'dispute'),
    ...of('bdCommission', 'query', 'export'),
    ...of('bdBoard', 'query', 'get'),
    ...of('rank', 'query', 'get', 'export'),
    ...of('upCommission', 'query'),
    ...of('payment', 'query', 'get'),
    ...of('task', 'query', 'get', 'runNow'),
    ...of('queue', 'query', 'get'),
    ...of('connector', 'authorize'),
    ...of('rule', 'query', 'get'),
    ...of('keyword', 'query', 'get'),
    ...of('blackFan', 'query', 'get'),
    ...of('commentInfo', 'query', 'get', 'reply'),
    ...of('navy_statistics', 'query'),
  ],
  'shop.ph.1': [
    ...of('upDetail', 'query', 'get'),
    ...of('workInfo', 'query', 'get'),
    ...of('goods', 'query', 'get', 'add', 'edit', 'delete', 'import', 'export', 'onSale', 'offSale'),
    ...of('shop', 'query', 'get', 'edit', 'pdf'),
    ...of('shopAuth', 'query', 'get', 'submit', 'withdraw'),
    ...of('demand', 'query', 'get', 'add', 'edit', 'delete', 'submit', 'end', 'copy'),
    ...of('workOrderShop', 'query', 'get', 'export', 'shopConfirm', 'pdf'),
    ...of('upAudit', 'query', 'get', 'audit'),
    ...of('linkAudit', 'query', 'get'),
    ...of('intent', 'query', 'get', 'add', 'send', 'reply'),
    ...of('sample', 'query', 'get', 'import', 'audit', 'ship'),
    ...of('script', 'query', 'get'),
    ...of('orderList', 'query', 'get', 'export'),
    ...of('rank', 'query', 'get'),
    ...of('settle', 'query', 'get', 'dispute'),
    ...of('connector', 'authorize'),
    ...of('payment', 'query', 'get'),
    ...of('commentInfo', 'query', 'get'),
  ],
  'staff.1': [
    ...of('live', 'query', 'get', 'import', 'export', 'report'),
    ...of('keyword', 'query', 'get', 'add', 'edit', 'delete', 'enable', 'disable', 'import', 'export'),
    ...of('blackFan', 'query', 'get', 'add', 'edit', 'delete', 'export', 'release'),
    ...of('commentInfo', 'query', 'get', 'export', 'hide', 'unhide', 'reply', 'markBlack'),
    ...of('navy_statistics', 'query'),
    ...of('channel_game_manager', 'query', 'get', 'add', 'edit', 'delete', 'export'),
    ...of('task', 'query', 'get', 'add', 'edit', 'delete', 'enable', 'disable', 'runNow'),
    ...of('queue', 'query', 'get', 'cancel', 'retry'),
    ...of('rank', 'query', 'get', 'export'),
    ...of('connector', 'query', 'import', 'get'),
    ...of('upLibrary', 'query', 'get', 'add', 'edit', 'import', 'export', 'batchLabel', 'testExtract'),
    ...of('upGame', 'query', 'get'),
    ...of('upPool', 'query', 'get'),
    ...of('upDetail', 'query', 'get'),
    ...of('upAnalysis', 'query'),
    ...of('workInfo', 'query', 'get', 'export'),
    ...of('goods', 'query', 'get'),
    ...of('label', 'query', 'get', 'add', 'edit', 'delete', 'import', 'export', 'merge'),
    ...of('linkAudit', 'query', 'get', 'recheck'),
  ],
  newcomer: [],
};

const routes: [string, Endpoint][] = Object.entries(api).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, endpoint]): [string, Endpoint] => [`${area}.${name}`, endpoint]),
);
const isPermission = (access: Endpoint['access']): access is Permission => access !== 'public' && access !== 'session';

let server: TestServer;
const clients = new Map<string, TestClient>();
beforeAll(async () => {
  server = await startServer();
  for (const account of Object.keys(granted)) clients.set(account, await server.as(account));
});
afterAll(() => server.close());

/** A call with an input that no schema accepts: whoever passes the gate meets 1012001, and nothing happens. */
const knock = (client: TestClient, { method, path }: Endpoint) =>
  method === 'GET' ? client.get(path, { notAField: '1' }) : client.post(path, { notAField: '1' });

describe('C-20 every route and who may call it', () => {
  it.each(routes)('%s is open to nobody without a session unless it is public', async (_name, endpoint) => {
    const { status, body } = await knock(server, endpoint);
    expect([status === 401, body.code === 1011004]).toEqual(endpoint.access === 'public' ? [false, false] : [true, true]);
  });

  it.each(routes.filter(([, { access }]) => access === 'session'))('%s is open to everybody signed in', async (_name, endpoint) => {
    for (const client of clients.values()) {
      const { status } = await knock(client, endpoint);
      expect([401, 403]).not.toContain(status);
    }
  });

  it.each(routes.filter(([, { access }]) => isPermission(access)))('%s is open to the roles that hold it', async (_name, endpoint) => {
    for (const [account, permissions] of Object.entries(granted)) {
      const { status, body } = await knock(clients.get(account) as TestClient, endpoint);
      const may = permissions === 'all' || permissions.includes(endpoint.access as Permission);
      expect([account, status, body.code]).toEqual(may ? [account, 200, 1012001] : [account, 403, 1013002]);
    }
  });

  it('names the missing permission in the language of the caller', async () => {
    const { body } = await (clients.get('bd.ph.1') as TestClient).get('/main/sysOnlineUser/list', {}, { lang: 'zh-CN' });
    expect(body.message).toBe('您没有“sysOnlineUser.query”权限。');
  });

  it.each(routes)('C-31 %s refuses the other methods', async (_name, { path }) => {
    const taken: string[] = routes.filter(([, other]) => other.path === path).map(([, { method }]) => method);
    const expected = taken.includes('POST') ? 1014001 : 1014002;
    for (const wrong of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'GET', 'POST'].filter((method) => !taken.includes(method))) {
      if (path === '/main/logout' && wrong === 'POST') continue;
      const { status, body, headers } = await server.send(path, { method: wrong });
      expect([wrong, status, body.code]).toEqual([wrong, 405, expected]);
      expect(headers.get('allow')).toBe(taken.toSorted().join(', '));
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
    if (path === '/main/logout') return;
    const [asked, head] = [await server.send(path, { method: 'GET' }), await server.send(path, { method: 'HEAD' })];
    expect([head.status, head.text]).toEqual([asked.status, '']);
  });
});

describe('C-28 unknown fields', () => {
  it.each(routes.filter(([, { answer, body }]) => answer !== 'captcha' && body === 'json'))('%s are refused', async (_name, endpoint) => {
    const { body } = await knock(clients.get('superAdmin') as TestClient, endpoint);
    expect(body.code).toBe(1012001);
  });
});

describe('menus and applications by role', () => {
  const apps = async (account: string) =>
    (await (clients.get(account) as TestClient).get('/main/getLoginUser')).body.data as {
      apps: { code: string; active: boolean; menu: unknown[] }[];
      menus: { name: string }[];
    };

  it('gives each role its applications, the default one first and active', async () => {
    const codes = async (account: string) => (await apps(account)).apps.map(({ code }) => code);
    expect(await codes('superAdmin')).toEqual(['marketing', 'channel', 'system']);
    expect(await codes('admin')).toEqual(['marketing', 'channel', 'system']);
    for (const account of ['staff.1', 'leader.ph', 'bd.ph.1']) expect(await codes(account)).toEqual(['marketing', 'channel']);
    for (const account of ['finance', 'shop.ph.1']) expect(await codes(account)).toEqual(['marketing']);
    expect((await apps('admin')).apps.map(({ active }) => active)).toEqual([true, false, false]);
  });

  it('gives a person without a role no application and no menu', async () => {
    expect(await apps('newcomer')).toMatchObject({ apps: [], menus: [], permissions: [], roles: [] });
  });

  it('answers the menus of an application, [] for one without, and refuses an unknown one', async () => {
    const ask = async (account: string, application: string) =>
      (await (clients.get(account) as TestClient).post('/main/sysMenu/change', { application })).body;
    const change = async (account: string, application: string) => (await ask(account, application)).data as { name: string }[];
    expect((await change('admin', 'system')).map(({ name }) => name)).toContain('sysOnlineUser');
    expect(await change('bd.ph.1', 'system')).toEqual([]);
    expect(await ask('bd.ph.1', 'nowhere')).toMatchObject({
      success: false,
      code: errors.notFound.code,
      fields: { application: expect.any(String) },
    });
    expect((await (clients.get('admin') as TestClient).post('/main/sysMenu/change')).body.code).toBe(1012001);
  });
});
