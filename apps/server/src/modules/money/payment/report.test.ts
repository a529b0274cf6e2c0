import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payments } from '../../../tables/money/payment';
import { settlementBatches } from '../../../tables/money/settlement';
import { postings } from '../../../tables/money/posting';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Owing, owingOn } from '../../../testing/owing';
import { type Trade, tradeOn } from '../../../testing/trade';
import { signatureOf } from './acts/report';

const secret = 'shared-with-the-provider-of-payments';
let server: TestServer;
let trade: Trade;
let owing: Owing;
beforeAll(async () => {
  server = await startServer({ PAYMENT_CALLBACK_SECRET: secret });
  trade = await tradeOn(server);
  owing = owingOn(trade, server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await trade.db.execute(sql`truncate settlement_batches, payees cascade`);
});

const now = () => Math.floor(Date.now() / 1000);
type Told = Parameters<typeof signatureOf>[0];
const told = (payNo: string, more: Partial<Told> = {}): Told => ({
  payNo,
  result: 'paid',
  providerNo: `P-${payNo}`,
  amount: '100.00',
  currency: 'PHP',
  time: now(),
  ...more,
});
const report = async (said: Told, signedWith = secret) =>
  (await server.post('/main/payment/callback', { ...said, signature: signatureOf(said, signedWith) })).body as { code: number };
const begun = async () => {
  const { statement } = await owing.owed();
  await owing.payee();
  const { payNo } = await trade.must<{ payNo: string }>('finance', '/main/payment/pay', {
    statementId: statement,
    amount: '100.00',
    method: 2,
    idempotencyKey: `k-${statement}`,
  });
  return { payNo, statement };
};

describe('a report of the provider', () => {
  it('that is signed pays once, however often and from how many sides at once it comes', async () => {
    const { payNo, statement } = await begun();
    const before = await trade.db.$count(postings);
    const codes = await Promise.all(Array.from({ length: 5 }, async () => (await report(told(payNo))).code));
    expect(codes).toEqual([200, 200, 200, 200, 200]);
    expect(await owing.stateOf(statement)).toBe(2);
    expect(await trade.db.$count(postings)).toBe(before + 2);
    const trail = await trade.get<{ action: string }[]>('finance', '/main/settleStatement/history', { id: statement });
    expect(trail.data.map(({ action }) => action)).toEqual(['settleStatement.pay', 'settleStatement.markPaid']);
    expect((await report(told(payNo, { providerNo: 'another' }))).code).toBe(1020003);
    expect((await report(told(payNo, { result: 'failed' }))).code).toBe(1020003);
  });

  it('that failed tells why, and the payment can be begun again', async () => {
    const { payNo, statement } = await begun();
    const failed = { result: 'failed', reason: 'Account closed.' } as const;
    expect([(await report(told(payNo, failed))).code, (await report(told(payNo, failed))).code]).toEqual([200, 200]);
    expect(await owing.stateOf(statement)).toBe(4);
    const [row] = await trade.db.select().from(payments);
    expect(row).toMatchObject({ failReason: 'Account closed.', payStatus: 4 });
  });

  it('is refused when it is old, signed by another, changed on the way, of another amount, of a number used, or of no payment', async () => {
    const { payNo, statement } = await begun();
    expect((await report(told(payNo, { time: now() - 301 }))).code).toBe(1013002);
    expect((await report(told(payNo), 'somebody-elses-secret-of-32-characters')).code).toBe(1013002);
    const signature = signatureOf(told(payNo, { amount: '1.00' }), secret);
    expect((await server.post('/main/payment/callback', { ...told(payNo), signature })).body.code).toBe(1013002);
    expect((await report(told(payNo, { amount: '99.99' }))).code).toBe(1028012);
    expect((await report(told(payNo, { currency: 'VND' }))).code).toBe(1028012);
    expect((await report(told('FK000000PH00000'))).code).toBe(1020002);
    expect(await owing.stateOf(statement)).toBe(3);
    await report(told(payNo));
    await trade.db.update(settlementBatches).set({ settleMonth: '2019-12' });
    const next = await begun();
    expect((await report(told(next.payNo, { providerNo: `P-${payNo}` }))).code).toBe(1012001);
  });

  it('is not taken at all where no secret is shared', async () => {
    const closed = await startServer();
    const said = told('FK1');
    const answer = await closed.post('/main/payment/callback', { ...said, signature: signatureOf(said, secret) });
    expect(answer.body.code).toBe(1013002);
    await closed.close();
  });
});
