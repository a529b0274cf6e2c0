import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';

vi.setConfig({ testTimeout: 90_000 });

let server: TestServer;
let root: TestClient;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
});
afterAll(() => server.close());

interface Task {
  id: string;
  fileName: string;
  taskStatus: number;
  rowCount: number;
  failReason: string | null;
}
interface Shop {
  id: string;
  shopCode: string;
  shopName: string;
}
const shopsOf = async (country: string, client = root) =>
  ((await client.get('/main/shop/page', { country, pageSize: 5 })).body.data as { rows: Shop[] }).rows;
const ask = (client: TestClient, query: object, lang = 'en') => client.post('/main/shop/pdf', { form: 'zip', ...query }, { lang });
const finished = (id: string, client: TestClient) =>
  vi.waitFor(
    async () => {
      const task = ((await client.get('/main/download/page')).body.data as { rows: Task[] }).rows.find((row) => row.id === id);
      expect([2, 3]).toContain(task?.taskStatus);
      return task as Task;
    },
    { timeout: 60_000, interval: 100 },
  );
const make = async (client: TestClient, query: object, lang?: string) => {
  const { body } = await ask(client, query, lang);
  const task = await finished((body.data as { id: string }).id, client);
  return { task, file: await client.get('/main/download/file', { id: task.id }) };
};

it('picked merchants come as a zip with a PDF for each, in the language of the person', async () => {
  const [one, other] = (await shopsOf('PH')) as [Shop, Shop];
  const { task, file } = await make(root, { ids: [one.id, other.id] }, 'vn');
  expect(task).toMatchObject({ taskStatus: 2, rowCount: 2, failReason: null });
  expect(task.fileName).toMatch(/^Nhà bán hàng_\d{14}\.zip$/);
  expect(file.headers.get('content-type')).toBe('application/zip');
  expect(file.headers.get('cache-control')).toBe('private, no-store');
  expect(file.text).toContain(`Nhà bán hàng ${one.shopCode}`);
  expect(file.text).toContain(`Nhà bán hàng ${other.shopCode}`);
});

it('a filtered list comes as one PDF', async () => {
  const { task, file } = await make(root, { country: ['SG'], form: 'one' });
  expect(task).toMatchObject({ taskStatus: 2, failReason: null });
  expect(task.rowCount).toBe(((await root.get('/main/shop/page', { country: 'SG' })).body.data as { totalRows: number }).totalRows);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.text.startsWith('%PDF-')).toBe(true);
});

it('merchants out of sight are left out, and nothing in sight is 1032005', async () => {
  const [foreign] = (await shopsOf('PH')) as [Shop];
  const [own] = (await shopsOf('VN')) as [Shop];
  const leader = await server.as('leader.vn');
  const { task, file } = await make(leader, { ids: [foreign.id, own.id] });
  expect(task.rowCount).toBe(1);
  expect(file.text).toContain(own.shopCode);
  expect(file.text).not.toContain(foreign.shopCode);
  expect((await ask(leader, { ids: [foreign.id] })).body.code).toBe(1032005);
});

it('is refused without shop.pdf, with an unknown form and with too many ids', async () => {
  const refused = await ask(await server.as('bd.ph.1'), {});
  expect([refused.status, refused.body.code]).toEqual([403, 1013002]);
  expect((await ask(root, { form: 'exe' })).body.code).toBe(1012001);
  expect((await ask(root, { ids: Array.from({ length: 501 }, (_, at) => String(at + 1)) })).body.code).toBe(1012001);
});
