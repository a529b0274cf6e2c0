import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/startServer';
import type { TestClient } from '../../testing/testClient';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const many = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));
const conditions = (count: number) => Object.fromEntries(many(count).map((at) => [`condition${at}`, at]));

describe('C-108 more conditions than a person asks for', () => {
  it.each([
    ['a tree of 5,000 conditions', '/main/up/export', { filter: { and: many(5000).map((at) => ({ fansNum: at })) } }],
    ['5,000 conditions beside each other', '/main/up/export', conditions(5000)],
    ['a list of 9,000 values', '/main/up/export', { labelId: many(9000) }],
    ['9,000 picked rows', '/main/goods/export', { ids: many(9000) }],
    ['9,000 countries', '/main/goods/export', { country: many(9000).map(() => 'PH') }],
    ['200 sorts', '/main/up/export', { sortField: many(200).map(() => 'fansNum') }],
    ['200 orders', '/main/up/export', { sortField: 'fansNum', sortOrder: many(200).map(() => 'ascend') }],
  ] as const)('%s: 1012001, before the database is asked', async (_, path, body) => {
    const begun = performance.now();
    const answer = await admin.post(path, body);
    expect([answer.status, answer.body.code]).toEqual([200, 1012001]);
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(answer.text.length).toBeLessThan(400_000);
  });

  it.each([
    ['/main/up/export', { labelId: many(100_000) }],
    ['/main/goods/export', { ids: many(100_000) }],
  ] as const)('%s with a list of 100,000 is larger than a request may be', async (path, body) => {
    const answer = await admin.post(path, body);
    expect([answer.status, answer.body.code]).toEqual([413, 1016004]);
  });

  it('200 sorts in the address of a list: 1012001', async () => {
    const query = many(200).map(() => 'sortField=fansNum');
    const headers = { authorization: `Bearer ${admin.token}` };
    expect((await admin.send(`/main/up/page?${query.join('&')}`, { headers })).body.code).toBe(1012001);
  });

  it('an address that is too long answers in the envelope', async () => {
    const answer = await admin.get('/main/up/page', { labelId: many(5000).join(',') });
    expect([answer.status, answer.body.success, answer.body.code]).toEqual([431, false, 1016004]);
  });
});
