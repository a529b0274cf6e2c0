import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveRole } from '../../../testing/giveRole';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';

let server: TestServer;
let shop: TestClient;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  await giveRole(server, 'shop.ph.1', {
    code: 'exportingShop',
    dataScopeType: 4,
    permissions: ['workOrderShop.export', 'upAudit.export', 'linkAudit.export', 'upLibrary.export'],
  });
  shop = await server.as('shop.ph.1');
  admin = await server.as('superAdmin');
});
afterAll(() => server.close());

const lists: [path: string, hidden: [field: string, header: string][]][] = [
  ['workOrder/shopExport', [['bdProportion', 'BD commission']]],
  [
    'workOrderUp/export',
    [
      ['bd', 'Submitted by'],
      ['agreedShotCost', 'Agreed fee'],
    ],
  ],
  ['workOrderLink/export', [['bd', 'BD']]],
  [
    'up/export',
    [
      ['minPrice', 'Price from'],
      ['labels', 'Labels'],
      ['owner', 'Owner'],
    ],
  ],
];

const ask = async (client: TestClient, path: string, query: object) =>
  (await client.post(`/main/${path}`, query, { lang: 'en' })).body as { code: number; fields?: object; data: { id: string } };

async function headerOf(client: TestClient, path: string, query: object): Promise<string[]> {
  const { id } = (await ask(client, path, { ...query, format: 'csv' })).data;
  const file = () => client.get('/main/download/file', { id });
  await expect.poll(async () => (await file()).headers.get('content-type'), { timeout: 20_000 }).toContain('csv');
  return (await file()).text.replace('\uFEFF', '').split('\r\n')[0]?.split(',') ?? [];
}

describe.each(lists)('the file of %s', (path, hidden) => {
  it('keeps columns from merchants that they do not see, and does not take their names', async () => {
    const seen = await headerOf(shop, path, {});
    expect(seen.length).toBeGreaterThan(5);
    expect(hidden.filter(([, header]) => seen.includes(header))).toEqual([]);
    for (const [field] of hidden)
      expect(await ask(shop, path, { columns: ['createTime', field] })).toMatchObject({
        code: 1012001,
        fields: { 'columns.1': 'The list has no such column.' },
      });
    expect(await headerOf(shop, path, { columns: ['createTime'] })).toHaveLength(1);
  });

  it('has them for the agency', async () => {
    expect(await headerOf(admin, path, { columns: hidden.map(([field]) => field) })).toEqual(hidden.map(([, header]) => header));
  });
});
