import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveRole } from '../../../testing/giveRole';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { apps } from '../../../tables/base/app';
import { menuGrants } from '../../../tables/base/menu';

let server: TestServer;
let root: TestClient;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
});
afterAll(() => server.close());

interface Row {
  id: string;
  pid: string;
  code: string;
  name: string;
  application: string;
  version: number;
  permission: string | null;
  weight: number;
  remark: string | null;
  can: string[];
}
const menu = (code: string, more: Record<string, unknown> = {}) => ({
  code,
  name: `Menu ${code}`,
  application: 'system',
  type: 1,
  pid: '0',
  openType: 1,
  component: 'Users',
  router: `/system/${code}`,
  weight: 2,
  visible: 'Y',
  ...more,
});
const folder = (code: string, more: Record<string, unknown> = {}) => menu(code, { type: 0, openType: 0, component: 'PageView', ...more });
const button = (code: string, more: Record<string, unknown> = {}) =>
  menu(code, { type: 2, openType: 1, router: undefined, component: undefined, permission: 'sysUser:add', ...more });
const add = async (draft: Record<string, unknown>, client = root) => (await client.post('/main/sysMenu/add', draft)).body;
const addId = async (draft: Record<string, unknown>) => ((await add(draft)).data as { id: string }).id;
const list = async (query: Record<string, string> = {}) => (await root.get('/main/sysMenu/list', query)).body.data as Row[];
const edit = async (id: string, version: number, draft: Record<string, unknown>, client = root) =>
  (await client.post('/main/sysMenu/edit', { id, version, ...draft })).body;

describe('menus', () => {
  it('come in tree order; a filtered one brings those above it', async () => {
    const top = await addId(folder('top', { sort: 900 }));
    const inner = await addId(menu('inner', { pid: top, vnName: 'Đường về', remark: 'why', weight: 1 }));
    await addId(button('inner.add', { pid: inner }));
    expect((await list({ application: 'system' })).slice(-3).map(({ code }) => code)).toEqual(['top', 'inner', 'inner.add']);
    expect((await list({ name: 'duong ve' })).map(({ code }) => code)).toEqual(['top', 'inner']);
    expect((await list({ application: 'marketing' })).every(({ application }) => application === 'marketing')).toBe(true);
    expect((await root.post('/main/sysMenu/detail', { id: inner })).body.data).toMatchObject({
      code: 'inner',
      remark: 'why',
      weight: 1,
      visible: 'Y',
      can: expect.arrayContaining(['edit']),
    });
    const tree = (await root.get('/main/sysMenu/tree', { application: 'system' })).body.data as { parentId: string; type: number }[];
    expect(tree.some(({ type }) => type === 2)).toBe(false);
  });

  it('refuses what breaks a rule, each with its code', async () => {
    const refused: [Record<string, unknown>, number][] = [
      [menu('top', { name: 'Another' }), 2016002],
      [menu('x', { name: 'Menu top' }), 2016003],
      [menu('x', { router: '' }), 2016004],
      [folder('x', { router: '' }), 2016004],
      [menu('x', { component: '' }), 2016005],
      [menu('x', { openType: 0 }), 2016006],
      [button('x', { permission: '' }), 2016007],
      [button('x', { permission: 'sysUser' }), 2016008],
      [button('x', { permission: 'sysUser:fly' }), 2016009],
      [button('x', { permission: 'nothing:query' }), 2016009],
      [menu('x', { pid: '999' }), 2016001],
      [menu('x', { application: 'nowhere' }), 2011001],
      [menu('x', { openType: 2, component: 'Iframe' }), 1012001],
      [menu('x', { openType: 3 }), 1012001],
      [button('x'), 1012001],
      [button('x', { pid: (await list()).find(({ code }) => code === 'inner.add')?.id }), 2016001],
      [menu('x', { link: 'javascript:alert(1)', openType: 3 }), 1012001],
      [menu('x', { type: 3 }), 1012001],
      [menu('x', { status: 2 }), 1012001],
    ];
    for (const [draft, code] of refused) expect([draft, (await add(draft)).code]).toEqual([draft, code]);
    expect((await root.post('/main/sysMenu/detail', { id: '999' })).body.code).toBe(2016001);
  });

  it('become no button while others are below them, where no list would find these', async () => {
    const [top, inner] = [await addId(folder('branch')), await addId(menu('twig'))];
    await addId(button('leaf', { pid: inner }));
    expect(await edit(inner, 0, button('twig', { pid: top }))).toMatchObject({ code: 1012001, fields: { type: expect.any(String) } });
    expect((await edit(await addId(menu('bare')), 0, button('bare', { pid: top }))).success).toBe(true);
  });

  it('move with everything below; only a root changes its application', async () => {
    const from = await addId(folder('from'));
    const middle = await addId(menu('middle', { pid: from }));
    await addId(button('middle.add', { pid: middle }));
    expect((await edit(from, 0, folder('from', { pid: from }))).code).toBe(20160011);
    expect((await edit(from, 0, folder('from', { pid: middle }))).code).toBe(20160012);
    expect((await edit(middle, 0, menu('middle', { pid: from, application: 'marketing' }))).code).toBe(20160010);
    expect((await edit(middle, 0, menu('middle', { application: 'marketing' }))).code).toBe(20160010);
    expect((await edit(from, 0, folder('from', { application: 'marketing' }))).success).toBe(true);
    expect((await list({ application: 'marketing' })).map(({ code }) => code)).toEqual(
      expect.arrayContaining(['from', 'middle', 'middle.add']),
    );
    expect((await edit(from, 0, folder('from', { name: 'Stale' }))).code).toBe(1020003);
    expect((await edit(middle, 0, menu('middle', { pid: '0', application: 'marketing' }))).success).toBe(true);
    expect((await list()).find(({ code }) => code === 'middle')?.pid).toBe('0');
  });

  it('of business weight are left out of the navigation of super administrators, and of nobody else', async () => {
    const [business, system] = [await addId(menu('tradeOnly', { weight: 2 })), await addId(menu('forAll', { weight: 1 }))];
    const roleId = await giveRole(server, 'staff.4', { code: 'weighty', permissions: ['sysMenu.query'] });
    await server.services.database.db.insert(menuGrants).values([business, system].map((menuId) => ({ roleId, menuId })));
    const shown = async (client: TestClient) =>
      ((await client.post('/main/sysMenu/change', { application: 'system' })).body.data as unknown as Row[])
        .map(({ name }) => name)
        .filter((name) => ['tradeOnly', 'forAll'].includes(name));
    expect(await shown(root)).toEqual(['forAll']);
    expect((await shown(await server.as('staff.4'))).toSorted()).toEqual(['forAll', 'tradeOnly']);
    expect((await root.get('/main/sysMenu/treeForGrant')).body.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: business, weight: 2 })]),
    );
    expect(
      (await root.post('/main/sysMenu/detail', { id: (await list()).find(({ code }) => code === 'sysUser')?.id })).body.data,
    ).toMatchObject({ weight: 1 });
  });

  it('keep no field of another type', async () => {
    const id = await addId(
      button('plain', {
        pid: (await list()).find(({ code }) => code === 'sysUser')?.id,
        icon: 'Add',
        link: 'https://a.test',
        router: '/x',
      }),
    );
    expect((await root.post('/main/sysMenu/detail', { id })).body.data).toMatchObject({
      openType: 0,
      icon: null,
      link: null,
      router: null,
      permission: 'sysUser:add',
    });
  });

  it('are deleted with everything below, and say how many roles lose them', async () => {
    const top = await addId(folder('doomed'));
    const inner = await addId(menu('doomed.inner', { pid: top }));
    const roleIds = [
      await giveRole(server, 'staff.1', { code: 'first', permissions: ['sysMenu.query'] }),
      await giveRole(server, 'staff.2', { code: 'second', permissions: ['sysMenu.query'] }),
    ];
    const { db } = server.services.database;
    await db.insert(menuGrants).values(roleIds.flatMap((roleId) => [top, inner].map((menuId) => ({ roleId, menuId }))));
    expect((await root.post('/main/sysMenu/delete', { id: top })).body.data).toEqual({ deleted: 2, roles: 2 });
    expect(await db.select().from(menuGrants).where(eq(menuGrants.menuId, inner))).toEqual([]);
    expect((await root.post('/main/sysMenu/detail', { id: inner })).body.code).toBe(2016001);
    expect((await root.post('/main/sysMenu/delete', { id: top })).body.code).toBe(2016001);
    expect((await add(folder('doomed'))).success).toBe(true);
  });
});

describe('applications that a menu can belong to', () => {
  it('are named under the right that opens the menus, whatever the data scope, and only enabled ones', async () => {
    await giveRole(server, 'staff.5', { code: 'onlyMenus', permissions: ['sysMenu.query'], dataScopeType: 4 });
    const manager = await server.as('staff.5');
    const { db } = server.services.database;
    const [off] = await db.insert(apps).values({ code: 'shut', name: 'Shut', status: 1 }).returning({ id: apps.id });
    const named = (await manager.get('/main/sysMenu/apps')).body.data as Record<string, unknown>[];
    expect(named).toEqual((await root.get('/main/sysApp/list')).body.data);
    expect(named.map((app) => Object.keys(app).toSorted())).toEqual(named.map(() => ['code', 'enName', 'id', 'name', 'vnName']));
    expect([named.some(({ code }) => code === 'system'), named.some(({ id }) => id === off?.id)]).toEqual([true, false]);
    expect((await manager.get('/main/sysApp/list')).body.code).toBe(1013002);
  });

  it('are refused without that right and without a session', async () => {
    await giveRole(server, 'staff.6', { code: 'onlyApps', permissions: ['sysApp.query'] });
    expect((await (await server.as('staff.6')).get('/main/sysMenu/apps')).body.code).toBe(1013002);
    expect((await server.get('/main/sysMenu/apps')).body.code).toBe(1011004);
    expect((await root.get('/main/sysMenu/apps', { name: 'x' })).body.code).toBe(1012001);
  });
});

describe('what may be granted', () => {
  it('is all to a super administrator, and to others what they hold', async () => {
    await giveRole(server, 'staff.3', { code: 'menuAdmin', permissions: ['sysMenu.query', 'sysMenu.get', 'sysMenu.add', 'sysMenu.edit'] });
    const picks = async (client: TestClient) =>
      ((await client.get('/main/sysMenu/treeForGrant')).body.data as Row[]).map(({ name }) => name);
    expect(await picks(root)).toEqual(expect.arrayContaining(['控制台', '在线用户', 'Menu top']));
    const held = await picks(await server.as('staff.3'));
    expect(held).toHaveLength(4);
    expect(held.every((name) => name.startsWith('菜单管理 · '))).toBe(true);
  });

  it('C-29 does not grow by turning a held button into another', async () => {
    const manager = await server.as('staff.3');
    const own = (await list()).find(({ permission }) => permission === 'sysMenu:add') as Row;
    const draft = button(own.code, { pid: own.pid, name: own.name, permission: 'sysRole:grant' });
    expect((await edit(own.id, own.version, draft, manager)).code).toBe(1013002);
    expect((await add(button('grab', { pid: own.pid, permission: 'sysRole:grant' }), manager)).code).toBe(1013002);
    expect((await edit(own.id, own.version, { ...draft, permission: 'sysMenu:edit' }, manager)).success).toBe(true);
  });
});
