import { noticeTypes, type HomeTask } from '@backlot/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Owing, owingOn } from '../../../testing/owing';
import { monthBack, type Settling, settlingOn } from '../../../testing/settling';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { type Trade, tradeOn } from '../../../testing/trade';
import { upload } from '../../../testing/upload';

let server: TestServer;
let trade: Trade;
let settling: Settling;
let owing: Owing;
let finance2: TestClient;
let root: TestClient;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  settling = settlingOn(trade, await trade.claimed());
  owing = owingOn(trade, server);
  finance2 = await server.as('finance2');
  root = await server.as('superAdmin');
});
afterAll(() => server.close());
beforeEach(() => settling.clear());

const taskOf = async (client: TestClient, key: string) => {
  const { tasks } = (await client.get('/main/home/summary', { application: 'marketing' })).body.data as { tasks: HomeTask[] | null };
  return tasks?.find((task) => task.key === key);
};
/** What the list that a task leads to shows to somebody. */
const listed = async (client: TestClient, link: string) => {
  const [, list = '', query = ''] = /^\/(\w+)\?(.*)$/.exec(link) ?? [];
  return ((await client.get(`/main/${list}/page`, Object.fromEntries(new URLSearchParams(query)))).body.data as { totalRows: number })
    .totalRows;
};
/** The same to everybody who may decide, in the order of their counts. */
const listedToAll = (link: string) =>
  Promise.all([trade.as.finance, finance2, trade.as.admin, trade.as.admin2, root].map((client) => listed(client, link)));
const countsOf = async (key: string) => {
  const clients = [trade.as.finance, finance2, trade.as.admin, trade.as.admin2, root];
  return Promise.all(clients.map(async (client) => (await taskOf(client, key))?.count ?? 0));
};

describe('what waits for a second person', () => {
  it('a void: with everybody of the other side, until one of them agrees', async () => {
    const settleMonth = monthBack('PH', 1);
    await settling.sell({ month: settleMonth });
    const { id } = await settling.locked({ settleMonth });
    expect(await countsOf('voidsToAgree')).toEqual([0, 0, 0, 0, 0]);
    await settling.on('finance', 'void', { id, reason: 'Wrong rates.' });
    expect(await countsOf('voidsToAgree')).toEqual([0, 0, 1, 1, 1]);
    const link = '/settle?waits=void';
    expect(await taskOf(trade.as.admin, 'voidsToAgree')).toMatchObject({ link, since: expect.any(String) });
    // Whoever asked, and everybody of the same side, finds none there.
    expect(await listedToAll(link)).toEqual([0, 0, 1, 1, 1]);
    await settling.on('admin', 'void', { id, reason: 'Agreed.' });
    expect(await countsOf('voidsToAgree')).toEqual([0, 0, 0, 0, 0]);
    expect(await listedToAll(link)).toEqual([0, 0, 0, 0, 0]);
  });

  it('a void that administration asked for: with finance', async () => {
    const settleMonth = monthBack('PH', 1);
    await settling.sell({ month: settleMonth });
    const { id } = await settling.locked({ settleMonth });
    await settling.on('admin', 'void', { id, reason: 'Wrong rates.' });
    expect(await countsOf('voidsToAgree')).toEqual([1, 1, 0, 0, 0]);
    expect(await listedToAll('/settle?waits=void')).toEqual([1, 1, 0, 0, 0]);
    for (const by of ['bd', 'leader', 'shop'] as const) expect(await taskOf(trade.as[by], 'voidsToAgree')).toBeUndefined();
  });

  it('a reversal: the same, and its person is told once it is done', async () => {
    const { statement } = await owing.owed();
    await owing.payee();
    const pay = { statementId: statement, amount: '100.00', method: 1, idempotencyKey: `k-${statement}` };
    const { id } = await trade.must('finance', '/main/payment/pay', pay);
    await trade.must('finance', '/main/payment/markPaid', { id, providerNo: `N-${statement}` });
    expect(await countsOf('reversalsToAgree')).toEqual([0, 0, 0, 0, 0]);
    const slip = { name: 'slip.csv', bytes: Buffer.from('a,b\n1,2\n'), type: 'text/csv' };
    const { fileId } = (await upload(trade.as.finance, '/main/sysFileInfo/uploadFile', slip)).body.data as { fileId: string };
    await trade.must('finance', '/main/payment/reverse', { id, reason: 'The bank returned it.', fileId });
    expect(await countsOf('reversalsToAgree')).toEqual([0, 0, 1, 1, 1]);
    const link = '/payment?waits=reversal';
    expect(await taskOf(trade.as.admin, 'reversalsToAgree')).toMatchObject({ link, since: expect.any(String) });
    expect(await listedToAll(link)).toEqual([0, 0, 1, 1, 1]);
    const newest = async () => (await trade.get<{ title: string; type: number }>('bd', '/main/sysNotice/newestUnRead', {})).data;
    expect((await newest()).title).toBe('Your payment for 2020-01 was sent');
    await trade.must('admin', '/main/payment/reverse', { id, reason: 'Agreed.' });
    expect(await countsOf('reversalsToAgree')).toEqual([0, 0, 0, 0, 0]);
    expect(await newest()).toMatchObject({ title: 'The payment for 2020-01 was taken back', type: noticeTypes.payment });
  });
});
