import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveRole, userIdOf } from '../../../testing/giveRole';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';

let server: TestServer;
let root: TestClient;
let bd: TestClient;
let bdId: string;
let otherId: string;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
  bd = await server.as('bd.ph.1');
  [bdId, otherId] = [await userIdOf(server, 'bd.ph.1'), await userIdOf(server, 'bd.ph.2')];
});
afterAll(() => server.close());

interface Notice {
  id: string;
  version: number;
  status: number;
  title: string;
  can: string[];
  author: string | null;
  authorOrg: string | null;
  receivers: number;
  readers: number;
  receipts: { userId: string; account: string; readStatus: number; readTime: string | null }[];
  readStatus: number;
}
interface Batch {
  ok: string[];
  failed: { id: string; code: number }[];
}
const draft = (title: string, more: object = {}) => ({
  title,
  content: 'First line\nSecond line',
  type: 1,
  noticeUserIdList: [bdId, otherId],
  ...more,
});
const add = async (title: string, more: object = {}) =>
  ((await root.post('/main/sysNotice/add', { publish: false, ...draft(title, more) })).body.data as { id: string }).id;
const detail = async (id: string, client = root) => (await client.get('/main/sysNotice/detail', { id })).body;
const shown = async (id: string) => (await detail(id)).data as Notice;
const received = async (client = bd, query: Record<string, string | number> = {}) =>
  ((await client.get('/main/sysNotice/received', { pageSize: 100, ...query })).body.data as { rows: Notice[] }).rows;
const titles = async (client = bd) => (await received(client)).map(({ title }) => title);
const step = async (name: string, ids: string[], client = root) =>
  (await client.post(`/main/sysNotice/${name}`, { ids })).body.data as Batch;

describe('a notice', () => {
  it('defect 19: reaches nobody as a draft, everybody when published, and nobody once withdrawn', async () => {
    const id = await add('Holiday plan');
    const count = async () => ((await bd.get('/main/sysNotice/noticeNum')).body.data as { noticeNum: number }).noticeNum;
    const before = await count();
    expect(await titles()).not.toContain('Holiday plan');
    expect((await detail(id, bd)).code).toBe(2021001);
    expect((await step('publish', [id])).ok).toEqual([id]);
    expect(await titles()).toContain('Holiday plan');
    expect(await count()).toBe(before + 1);
    expect((await step('withdraw', [id])).ok).toEqual([id]);
    expect(await titles()).not.toContain('Holiday plan');
    expect((await detail(id, bd)).code).toBe(2021001);
    expect(await count()).toBe(before);
    expect((await bd.post('/main/sysNotice/setRead', { msgId: id })).body.code).toBe(2021001);
  });

  it('is published at once when asked', async () => {
    await root.post('/main/sysNotice/add', { publish: true, ...draft('At once') });
    expect(await titles()).toContain('At once');
  });

  it('is edited as a draft only 2021002, of the version that was read, and deleted when it is not out 2021004', async () => {
    const id = await add('Steps');
    const edit = (version: number, title: string) => root.post('/main/sysNotice/edit', { id, version, ...draft(title) });
    expect((await edit(0, 'Steps 2')).body.success).toBe(true);
    expect((await edit(0, 'Steps 3')).body.code).toBe(1020003);
    await step('publish', [id]);
    expect((await edit(2, 'Too late')).body.code).toBe(2021002);
    expect((await step('delete', [id])).failed.map(({ code }) => code)).toEqual([2021004]);
    expect((await step('publish', [id])).failed.map(({ code }) => code)).toEqual([2021003]);
    await step('withdraw', [id]);
    expect((await step('withdraw', [id])).failed.map(({ code }) => code)).toEqual([2021003]);
    expect((await step('publish', [id])).ok).toEqual([id]);
    await step('withdraw', [id]);
    expect((await step('delete', [id])).ok).toEqual([id]);
    expect((await detail(id)).code).toBe(2021001);
    expect((await step('publish', [id, '5'])).failed.map(({ code }) => code)).toEqual([2021001, 2021001]);
  });

  it('is published, withdrawn and deleted by its status too, each with the permission of that step', async () => {
    const id = await add('By status');
    const change = async (status: number, client = root) => (await client.post('/main/sysNotice/changeStatus', { id, status })).body;
    await giveRole(server, 'staff.2', { code: 'withdrawer', permissions: ['sysNotice.query', 'sysNotice.withdraw'] });
    const withdrawer = await server.as('staff.2');
    expect(await change(1, withdrawer)).toMatchObject({ code: 1013002, permission: 'sysNotice.publish' });
    expect((await change(2)).code).toBe(2021003);
    expect((await change(1)).success).toBe(true);
    expect(await titles()).toContain('By status');
    expect([(await change(1)).code, (await change(3)).code, (await change(0)).code, (await change(9)).code]).toEqual([
      2021003, 2021004, 2021003, 2021003,
    ]);
    expect((await root.post('/main/sysNotice/changeStatus', { id })).body.code).toBe(1017001);
    expect((await change(2, withdrawer)).success).toBe(true);
    expect(await titles()).not.toContain('By status');
    expect(await change(3, withdrawer)).toMatchObject({ code: 1013002, permission: 'sysNotice.delete' });
    expect([(await change(3)).success, (await change(1)).code]).toEqual([true, 2021001]);
  });

  it('says per row what may be done next', async () => {
    const id = await add('Buttons');
    expect(await shown(id)).toMatchObject({ can: ['edit', 'publish', 'delete'], author: expect.any(String), authorOrg: 'Headquarters' });
    await step('publish', [id]);
    expect((await shown(id)).can).toEqual(['withdraw', 'remind']);
    await step('withdraw', [id]);
    expect((await shown(id)).can).toEqual(['publish', 'delete']);
  });

  it('is not published to nobody: 2021005', async () => {
    const id = await add('Lonely', { noticeUserIdList: [] });
    expect((await step('publish', [id])).failed.map(({ code }) => code)).toEqual([2021005]);
  });

  it('is found by words of title or text, kind and state', async () => {
    const id = await add('Searchable', { content: 'an uncommon needle', type: 2 });
    const ids = async (query: Record<string, string | number>) =>
      ((await root.get('/main/sysNotice/page', query)).body.data as { rows: Notice[] }).rows.map((row) => row.id);
    expect(await ids({ searchValue: 'uncommon need' })).toEqual([id]);
    expect(await ids({ searchValue: 'searchable', type: 1 })).toEqual([]);
    expect(await ids({ searchValue: 'searchable', status: 0 })).toEqual([id]);
    expect((await root.get('/main/sysNotice/matching', { searchValue: 'searchable' })).body.data).toEqual({ ids: [id], totalRows: 1 });
  });
});

describe('receipts', () => {
  it('tell who read it when, and those who have not are reminded by one click', async () => {
    const id = await add('Read me');
    await step('publish', [id]);
    expect(await shown(id)).toMatchObject({ receivers: 2, readers: 0 });
    expect(((await detail(id, bd)).data as Notice).receipts).toEqual([]);
    const { receipts, readers } = await shown(id);
    expect(readers).toBe(1);
    expect(receipts.map(({ userId, account, readStatus }) => [userId, account, readStatus])).toEqual([
      [otherId, 'bd.ph.2', 0],
      [bdId, 'bd.ph.1', 1],
    ]);
    expect((await received(bd, { readStatus: 1 })).map((row) => row.id)).toContain(id);
    const messages = async (client: TestClient) =>
      ((await client.get('/main/sysNotice/limitLastSysNotice', { noticeClass: 3 }, { lang: 'vn' })).body.data as { title: string }[]).map(
        ({ title }) => title,
      );
    const other = await server.as('bd.ph.2');
    expect((await root.post('/main/sysNotice/remind', { id })).body.data).toEqual({ reminded: 1 });
    expect(await messages(other)).toContain('Hãy đọc: Read me');
    expect(await messages(bd)).not.toContain('Hãy đọc: Read me');
  });

  it('are for those who manage notices; others meet a wall', async () => {
    const id = await add('Walled');
    for (const path of ['publish', 'withdraw', 'delete'])
      expect((await bd.post(`/main/sysNotice/${path}`, { ids: [id] })).body.code).toBe(1013002);
    expect((await bd.get('/main/sysNotice/receivers')).body.code).toBe(1013002);
  });
});

describe('a scoped author', () => {
  it('writes to people of the scope and manages the notices of its people only', async () => {
    await giveRole(server, 'leader.ph', {
      code: 'author',
      permissions: [
        'sysNotice.query',
        'sysNotice.get',
        'sysNotice.add',
        'sysNotice.publish',
        'sysNotice.withdraw',
        'sysNotice.edit',
        'sysNotice.delete',
      ],
      dataScopeType: 2,
    });
    const leader = await server.as('leader.ph');
    const people = (await leader.get('/main/sysNotice/receivers')).body.data as unknown as { account: string }[];
    expect(people.map(({ account }) => account)).toContain('bd.ph.1');
    expect(people.map(({ account }) => account)).not.toContain('bd.vn.1');
    const foreign = await userIdOf(server, 'bd.vn.1');
    expect(
      (await leader.post('/main/sysNotice/add', { publish: true, ...draft('Out of scope', { noticeUserIdList: [foreign] }) })).body.code,
    ).toBe(1013003);
    expect((await leader.post('/main/sysNotice/add', { publish: true, ...draft('Team talk') })).body.success).toBe(true);
    expect(await titles()).toContain('Team talk');
    const mine = (await leader.get('/main/sysNotice/page')).body.data as { rows: Notice[] };
    expect(mine.rows.map(({ title }) => title)).toEqual(['Team talk']);
    const rootsNotice = await add('Of the head office');
    expect((await detail(rootsNotice, leader)).code).toBe(2021001);
    expect((await leader.post('/main/sysNotice/changeStatus', { id: rootsNotice, status: 1 })).body.code).toBe(2021001);
    expect((await step('publish', [rootsNotice], leader)).failed.map(({ code }) => code)).toEqual([2021001]);
  });
});

describe('publishing several', () => {
  it('is rehearsed, done row by row, and taken back from the list of own actions', async () => {
    const [one, two, empty] = [await add('Bulk one'), await add('Bulk two'), await add('Bulk empty', { noticeUserIdList: [] })];
    await step('publish', [two]);
    const plan = (await root.post('/main/sysNotice/rehearsePublish', { ids: [one, two, empty] })).body.data as {
      willChange: number;
      unchanged: number;
      refused: { name: string; code: number }[];
    };
    expect(plan).toMatchObject({
      total: 3,
      willChange: 1,
      unchanged: 1,
      unchangedIds: [two],
      refused: [{ name: 'Bulk empty', code: 2021005 }],
    });
    expect((await shown(one)).status).toBe(0);
    await root.post('/main/sysNotice/publish', { ids: [one], batch: '5f0c1a52-2c1e-4a8e-9d63-0f1f4d7b9a10' });
    const [activity] = (
      (await root.get('/main/activity/page')).body.data as { rows: { id: string; kind: string; names: string[]; canUndo: boolean }[] }
    ).rows;
    expect(activity).toMatchObject({ kind: 'sysNotice.publish', names: ['Bulk one'], canUndo: true });
    expect(((await root.post('/main/activity/undo', { id: activity?.id })).body.data as Batch).ok).toEqual([one]);
    expect((await shown(one)).status).toBe(2);
    expect((await root.post('/main/activity/undo', { id: activity?.id })).body.code).toBe(2026001);
  });
});
