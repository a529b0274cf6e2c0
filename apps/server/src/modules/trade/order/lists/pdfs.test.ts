import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startServer, type TestServer } from '../../../../testing/startServer';
import type { TestClient } from '../../../../testing/testClient';

vi.setConfig({ testTimeout: 90_000 });

let server: TestServer;
let root: TestClient;
let philippine: { id: string; workOrderNo: string };
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
  philippine = await addOrder('PH');
  await addOrder('VN');
});
afterAll(() => server.close());

interface Task {
  id: string;
  fileName: string;
  taskStatus: number;
  rowCount: number;
  failReason: string | null;
}
const dataOf = async <Data>(answer: Promise<{ body: { data: unknown } }>) => (await answer).body.data as Data;

async function addOrder(country: string): Promise<{ id: string; workOrderNo: string }> {
  const [shop] = (await dataOf<{ rows: { id: string }[] }>(root.get('/main/shop/page', { country, shopStatus: 2, pageSize: 1 }))).rows;
  const [goods] = (await dataOf<{ rows: { id: string }[] }>(root.get('/main/goods/page', { shopId: shop?.id ?? '', pageSize: 1 }))).rows;
  const day = (more: number) => new Date(Date.now() + more * 86_400_000).toISOString().slice(0, 10);
  const { id } = await dataOf<{ id: string }>(
    root.post('/main/workOrder/commercial/add', {
      workOrderName: `Launch in ${country}`,
      workAttribute: 2,
      shopId: shop?.id,
      goodsId: goods?.id,
      upProportion: '12.50',
      requireUpNum: 2,
      validBegin: day(0),
      expireDate: day(30),
    }),
  );
  return dataOf(root.get('/main/workOrder/detail', { id }));
}
const ask = (client: TestClient, query: object) =>
  client.post('/main/workOrder/pdf', { listing: 'commercial', form: 'zip', ...query }, { lang: 'en' });
const make = async (client: TestClient, query: object) => {
  const { id } = await dataOf<{ id: string }>(ask(client, query));
  const task = await vi.waitFor(
    async () => {
      const { rows } = await dataOf<{ rows: Task[] }>(client.get('/main/download/page'));
      const found = rows.find((row) => row.id === id);
      expect([2, 3]).toContain(found?.taskStatus);
      return found as Task;
    },
    { timeout: 60_000, interval: 100 },
  );
  return { task, file: await client.get('/main/download/file', { id }) };
};

it('orders of a list come as PDFs: picked ones, or all that match', async () => {
  const picked = await make(root, { ids: [philippine.id] });
  expect(picked.task).toMatchObject({ taskStatus: 2, rowCount: 1, failReason: null });
  expect(picked.task.fileName).toMatch(/^Commercial orders_\d{14}\.zip$/);
  expect(picked.file.text).toContain(`Work order ${philippine.workOrderNo} Launch in PH`);
  const all = await make(root, { searchValue: 'Launch in', form: 'one' });
  expect(all.task).toMatchObject({ taskStatus: 2, rowCount: 2 });
  expect(all.file.headers.get('content-type')).toBe('application/pdf');
});

it('orders of another team are left out; nothing in sight is 1032005', async () => {
  const leader = await server.as('leader.vn');
  const [own] = (
    await dataOf<{ rows: { id: string; workOrderNo: string }[] }>(leader.get('/main/workOrder/commercial/page', { pageSize: 1 }))
  ).rows;
  const { task, file } = await make(leader, { ids: [philippine.id, own?.id] });
  expect(task).toMatchObject({ taskStatus: 2, rowCount: 1 });
  expect(file.text).toContain(own?.workOrderNo);
  expect((await ask(leader, { ids: [philippine.id] })).body.code).toBe(1032005);
});

it('each list asks for its own permission', async () => {
  const [bd, shop] = [await server.as('bd.ph.1'), await server.as('shop.ph.1')];
  for (const [client, listing] of [
    [bd, 'commercial'],
    [bd, 'leader'],
    [bd, 'shop'],
    [shop, 'commercial'],
    [shop, 'bd'],
  ] as const) {
    const { status, body } = await ask(client, { listing });
    expect([listing, status, body.code]).toEqual([listing, 403, 1013002]);
  }
  expect((await ask(bd, { listing: 'bd', searchValue: 'no such order' })).body.code).toBe(1032005);
  expect((await ask(root, { listing: 'hall' })).body.code).toBe(1012001);
});
