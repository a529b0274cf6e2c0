import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Owing, owingOn } from '../../../testing/owing';
import { monthBack, type Settling, settlingOn, within } from '../../../testing/settling';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';

let server: TestServer;
let trade: Trade;
let settling: Settling;
let owing: Owing;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  settling = settlingOn(trade, await trade.claimed());
  owing = owingOn(trade, server);
});
afterAll(() => server.close());
beforeEach(() => settling.clear());

const [running = '', last = '', second = '', third = ''] = [0, 1, 2, 3].map((back) => monthBack('PH', back));

describe('what is carried forward', () => {
  it('begins the next month, lowers what is taxed there, and is taken over once', async () => {
    const line = await settling.sell({ month: third });
    await settling.locked({ settleMonth: third });
    await settling.refund(line, '1499.00', within(second));
    const { statement: negative } = await settling.locked({ settleMonth: second });
    expect(negative).toMatchObject({ totalAmount: '-44.97', payableAmount: '0.00', carriedForward: '-44.97', payStatus: 5 });
    await owing.payee(trade.ids.bd, { withholdingRate: '10' });
    await settling.sell({ month: last, pay: '4000.00' });
    const { statement } = await settling.locked({ settleMonth: last });
    expect(statement).toMatchObject({
      openingBalance: '-44.97',
      totalAmount: '120.00',
      // A tenth of 75.03.
      withholdingAmount: '7.50',
      payableAmount: '67.53',
      carriedForward: '0.00',
    });
    await settling.sell({ month: running });
    const [next] = await settling.statements(await settling.preview({ settleMonth: running, provisional: true }));
    expect(next).toMatchObject({ openingBalance: '0.00', totalAmount: '44.97', withholdingAmount: '4.50', payableAmount: '40.47' });
  });

  it('is free again when the batch that took it over is voided', async () => {
    const line = await settling.sell({ month: third });
    await settling.locked({ settleMonth: third });
    await settling.refund(line, '1499.00', within(second));
    await settling.locked({ settleMonth: second });
    await settling.sell({ month: last, pay: '4000.00' });
    const { id } = await settling.locked({ settleMonth: last });
    for (const by of ['finance', 'admin'] as const) expect((await settling.on(by, 'void', { id, reason: 'Wrong.' })).code).toBe(200);
    const { statement } = await settling.locked({ settleMonth: last });
    expect(statement).toMatchObject({ openingBalance: '-44.97', payableAmount: '75.03' });
  });

  it('is what does not reach the least payout; it is taxed once, without decimals where the money has none', async () => {
    const [bd, other] = [trade.ids.foreignBd, trade.ids.otherLeader];
    const vn = { country: 'VN' as const };
    const [month, next] = [monthBack('VN', 2), monthBack('VN', 1)];
    await owing.payee(bd, { withholdingRate: '10' });
    // 3 % of them are 9000 and 10000: just below, and exactly, what is paid out in Vietnam.
    await settling.sell({ ...vn, month, pay: '300000', bdId: bd });
    await settling.sell({ ...vn, month, pay: '333334', bdId: other });
    const { id } = await settling.locked({ ...vn, settleMonth: month });
    const of = async (batch: string, person: string) =>
      (await settling.statements(batch)).find(({ beneficiary }) => beneficiary.id === person);
    expect(await of(id, other)).toMatchObject({ payableAmount: '10000', carriedForward: '0', payStatus: 1 });
    expect(await of(id, bd)).toMatchObject({ withholdingAmount: '900', payableAmount: '0', carriedForward: '8100', payStatus: 5 });
    await settling.sell({ ...vn, month: next, pay: '166850', bdId: bd });
    const { id: later } = await settling.locked({ ...vn, settleMonth: next });
    expect(await of(later, bd)).toMatchObject({
      openingBalance: '8100',
      // 5005.5, and a tenth of that: halves go away from zero.
      totalAmount: '5006',
      withholdingAmount: '501',
      payableAmount: '12605',
      carriedForward: '0',
    });
    expect(await of(later, other)).toBeUndefined();
  });
});

describe('a line that comes after its month was locked', () => {
  it('enters the first open month, marked late, and no other', async () => {
    await settling.sell({ month: second });
    await settling.locked({ settleMonth: second });
    await settling.sell({ month: second, pay: '1000.00' });
    await settling.sell({ month: last, pay: '2000.00' });
    const linesIn = async (settleMonth: string, more = {}) => {
      const rows = await settling.statements(await settling.preview({ settleMonth, ...more }));
      const lines = await Promise.all(rows.map(({ id }) => settling.linesOf(id)));
      return lines
        .flat()
        .map(({ amount, late }) => [amount, late])
        .toSorted();
    };
    const soFar = { provisional: true };
    expect(await linesIn(running, soFar)).toEqual([]);
    expect(await linesIn(last)).toEqual([
      ['30.00', true],
      ['60.00', false],
    ]);
    await settling.locked({ settleMonth: last });
    expect(await linesIn(running, soFar)).toEqual([]);
  });
});

describe('a refund', () => {
  it('reaches what was paid by hand and marked paid (lms-front 498)', async () => {
    const line = await settling.sell({ month: second });
    await owing.payee();
    const { id, statement } = await settling.locked({ settleMonth: second });
    const finance2 = await server.as('finance2');
    expect((await finance2.post('/main/settle/confirm', { id })).body.code).toBe(200);
    // 3: a record of what was paid elsewhere.
    const pay = { statementId: statement.id, amount: '44.97', method: 3, idempotencyKey: `by-hand-${statement.id}` };
    const payment = await trade.must('finance', '/main/payment/pay', pay);
    await trade.must('finance', '/main/payment/markPaid', { id: payment.id, providerNo: `CASH-${statement.id}` });
    await settling.refund(line, '500.00', within(last));
    const { statement: next } = await settling.locked({ settleMonth: last });
    expect(next).toMatchObject({ adjustAmount: '-15.00', payableAmount: '0.00', carriedForward: '-15.00', gmv: '-500.00' });
    expect(await settling.statements(id)).toMatchObject([{ totalAmount: '44.97', payStatus: 2 }]);
  });
});
