import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';

let server: TestServer;
let root: TestClient;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
});
afterAll(() => server.close());

interface Row {
  id: string;
  code: string;
  name: string;
  active: 'Y' | 'N';
  version: number;
  sort: number;
}
const rows = async () => ((await root.get('/main/sysApp/page', { pageSize: 100 })).body.data as { rows: Row[] }).rows;
const byCode = async (code: string) => (await rows()).find((row) => row.code === code) as Row;
const add = async (draft: Record<string, unknown>) => (await root.post('/main/sysApp/add', draft)).body;

describe('applications', () => {
  it('are added as not default, with unique names 2011003 and codes 2011002', async () => {
    expect((await add({ code: 'reports', name: '报表', enName: 'Reports' })).success).toBe(true);
    expect(await byCode('reports')).toMatchObject({ active: 'N', enName: 'Reports', vnName: null });
    expect((await add({ code: 'reports', name: 'Other' })).code).toBe(2011002);
    expect((await add({ code: 'other', name: '报表' })).code).toBe(2011003);
  });

  it('have exactly one default', async () => {
    const { id } = await byCode('reports');
    expect((await root.post('/main/sysApp/setAsDefault', { id })).body.success).toBe(true);
    expect((await rows()).filter(({ active }) => active === 'Y').map(({ code }) => code)).toEqual(['reports']);
    await root.post('/main/sysApp/setAsDefault', { id: (await byCode('marketing')).id });
    expect((await rows()).filter(({ active }) => active === 'Y').map(({ code }) => code)).toEqual(['marketing']);
    expect((await root.post('/main/sysApp/setAsDefault', { id: '999' })).body.code).toBe(2011001);
  });

  it('get no second default by the form: 2011004 at its field', async () => {
    const second = await add({ code: 'second', name: 'Second', active: 'Y' });
    expect([second.code, Object.keys(second.fields ?? {})]).toEqual([2011004, ['active']]);
    const [first, other] = [await byCode('marketing'), await byCode('reports')];
    const edit = async ({ id, version, name, code, sort }: Row, active?: string) =>
      (await root.post('/main/sysApp/edit', { id, version, name, code, sort, ...(active && { active }) })).body.code;
    expect(await edit(other, 'Y')).toBe(2011004);
    expect([await edit(first, 'Y'), await edit(other, 'N'), await edit(await byCode('marketing'))]).toEqual([200, 200, 200]);
    expect((await rows()).filter(({ active }) => active === 'Y').map(({ code }) => code)).toEqual(['marketing']);
    expect((await add({ code: 'second', name: 'Second', active: 'maybe' })).code).toBe(1012001);
  });

  it('cannot be deleted while they have menus: 2011005', async () => {
    const [full, empty] = [await byCode('marketing'), await byCode('reports')];
    const { data } = (await root.post('/main/sysApp/delete', { ids: [full.id, empty.id, '999'] })).body as unknown as {
      data: { ok: string[]; failed: { code: number }[] };
    };
    expect(data.ok).toEqual([empty.id]);
    expect(data.failed.map(({ code }) => code)).toEqual([2011005, 2011001]);
  });

  it('take their menus along when their code changes', async () => {
    const { id, version, name, sort } = await byCode('channel');
    const admin = await server.as('admin');
    const menusOf = async (app: string) =>
      ((await admin.get('/main/getLoginUser')).body.data as { apps: { code: string; menu: unknown[] }[] }).apps.find(
        ({ code }) => code === app,
      )?.menu;
    const before = (await menusOf('channel'))?.length ?? 0;
    expect(before).toBeGreaterThan(0);
    expect((await root.post('/main/sysApp/edit', { id, version, name, sort, code: 'channels' })).body.success).toBe(true);
    expect(await menusOf('channels')).toHaveLength(before);
  });

  it('are listed for pickers, enabled ones alone', async () => {
    const list = (await root.get('/main/sysApp/list')).body.data as Row[];
    expect(list.map(({ code }) => code)).toEqual(['marketing', 'channels', 'system']);
  });
});
