import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';

let server: TestServer;
let root: TestClient;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
  await root.post('/main/sysPos/add', { code: 'worded', name: 'Worded' });
});
afterAll(() => server.close());

/** The cells of an export. */
async function cellsOf(area: string, query: object): Promise<Set<string>> {
  const { id } = (await root.post(`/main/${area}/export`, { ...query, format: 'csv' }, { lang: 'en' })).body.data as { id: string };
  const status = async () =>
    ((await root.get('/main/download/page')).body.data as { rows: { id: string; taskStatus: number }[] }).rows.find((row) => row.id === id)
      ?.taskStatus;
  await expect.poll(status, { timeout: 20_000 }).toBe(2);
  return new Set((await root.get('/main/download/file', { id })).text.split(/[\r\n,]+/));
}

it.each([
  ['sysUser', { searchValue: 'bd.ph.1' }, ['Normal', 'Philippines'], ['0', 'PH']],
  ['sysApp', {}, ['Normal', 'Yes', 'No'], ['0', 'Y', 'N']],
  ['sysConfig', { code: 'CAPTCHA' }, ['General', 'Yes'], ['DEFAULT', 'Y']],
  ['sysDictType', { code: 'country' }, ['Normal'], []],
  ['sysVisLog', { account: 'superAdmin' }, ['Sign-in', 'Yes'], ['1', 'Y']],
])('an export of %s says words, not codes', async (area, query, words, codes) => {
  const cells = await cellsOf(area, query);
  expect(words.filter((word) => !cells.has(word))).toEqual([]);
  expect(codes.filter((code) => cells.has(code))).toEqual([]);
});

it('an export of the operation log says words, not codes', async () => {
  const added = { opType: 1, account: 'superAdmin' };
  await expect.poll(async () => ((await root.get('/main/sysOpLog/page', added)).body.data as { totalRows: number }).totalRows).toBe(1);
  const cells = await cellsOf('sysOpLog', added);
  expect(['Add', 'Yes'].filter((word) => !cells.has(word))).toEqual([]);
  expect(cells.has('Y')).toBe(false);
});

it('an export of dictionary values says words, not codes', async () => {
  const { rows } = (await root.get('/main/sysDictType/page', { code: 'sex' })).body.data as { rows: { id: string; code: string }[] };
  const cells = await cellsOf('sysDictData', { typeId: rows.find(({ code }) => code === 'sex')?.id });
  expect(cells.has('Normal')).toBe(true);
  expect(cells.has('0')).toBe(false);
});
