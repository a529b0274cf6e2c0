import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Owing, owingOn } from '../../../testing/owing';
import { monthBack, type Settling, settlingOn } from '../../../testing/settling';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { type Trade, tradeOn } from '../../../testing/trade';

let server: TestServer;
let trade: Trade;
let settling: Settling;
let owing: Owing;
let finance2: TestClient;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  settling = settlingOn(trade, await trade.claimed());
  owing = owingOn(trade, server);
  finance2 = await server.as('finance2');
});
afterAll(() => server.close());
beforeEach(() => settling.clear());

const settleMonth = monthBack('PH', 1);

/** A settled batch of one statement of 44.97. */
async function settled() {
  await settling.sell({ month: settleMonth });
  await owing.payee();
  const batch = await settling.locked({ settleMonth });
  expect((await finance2.post('/main/settle/confirm', { id: batch.id })).body.code).toBe(200);
  return batch;
}

describe('a settled batch', () => {
  it('cannot change (1028011), and its month is settled (1028002)', async () => {
    const { id, statement } = await settled();
    const { previewHash } = await settling.detail(id);
    expect((await settling.on('finance', 'settle', { id, previewHash })).code).toBe(1028011);
    expect((await finance2.post('/main/settle/confirm', { id })).body.code).toBe(1028011);
    for (const by of ['finance', 'admin'] as const) expect((await settling.on(by, 'void', { id, reason: 'Too late.' })).code).toBe(1028011);
    expect((await settling.on('finance', 'preview', settling.keyOf({ settleMonth }))).code).toBe(1028002);
    const change = { id: statement.id, amount: '1', reasonCode: 'other', reason: 'Late.' };
    expect((await settling.onStatement('finance', 'adjust', change)).code).toBe(1028006);
    expect(await settling.detail(id)).toMatchObject({ settleStatus: 2, payableAmount: '44.97', lineCount: 1 });
  });

  it('of which something is paid, or on its way, is not voided for that reason (1028010)', async () => {
    const { id, statement } = await settled();
    const voiding = async () => {
      const { code, message } = await settling.on('admin', 'void', { id, reason: 'Wrong rates.' });
      return [code, message];
    };
    const pay = async (idempotencyKey: string) =>
      (await trade.must('finance', '/main/payment/pay', { statementId: statement.id, amount: '44.97', method: 1, idempotencyKey })).id;
    const first = await pay('first');
    expect(await voiding()).toEqual([1028010, 'Payments exist; the batch cannot be voided.']);
    await trade.must('finance', '/main/payment/markFailed', { id: first, reason: 'Account closed.' });
    expect((await voiding())[0]).toBe(1028011);
    await trade.must('finance', '/main/payment/markPaid', { id: await pay('second'), providerNo: 'B-1' });
    expect((await voiding())[0]).toBe(1028010);
    expect((await settling.detail(id)).can).not.toContain('void');
  });

  it('is not confirmed by the super administrator who locked it', async () => {
    await settling.sell({ month: settleMonth });
    await owing.payee();
    const root = await server.as('superAdmin');
    const id = await settling.preview({ settleMonth });
    const { previewHash } = await settling.detail(id);
    expect((await root.post('/main/settle/settle', { id, previewHash })).body.code).toBe(200);
    const own = (await root.get('/main/settle/detail', { id })).body.data as { can: string[] };
    expect(own.can).not.toContain('confirm');
    expect((await root.post('/main/settle/confirm', { id })).body.code).toBe(1028007);
    expect((await root.post('/main/settle/void', { id, reason: 'Alone.' })).body.data).toEqual({ isVoid: false });
    expect((await root.post('/main/settle/void', { id, reason: 'Alone.' })).body.code).toBe(1028007);
    expect((await settling.on('finance', 'confirm', { id })).code).toBe(200);
  });
});

describe('what is locked', () => {
  const draft = {
    ruleName: 'Reward of the month',
    ruleType: 3,
    metric: 1,
    dimension: 1,
    country: 'PH',
    base: '1000',
    ratio: '1',
    amount: '10',
    validBegin: `${monthBack('PH', 3)}-01`,
  };

  it('stays as it was when a rule, a ratio or an exchange rate changes', async () => {
    await settling.sell({ month: settleMonth });
    const rule = (await trade.must('admin', '/main/rule/add', draft)).id;
    await trade.must('admin', '/main/rule/enable', { id: rule });
    const rate = { rateDate: '2026-01-01', fromCurrency: 'PHP', toCurrency: 'USD' };
    const fx = (await trade.must('finance', '/main/fxRate/add', { ...rate, rate: '0.02' })).id;
    const { id, statement } = await settling.locked({ settleMonth });
    const shown = async () => {
      const { data } = await trade.get<Record<string, unknown>>('finance', '/main/settleStatement/document', { id: statement.id });
      const { dataTime: _dataTime, ...rest } = data;
      return rest;
    };
    const batch = async () => {
      const { payableElsewhere: _elsewhere, ...rest } = await trade
        .get<Record<string, unknown>>('finance', '/main/settle/detail', { id })
        .then(({ data }) => data);
      return rest;
    };
    const before = [await shown(), await batch()];
    expect(statement).toMatchObject({ totalAmount: '69.96', payableAmount: '69.96' });
    await trade.must('admin', '/main/rule/disable', { id: rule });
    const copy = (await trade.must('admin', '/main/rule/copy', { id: rule })).id;
    await trade.must('admin', '/main/rule/edit', { id: copy, version: 0, ...draft, ratio: '50' });
    await trade.must('admin', '/main/rule/enable', { id: copy });
    await trade.must('finance', '/main/fxRate/edit', { id: fx, version: 0, ...rate, rate: '9' });
    await trade.db.execute(sql`update sale_items set whole_proportion = 90, up_proportion = 60, bd_proportion = 30`);
    await trade.db.execute(sql`update work_orders set whole_proportion = 90, up_proportion = 60, bd_proportion = 30 where country = 'PH'`);
    expect([await shown(), await batch()]).toEqual(before);
    // Nor does the next month correct it.
    const next = await settling.preview({ settleMonth: monthBack('PH', 0), provisional: true });
    expect(await settling.statements(next)).toEqual([]);
  });
});
