import type { OutputOf, settleApi } from '@backlot/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bring, counts } from '../../../testing/importing';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { fxRates } from '../../../tables/money/fxRate';

let server: TestServer;
let finance: TestClient;
beforeAll(async () => {
  server = await startServer();
  finance = await server.as('finance');
});
afterAll(() => server.close());
beforeEach(() => server.services.database.db.delete(fxRates));

const draft = { rateDate: '2026-11-20', fromCurrency: 'PHP', toCurrency: 'USD', rate: '0.0172' };
const add = async (more: Record<string, unknown> = {}) => (await finance.post('/main/fxRate/add', { ...draft, ...more })).body;
const rates = async () => ((await finance.get('/main/fxRate/page?pageSize=100')).body.data as { rows: Record<string, string>[] }).rows;

it('is kept once a day and pair, exact to eight decimals, and follows its edits', async () => {
  const { data } = await add();
  expect((await add()).code).toBe(1012001);
  expect((await add({ fromCurrency: 'VND', rate: '0.0000384' })).code).toBe(200);
  expect((await rates()).map(({ rate }) => rate).sort()).toEqual(['0.0000384', '0.0172']);
  const id = (data as { id: string }).id;
  expect((await finance.post('/main/fxRate/edit', { ...draft, id, version: 0, rate: '10' })).body.code).toBe(200);
  expect((await rates()).map(({ rate }) => rate)).toContain('10');
  expect((await finance.post('/main/fxRate/delete', { ids: [id] })).body.code).toBe(200);
  expect((await add()).code).toBe(200);
});

it.each([
  { rate: '0' },
  { rate: '-1' },
  { rate: '0.000000001' },
  { rate: '1e3' },
  { rate: 0.0172 },
  { rateDate: '2026-02-30' },
  { fromCurrency: 'EUR' },
  { fromCurrency: 'USD' },
])('refuses %j', async (more) => {
  expect((await add(more)).code).toBe(1012001);
});

it('comes from a file: new ones are added, others become those of the file', async () => {
  await add();
  const lines = [
    ['Date', 'Currency', 'Shown in', 'Rate'],
    ['2026-11-20', 'php', 'usd', '0.0173'],
    ['2026-11-20', 'VND', 'USD', '0.0000384'],
    ['2026-11-19', 'VND', 'USD', '0'],
  ];
  expect(counts(await bring(finance, 'fxRate', lines))).toEqual([1, 1, 0, 1]);
  expect((await rates()).map(({ rate }) => rate).sort()).toEqual(['0.0000384', '0.0173']);
  expect(counts(await bring(finance, 'fxRate', lines))).toEqual([0, 0, 2, 1]);
});

it('shows what a batch pays in dollars and yuan at the newest rate that has begun, and nothing without one', async () => {
  const [batch] = ((await finance.get('/main/settle/page?pageSize=1&country=PH')).body.data as OutputOf<typeof settleApi.page>).rows;
  const shown = async () =>
    ((await finance.get(`/main/settle/detail?id=${batch?.id}`)).body.data as OutputOf<typeof settleApi.detail>).payableElsewhere;
  expect(await shown()).toEqual([]);
  await add({ rateDate: '2026-01-01', rate: '9' });
  await add({ rateDate: '2026-02-01', rate: '2' });
  await add({ rateDate: '2099-01-01', rate: '7' });
  const twice = (Number(batch?.payableAmount) * 2).toFixed(2);
  expect(await shown()).toEqual([{ currency: 'USD', amount: twice, rateDate: '2026-02-01' }]);
});

it('is read by administrators and kept by finance alone', async () => {
  const admin = await server.as('admin');
  expect((await admin.get('/main/fxRate/page')).body.code).toBe(200);
  expect((await admin.post('/main/fxRate/add', draft)).status).toBe(403);
  for (const account of ['bd.ph.1', 'shop.ph.1', 'leader.ph'])
    expect((await (await server.as(account)).get('/main/fxRate/page')).status).toBe(403);
});
