import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saleItems, sales } from '../../../tables/money/order';
import { monthBack, type Settling, settlingOn } from '../../../testing/settling';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';

// What "resolved or excluded" means when a month is locked (decision 0058).

let server: TestServer;
let trade: Trade;
let settling: Settling;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  settling = settlingOn(trade, await trade.claimed());
});
afterAll(() => server.close());
beforeEach(() => settling.clear());

const settleMonth = monthBack('PH', 1);
const running = monthBack('PH', 0);

/** The platform says of the order of a line that it is in dispute, 4 frozen, or that it is settled, 2 completed. */
const say = async (lineId: string, orderStatus: number) => {
  const [line] = await trade.db.select({ orderId: saleItems.orderId }).from(saleItems).where(eq(saleItems.id, lineId));
  await trade.db
    .update(sales)
    .set({ orderStatus })
    .where(eq(sales.id, line?.orderId ?? ''));
};

describe('an order in dispute', () => {
  it('is excluded, also one that froze after the preview, and comes late once it is resolved', async () => {
    await settling.sell({ month: settleMonth });
    const frozen = await settling.sell({ month: settleMonth, pay: '1000.00' });
    const id = await settling.preview({ settleMonth });
    expect((await settling.detail(id)).payableAmount).toBe('74.97');
    await say(frozen, 4);
    expect((await settling.settle(id)).code).toBe(1028004);
    expect((await settling.detail(id)).changes).toMatchObject([{ kind: 'removed', amountBefore: '30.00' }]);
    expect((await settling.settle(id)).code).toBe(200);
    expect((await settling.detail(id)).payableAmount).toBe('44.97');
    const next = { settleMonth: running, provisional: true };
    expect(await settling.statements(await settling.preview(next))).toEqual([]);
    await say(frozen, 2);
    const [statement] = await settling.statements(await settling.preview(next));
    expect(await settling.linesOf(statement?.id ?? '')).toMatchObject([{ amount: '30.00', late: true }]);
  });

  it('that is resolved against the seller after the lock is taken back', async () => {
    const line = await settling.sell({ month: settleMonth });
    await settling.locked({ settleMonth });
    await say(line, 5);
    const [statement] = await settling.statements(await settling.preview({ settleMonth: running, provisional: true }));
    expect(await settling.linesOf(statement?.id ?? '')).toMatchObject([{ lineType: 6, base: '-1499.00', amount: '-44.97' }]);
  });
});

describe('a dispute of one line', () => {
  interface Disputed {
    disputeText: string | null;
    disputeLine: { id: string; snapshot: { orderNo?: string } } | null;
  }
  const read = async (by: 'bd' | 'finance', id: string) => (await trade.get<Disputed>(by, '/main/settleStatement/detail', { id })).data;

  it('names the line to finance, in its notice and in the history, and stands in the way of confirming', async () => {
    await settling.sell({ month: settleMonth });
    await settling.sell({ month: settleMonth, pay: '1000.00' });
    const { id, statement } = await settling.locked({ settleMonth });
    const [, line] = await settling.linesOf(statement.id, 'bd');
    const dispute = (more: object) => settling.onStatement('bd', 'dispute', { id: statement.id, text: 'The rate is 4 %.', ...more });
    expect((await dispute({ lineId: line?.id })).code).toBe(200);
    const { orderNo } = line?.snapshot ?? {};
    expect(orderNo).toMatch(/^ST-/);
    for (const by of ['bd', 'finance'] as const)
      expect(await read(by, statement.id)).toMatchObject({
        disputeText: 'The rate is 4 %.',
        disputeLine: { id: line?.id, amount: '30.00', snapshot: { orderNo } },
      });
    const told = (await trade.get<{ content: string }>('finance', '/main/sysNotice/newestUnRead', {})).data;
    expect(told.content).toContain(`${orderNo}: The rate is 4 %.`);
    const history = await trade.get<{ action: string; reason: string }[]>('finance', '/main/settleStatement/history', { id: statement.id });
    expect(history.data.find(({ action }) => action === 'settle.dispute')?.reason).toBe(`${orderNo}: The rate is 4 %.`);
    expect((await settling.detail(id)).can).not.toContain('confirm');
    // Said again of the whole, it is no longer that line.
    expect((await dispute({})).code).toBe(200);
    expect((await read('finance', statement.id)).disputeLine).toBeNull();
  });

  it('is refused for a line of somebody else, of another month, and for none, like one that is not there', async () => {
    await settling.sell({ month: monthBack('PH', 2) });
    const { statement: earlier } = await settling.locked({ settleMonth: monthBack('PH', 2) });
    await settling.sell({ month: settleMonth });
    await settling.sell({ month: settleMonth, bdId: trade.ids.bd2, pay: '100.00' });
    const { id } = await settling.locked({ settleMonth });
    const all = await settling.statements(id);
    const [own, other] = [trade.ids.bd, trade.ids.bd2].map((bd) => all.find(({ beneficiary }) => beneficiary.id === bd));
    const lines = [await settling.linesOf(other?.id ?? ''), await settling.linesOf(earlier.id)].flat().map((line) => line.id);
    for (const lineId of [...lines, '999999999999'])
      expect((await settling.onStatement('bd', 'dispute', { id: own?.id, lineId, text: 'Mine.' })).code).toBe(1020002);
    expect(await read('finance', own?.id ?? '')).toMatchObject({ disputeText: null, disputeLine: null });
  });
});

describe('a dispute that a voided batch left open', () => {
  const voided = async () => {
    await settling.sell({ month: settleMonth });
    const { id, statement } = await settling.locked({ settleMonth });
    expect((await settling.onStatement('bd', 'dispute', { id: statement.id, text: 'One order is missing.' })).code).toBe(200);
    for (const by of ['finance', 'admin'] as const)
      expect((await settling.on(by, 'void', { id, reason: 'An order is missing.' })).code).toBe(200);
    return statement.id;
  };

  /** Batches that finance is shown as having a dispute to answer. */
  const waiting = async () => (await trade.get<{ totalRows: number }>('finance', '/main/settle/page', { waits: 'answer' })).data.totalRows;

  it('stands in the way of locking the month again until it is answered', async () => {
    const disputed = await voided();
    const again = await settling.preview({ settleMonth });
    const refused = await settling.settle(again);
    expect([refused.code, refused.message]).toEqual([1028008, 'Open disputes: 1.']);
    expect((await settling.detail(again)).settleStatus).toBe(0);
    expect((await trade.get<{ can: string[] }>('finance', '/main/settleStatement/detail', { id: disputed })).data.can).toContain('resolve');
    expect(await waiting()).toBe(1);
    for (const call of ['adjust', 'dispute'] as const) {
      const body = call === 'adjust' ? { amount: '1', reasonCode: 'other', reason: 'x' } : { text: 'Again.' };
      expect((await settling.onStatement(call === 'adjust' ? 'finance' : 'bd', call, { id: disputed, ...body })).code).toBe(1020001);
    }
    const answer = { id: disputed, text: 'The order is in the new batch.' };
    expect((await settling.onStatement('finance', 'resolve', answer)).code).toBe(200);
    expect(await waiting()).toBe(0);
    expect((await settling.onStatement('finance', 'resolve', answer)).code).toBe(1020003);
    expect((await settling.settle(again)).code).toBe(200);
    const [own] = await settling.statements(again, 'bd');
    expect(own?.can).toContain('dispute');
  });

  it('is nothing to other months and dimensions', async () => {
    await voided();
    await settling.sell({ month: monthBack('PH', 2) });
    for (const key of [{ settleMonth: monthBack('PH', 2) }, { settleMonth, settleDimension: 3 }])
      expect((await settling.settle(await settling.preview(key))).code).toBe(200);
  });

  it('that nobody made is not answered', async () => {
    await settling.sell({ month: settleMonth });
    const { id, statement } = await settling.locked({ settleMonth });
    expect((await settling.onStatement('finance', 'resolve', { id: statement.id, text: 'Nothing.' })).code).toBe(1020003);
    const { data } = await trade.get<{ action: string }[]>('finance', '/main/settle/history', { id });
    expect(data.map(({ action }) => action)).not.toContain('settle.resolve');
  });
});
