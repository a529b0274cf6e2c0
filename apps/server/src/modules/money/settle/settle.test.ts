import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payees } from '../../../tables/money/payment';
import { settlementBatches, settlementLines } from '../../../tables/money/settlement';
import { saleItems } from '../../../tables/money/order';
import { monthBack, type Settling, settlingOn, within } from '../../../testing/settling';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { type Trade, tradeOn } from '../../../testing/trade';

let server: TestServer;
let trade: Trade;
let finance2: TestClient;
let settling: Settling;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  finance2 = await server.as('finance2');
  settling = settlingOn(trade, await trade.claimed({ requireUpNum: 2 }));
});
afterAll(() => server.close());
beforeEach(() => settling.clear());

/** The month before this one in the Philippines, and this one. */
const [lastMonth, thisMonth] = [monthBack('PH', 1), monthBack('PH', 0)];
const sell = (sold: Partial<Parameters<Settling['sell']>[0]> = {}) => settling.sell({ month: lastMonth, ...sold });
const refund = (line: string, amount: string, time = new Date()) => settling.refund(line, amount, time);

type Name = Parameters<Trade['post']>[0];
interface Batch {
  id: string;
  batchNo: string;
  can: string[];
  previewHash: string;
  settleStatus: number;
  payableAmount: string;
  statementCount: number;
  lineCount: number;
  changes: { kind: string; what: string; amountBefore: string | null; amountNow: string | null }[];
}
interface Statement {
  id: string;
  can: string[];
  beneficiary: { id: string; name: string };
  totalAmount: string;
  adjustAmount: string;
  openingBalance: string;
  payableAmount: string;
  carriedForward: string;
  payStatus: number;
  gmv: string;
}
interface Line {
  lineType: number;
  amount: string;
  base: string | null;
  late: boolean;
  revision: number;
  snapshot: { orderNo?: string };
}

const post = (name: Name, call: string, body: unknown) => trade.post(name, `/main/settle/${call}`, body);
const month = (more: Record<string, unknown> = {}) => ({ settleMonth: lastMonth, settleDimension: 1, country: 'PH', ...more });
const preview = async (more: Record<string, unknown> = {}) =>
  (await trade.must<{ id: string }>('finance', '/main/settle/preview', month(more))).id;
const detail = async (id: string) => (await trade.get<Batch>('finance', '/main/settle/detail', { id })).data;
const settle = async (id: string, by: Name = 'finance') => post(by, 'settle', { id, previewHash: (await detail(id)).previewHash });
const statements = async (by: Name, query: Record<string, string> = {}) =>
  (await trade.get<{ rows: Statement[] }>(by, '/main/settleStatement/page', { pageSize: 100, ...query })).data.rows;
const linesOf = async (id: string, by: Name = 'finance') =>
  (await trade.get<{ rows: Line[] }>(by, '/main/settleStatement/lines', { id, pageSize: 100 })).data.rows;
const onStatement = (by: Name, call: string, body: unknown) => trade.post(by, `/main/settleStatement/${call}`, body);
/** A locked batch with one statement, of `bd`. */
const locked = async () => {
  const id = await preview();
  expect((await settle(id)).code).toBe(200);
  return { id, statement: (await statements('finance', { batchId: id }))[0] as Statement };
};
const pay = (beneficiaryId = trade.ids.bd) =>
  trade.db.insert(payees).values({ beneficiaryType: 1, beneficiaryId, sealed: 'x', masked: 'BDO •••• 4417' });

describe('a preview', () => {
  it('is what the lines of the month are worth, summed by person, and locks nothing', async () => {
    await sell();
    await sell({ pay: '1000.00' });
    await sell({ bdId: trade.ids.bd2, pay: '100.00' });
    await sell({ status: 4 });
    await sell({ month: thisMonth });
    const id = await preview();
    expect(await detail(id)).toMatchObject({ settleStatus: 0, statementCount: 2, lineCount: 3, payableAmount: '77.97' });
    const [own] = await statements('finance', { batchId: id });
    expect(own).toMatchObject({ beneficiary: { id: trade.ids.bd }, totalAmount: '74.97', gmv: '2499.00', payStatus: 1 });
    expect((await linesOf(own?.id ?? '')).map(({ amount, base }) => [base, amount]).toSorted()).toEqual([
      ['1000.00', '30.00'],
      ['1499.00', '44.97'],
    ]);
    expect(await statements('bd')).toEqual([]);
    const { previewHash } = await detail(id);
    expect(await preview()).toBe(id);
    expect(await detail(id)).toMatchObject({ previewHash, changes: [] });
  });

  it('tells before it is locked what stands in the way and what should be known', async () => {
    await sell();
    await sell({ status: 4 });
    const checks = async (id: string) =>
      Object.fromEntries(
        (
          await trade.get<{ key: string; state: string; count: number; of: number | null; amount: string | null }[]>(
            'finance',
            '/main/settle/checks',
            { id },
          )
        ).data.map(({ key, ...check }) => [key, check]),
      );
    const id = await preview();
    expect(await checks(id)).toEqual({
      monthEnded: { state: 'passed', count: 0, of: null, amount: null },
      frozenOrders: { state: 'known', count: 1, of: null, amount: null },
      otherBatch: { state: 'passed', count: 0, of: null, amount: null },
      sumsAgree: { state: 'passed', count: 1, of: null, amount: null },
      payees: { state: 'known', count: 0, of: 1, amount: null },
      platform: { state: 'passed', count: 0, of: 0, amount: null },
    });
    await pay();
    await trade.db.update(saleItems).set({ platformCommission: '300.00' });
    await trade.db.update(settlementLines).set({ amount: '44.98' });
    expect(await checks(id)).toMatchObject({
      payees: { state: 'passed', count: 1, of: 1 },
      sumsAgree: { state: 'failed' },
      platform: { state: 'known', count: 1 },
    });
    const { id: early } = await trade.must<{ id: string }>(
      'finance',
      '/main/settle/preview',
      month({ settleMonth: thisMonth, provisional: true }),
    );
    expect(await checks(early)).toMatchObject({ monthEnded: { state: 'failed' } });
    for (const name of ['bd', 'leader', 'shop'] as const) expect((await trade.get(name, '/main/settle/checks', { id })).code).not.toBe(200);
  });

  it('of a month that has not ended is refused (1028001), or provisional and never settled (1028005)', async () => {
    await sell({ month: thisMonth });
    const refused = await post('finance', 'preview', month({ settleMonth: thisMonth }));
    expect([refused.code, refused.message]).toEqual([1028001, 'The month has not ended in Philippines.']);
    const id = await preview({ settleMonth: thisMonth, provisional: true });
    expect((await detail(id)).lineCount).toBe(1);
    expect((await settle(id)).code).toBe(1028005);
  });

  it('older than a day is computed anew before it is settled (1028003)', async () => {
    await sell();
    const id = await preview();
    await trade.db.update(settlementBatches).set({ previewTime: sql`now() - interval '25 hours'` });
    expect((await settle(id)).code).toBe(1028003);
    await preview();
    expect((await settle(id)).code).toBe(200);
  });
});

describe('settling', () => {
  it('what changed since the preview is refused with what changed, and settles as it is shown then', async () => {
    const lines = [await sell(), await sell({ pay: '1000.00' })];
    const id = await preview();
    const seen = await detail(id);
    await refund(lines[1] ?? '', '400.00', within(lastMonth));
    await sell({ pay: '50.00' });
    await trade.db
      .update(saleItems)
      .set({ bdProportion: null })
      .where(eq(saleItems.id, lines[0] ?? ''));
    const refused = await post('finance', 'settle', { id, previewHash: seen.previewHash });
    expect([refused.code, refused.message]).toEqual([1028004, 'Data changed since the preview (3 lines). Preview again.']);
    const now = await detail(id);
    expect(now.settleStatus).toBe(0);
    expect(now.changes.map(({ kind, amountBefore, amountNow }) => [kind, amountBefore, amountNow]).toSorted()).toEqual([
      ['added', null, '1.50'],
      ['changed', '30.00', '18.00'],
      ['removed', '44.97', null],
    ]);
    expect((await post('finance', 'settle', { id, previewHash: seen.previewHash })).code).toBe(1028004);
    expect((await settle(id)).code).toBe(200);
    expect(await detail(id)).toMatchObject({ settleStatus: 1, payableAmount: '19.50' });
    expect((await post('finance', 'preview', month())).code).toBe(1028002);
  });

  it('of several at once is done once', async () => {
    await sell();
    const id = await preview();
    const { previewHash } = await detail(id);
    const answers = await Promise.all(
      ['finance', 'admin', 'finance', 'admin'].map((by) => post(by as Name, 'settle', { id, previewHash })),
    );
    expect(answers.map(({ code }) => code).filter((code) => code === 200)).toHaveLength(1);
    expect(await trade.db.$count(settlementLines)).toBe(1);
  });

  it('keeps its lines: the database itself refuses to change them', async () => {
    await sell();
    await locked();
    await expect(trade.db.update(settlementLines).set({ amount: '1.00' })).rejects.toThrow('Failed query');
    await expect(trade.db.delete(settlementLines)).rejects.toThrow('Failed query');
    await trade.db.execute(sql`update sale_items set bd_proportion = 19`);
    expect((await statements('finance'))[0]?.payableAmount).toBe('44.97');
  });
});

describe('a statement', () => {
  it('is read by its own person and the team from the lock on, and by nobody else', async () => {
    await sell();
    const { statement } = await locked();
    const seen = async (by: Name) => [
      (await statements(by)).length,
      (await trade.get(by, '/main/settleStatement/detail', { id: statement.id })).code,
    ];
    expect(await seen('bd')).toEqual([1, 200]);
    expect(await seen('leader')).toEqual([1, 200]);
    for (const by of ['bd2', 'foreignBd', 'otherLeader', 'shop', 'otherShop'] as const) expect(await seen(by)).toEqual([0, 1020002]);
    expect((await trade.get('bd2', '/main/settleStatement/lines', { id: statement.id })).code).toBe(1020002);
    expect((await trade.get('bd', '/main/settle/page')).code).toBe(1013002);
  });

  it('that is disputed is not confirmed until the dispute is answered; corrected by hand it is summed up anew', async () => {
    await sell();
    await pay();
    const { id, statement } = await locked();
    expect((await onStatement('bd2', 'dispute', { id: statement.id, text: 'Mine?' })).code).toBe(1020002);
    expect((await onStatement('leader', 'dispute', { id: statement.id, text: 'Mine?' })).code).toBe(1020002);
    expect((await onStatement('bd', 'dispute', { id: statement.id, text: 'One order is missing.' })).code).toBe(200);
    const confirm = async () => (await finance2.post('/main/settle/confirm', { id })).body;
    expect(await confirm()).toMatchObject({ code: 1028008, message: 'Open disputes: 1.' });
    const change = { id: statement.id, reasonCode: 'tracking_error', reason: 'The link was not counted.' };
    expect((await onStatement('finance', 'adjust', { ...change, amount: '10.005' })).code).toBe(1012001);
    expect((await onStatement('finance', 'adjust', { ...change, amount: '0' })).code).toBe(1012001);
    expect((await onStatement('finance', 'adjust', { ...change, amount: '58000.01' })).code).toBe(1012001);
    expect((await onStatement('admin', 'adjust', { ...change, amount: '1' })).code).toBe(1013002);
    expect((await onStatement('finance', 'adjust', { ...change, amount: '-4.97' })).code).toBe(200);
    expect((await onStatement('finance', 'resolve', { id: statement.id, text: 'Added.' })).code).toBe(200);
    expect((await statements('bd'))[0]).toMatchObject({ adjustAmount: '-4.97', totalAmount: '40.00', payableAmount: '40.00' });
    expect(await detail(id)).toMatchObject({ payableAmount: '40.00', lineCount: 2 });
    expect((await confirm()).code).toBe(200);
    expect((await onStatement('finance', 'adjust', { ...change, amount: '1' })).code).toBe(1028006);
    expect((await onStatement('bd', 'dispute', { id: statement.id, text: 'Late.' })).code).toBe(1028006);
    expect((await onStatement('bd', 'acknowledge', { id: statement.id })).code).toBe(200);
  });

  it('keeps the refunds that it was locked with, whatever is told of later', async () => {
    const line = await sell();
    await refund(line, '400.00', within(lastMonth));
    const { statement } = await locked();
    const told = async (call: string) =>
      (await trade.get<{ refundAmount: string }>('bd', `/main/settleStatement/${call}`, { id: statement.id })).data.refundAmount;
    expect([await told('detail'), await told('document')]).toEqual(['400.00', '400.00']);
    // Brought in after the lock, of a day before it.
    await refund(line, '100.00', within(lastMonth));
    expect([await told('detail'), await told('document')]).toEqual(['400.00', '400.00']);
  });

  it('is disputed within three days', async () => {
    await sell();
    const { statement } = await locked();
    expect((await statements('bd'))[0]?.can).toContain('dispute');
    await trade.db.update(settlementBatches).set({ lockTime: sql`now() - interval '73 hours'` });
    expect((await statements('bd'))[0]?.can).not.toContain('dispute');
    expect((await onStatement('bd', 'dispute', { id: statement.id, text: 'Late.' })).code).toBe(1020001);
  });

  it('of less than nothing is carried forward, and the next month begins with it', async () => {
    const line = await sell();
    await locked();
    await refund(line, '1499.00');
    const next = await preview({ settleMonth: thisMonth, provisional: true });
    const [statement] = await statements('finance', { batchId: next });
    expect(statement).toMatchObject({
      adjustAmount: '-44.97',
      payableAmount: '0.00',
      carriedForward: '-44.97',
      payStatus: 5,
      gmv: '-1499.00',
    });
    expect(await linesOf(statement?.id ?? '')).toMatchObject([{ lineType: 6, base: '-1499.00', amount: '-44.97', revision: 1 }]);
  });
});

describe('two people', () => {
  it('confirm: somebody else than who settled, with somewhere to pay to', async () => {
    await sell();
    const { id } = await locked();
    expect((await post('finance', 'confirm', { id })).code).toBe(1028007);
    expect((await post('admin', 'confirm', { id })).code).toBe(1013002);
    const lacking = (await finance2.post('/main/settle/confirm', { id })).body;
    expect([lacking.code, lacking.message]).toEqual([1028009, expect.stringMatching(/^Payee data of .+ is incomplete\.$/)]);
    const save = {
      beneficiaryType: 1,
      beneficiaryId: trade.ids.bd,
      bankName: 'BDO',
      accountName: 'K. Mendoza',
      accountNumber: '0012 3456 4417',
    };
    expect((await trade.post('bd', '/main/payee/save', save)).code).toBe(1013002);
    expect((await trade.post('finance', '/main/payee/save', save)).code).toBe(200);
    const payee = async (by: Name) =>
      trade.get<{ masked: string }>(by, '/main/payee/detail', { beneficiaryType: 1, beneficiaryId: trade.ids.bd });
    expect((await payee('bd')).data.masked).toBe('BDO •••• 4417');
    expect((await payee('bd2')).code).toBe(1020002);
    const codes = await Promise.all([1, 2, 3].map(async () => (await finance2.post('/main/settle/confirm', { id })).body.code));
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(await detail(id)).toMatchObject({ settleStatus: 2 });
  });

  it('void, one of finance and one of administration: every line is taken back and the month is free again', async () => {
    await sell();
    const { id } = await locked();
    const ask = (by: Name) => trade.post<{ isVoid: boolean }>(by, '/main/settle/void', { id, reason: 'Wrong rates.' });
    expect((await ask('finance')).data).toEqual({ isVoid: false });
    expect((await ask('finance')).code).toBe(1028007);
    expect((await finance2.post('/main/settle/void', { id, reason: 'Yes.' })).body.code).toBe(1028007);
    expect((await ask('admin')).data).toEqual({ isVoid: true });
    expect((await ask('admin')).code).toBe(1020001);
    const [{ total } = { total: '' }] = await trade.db.select({ total: sql<string>`sum(amount)::text` }).from(settlementLines);
    expect(total).toBe('0.00');
    const again = await preview();
    expect(again).not.toBe(id);
    expect(await detail(again)).toMatchObject({ batchNo: expect.stringMatching(/002$/), payableAmount: '44.97' });
    expect((await settle(again)).code).toBe(200);
  });
});
