import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFile } from '../../../../files/sheets/readFile';
import { users } from '../../../../tables/base/user';
import { payees } from '../../../../tables/money/payment';
import { settlementStatements } from '../../../../tables/money/settlement';
import { madeFile } from '../../../../testing/madeFile';
import { type Owing, owingOn } from '../../../../testing/owing';
import { startServer, type TestServer } from '../../../../testing/startServer';
import type { TestClient } from '../../../../testing/testClient';
import { type Trade, tradeOn } from '../../../../testing/trade';
import { upload } from '../../../../testing/upload';

let server: TestServer;
let trade: Trade;
let finance2: TestClient;
let payee: Owing['payee'];
let owing: Owing;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  owing = owingOn(trade, server);
  ({ payee } = owing);
  finance2 = await server.as('finance2');
});
afterAll(() => server.close());
beforeEach(async () => {
  await trade.db.execute(sql`truncate settlement_batches, payees cascade`);
});

type Name = Parameters<Trade['post']>[0];

/** The team of everybody is known, as settling writes it down. */
async function owed(more: Parameters<Owing['owed']>[0] = {}) {
  const found = await owing.owed(more);
  await trade.db
    .update(settlementStatements)
    .set({ orgId: sql`(select org_id from users where users.id = ${settlementStatements.beneficiaryId})` });
  return found;
}

const file = async (client: TestClient) => {
  const answer = await upload(client, '/main/sysFileInfo/uploadFile', {
    name: 'slip.csv',
    bytes: Buffer.from('a,b\n1,2\n'),
    type: 'text/csv',
  });
  return (answer.body.data as { fileId: string }).fileId;
};
const opened = async (client: TestClient, id: string) => (await client.get('/main/sysFileInfo/preview', { id })).body.code ?? 200;
const read = async <Data>(client: TestClient, call: string, id: string) =>
  (await client.get(`/main/settleStatement/${call}`, { id })).body.data as Data;
const begin = async (statementId: string, key = `k-${statementId}`) =>
  trade.must<{ id: string; payNo: string }>('finance', '/main/payment/pay', {
    statementId,
    amount: '100.00',
    method: 1,
    idempotencyKey: key,
  });
const nameOf = async (id: string) => (await trade.db.select({ name: users.name }).from(users).where(eq(users.id, id)))[0]?.name ?? '';

/** The sums of a workbook by their headings, one for each statement. */
async function sumsOf(client: TestClient, query: object, lang = 'en'): Promise<Record<string, string>[]> {
  const bytes = await madeFile(server, client, { path: '/main/settleStatement/workbook', query, headers: { lang } });
  const { headers, rows } = await readFile('a.xlsx', bytes);
  return rows.map(({ cells }) => Object.fromEntries(headers.map((header, at) => [header, String(cells[at] ?? '')])));
}

interface Money {
  payee: string | null;
  payNo: string | null;
  payMethod: number | null;
  payTime: string | null;
  providerNo: string | null;
  voucher: string | null;
}

describe('the proof of an adjustment', () => {
  it('is needed for a large one, and opened by those who confirm or void it and nobody else', async () => {
    const { statement } = await owed({ settleStatus: 1 });
    const change = { id: statement, amount: '58000.01', reasonCode: 'other', reason: 'Agreed by contract.' };
    const adjust = (client: TestClient, more = {}) => client.post('/main/settleStatement/adjust', { ...change, ...more });
    expect((await adjust(trade.as.finance)).body.code).toBe(1012001);
    const fileId = await file(trade.as.finance);
    expect((await adjust(finance2, { fileId })).body.code).toBe(1012001);
    expect((await adjust(trade.as.finance, { fileId })).body.code).toBe(200);

    const proofs = async (client: TestClient) => {
      const { rows } = await read<{ rows: { lineType: number; snapshot: { fileId?: string } }[] }>(client, 'lines', statement);
      const { lines } = await read<{ lines: typeof rows }>(client, 'document', statement);
      return [rows, lines].map((of) => of.find(({ lineType }) => lineType === 7)?.snapshot.fileId);
    };
    for (const client of [trade.as.finance, finance2, trade.as.admin, await server.as('superAdmin')])
      expect([await proofs(client), await opened(client, fileId)]).toEqual([[fileId, fileId], 200]);
    for (const client of [trade.as.bd, trade.as.leader])
      expect([await proofs(client), await opened(client, fileId)]).toEqual([[undefined, undefined], 1013003]);
    for (const by of ['bd2', 'shop', 'otherLeader', 'foreignBd'] as const) expect(await opened(trade.as[by], fileId)).toBe(1013003);
    // A file that proves nothing is for its uploader alone.
    expect(await opened(finance2, await file(trade.as.finance))).toBe(1013003);
  });
});

describe('where the money of a statement goes', () => {
  it('is what its payment says, today’s account only while none is on its way', async () => {
    const { statement } = await owed();
    await payee();
    const told = async () => (await read<Money>(trade.as.finance, 'detail', statement)).payee;
    const move = (masked: string) => trade.db.update(payees).set({ masked });
    await move('GCash •••• 0912');
    expect(await told()).toBe('GCash •••• 0912');
    const { id } = await begin(statement);
    await move('BPI •••• 1111');
    expect(await told()).toBe('GCash •••• 0912');
    await trade.must('finance', '/main/payment/markPaid', { id, providerNo: 'B-71' });
    expect(await told()).toBe('GCash •••• 0912');
    expect((await sumsOf(trade.as.finance, { id: statement }))[0]).toMatchObject({ Payee: 'GCash •••• 0912' });
    await trade.must('finance', '/main/payment/reverse', { id, reason: 'Returned.', fileId: await file(trade.as.finance) });
    await trade.must('admin', '/main/payment/reverse', { id, reason: 'Yes.' });
    expect(await told()).toBe('BPI •••• 1111');
  });

  it('is told to its own person, finance and administration, and not to the leader of the team', async () => {
    const { statement } = await owed();
    await payee();
    const failed = await begin(statement);
    await trade.must('finance', '/main/payment/markFailed', { id: failed.id, reason: 'Bank said B-72.' });
    const { id, payNo } = await begin(statement, 'again');
    const voucherFile = await file(trade.as.finance);
    await trade.must('finance', '/main/payment/markPaid', { id, providerNo: 'B-73', voucherFile });
    const money = { payee: 'BDO •••• 4417', payNo, payMethod: 1, providerNo: 'B-73', voucher: 'slip.csv' };
    const none: Money = { payee: null, payNo: null, payMethod: null, payTime: null, providerNo: null, voucher: null };
    const reads = ['detail', 'document', 'lines', 'history', 'page'];
    const texts = async (client: TestClient) => {
      const answers = await Promise.all(
        reads.map((call) => client.get(`/main/settleStatement/${call}`, call === 'page' ? {} : { id: statement })),
      );
      expect(answers.map(({ body }) => body.code)).toEqual(reads.map(() => 200));
      return [...answers.map(({ text }) => text), JSON.stringify(await sumsOf(client, { id: statement }))].join('\n');
    };
    const secrets = ['•••• 4417', payNo, failed.payNo, 'B-72', 'B-73', 'slip.csv'];
    const found = async (client: TestClient) => {
      const text = await texts(client);
      return secrets.filter((secret) => text.includes(secret));
    };
    for (const by of ['bd', 'finance', 'admin'] as const) {
      expect(await read<Money>(trade.as[by], 'detail', statement)).toMatchObject(money);
      expect(await found(trade.as[by])).toEqual(secrets.filter((secret) => secret !== failed.payNo));
    }
    for (const call of ['detail', 'document']) expect(await read<Money>(trade.as.leader, call, statement)).toMatchObject(none);
    expect(await found(trade.as.leader)).toEqual([]);
    // That it was paid is no secret.
    const { payStatus } = await read<{ payStatus: number }>(trade.as.leader, 'detail', statement);
    const history = await read<{ action: string }[]>(trade.as.leader, 'history', statement);
    expect([payStatus, history.at(-1)?.action]).toEqual([2, 'settleStatement.markPaid']);
  });
});

describe('a workbook', () => {
  it.each([
    ['en', { method: 'Method', number: 'Bank reference', voucher: 'Voucher', history: 'History (UTC)', data: 'Data as of (UTC)' }, 'Paid'],
    ['zh-CN', { method: '付款方式', number: '银行流水号', voucher: '凭证', history: '操作记录（UTC）', data: '数据截至（UTC）' }, '已付款'],
    [
      'vn',
      { method: 'Phương thức', number: 'Mã giao dịch', voucher: 'Chứng từ', history: 'Lịch sử (UTC)', data: 'Dữ liệu tính đến (UTC)' },
      'Đã trả',
    ],
  ] as const)('in %s says how a statement was paid, what happened to it when by whom, and as of when', async (lang, at, paid) => {
    const { statement } = await owed();
    await payee();
    const { id } = await begin(statement);
    const voucherFile = await file(trade.as.finance);
    await trade.must('finance', '/main/payment/markPaid', { id, providerNo: `B-${lang}`, voucherFile });
    const [row] = await sumsOf(trade.as.bd, { id: statement }, lang);
    expect(row?.[at.number]).toBe(`B-${lang}`);
    expect(row?.[at.voucher]).toBe('slip.csv');
    expect(row?.[at.method]).toMatch(/^\D+$/);
    expect(row?.[at.data]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const events = row?.[at.history]?.split('\n') ?? [];
    expect(events).toHaveLength(2);
    expect(events[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d · /);
    expect(events[1]?.slice(22)).toBe(`${paid} · ${await nameOf(trade.ids.finance)}`);
  });

  it('of a batch tells of each statement what happened to that one', async () => {
    const { batch, statement, second } = await owed({ settleStatus: 1 });
    const say = (by: Name, call: string, body: object) => trade.must(by, `/main/settleStatement/${call}`, body);
    await say('bd', 'dispute', { id: statement, text: 'One order is missing.' });
    await say('finance', 'adjust', { id: second, amount: '5', reasonCode: 'other', reason: 'Forgotten.' });
    await say('finance', 'resolve', { id: statement, text: 'It came late.' });
    const rows = await sumsOf(trade.as.finance, { batchId: batch });
    const told = rows.map((row) => row['History (UTC)']?.split('\n').map((line) => line.slice(22)));
    const [finance, bd] = [await nameOf(trade.ids.finance), await nameOf(trade.ids.bd)];
    expect(told.toSorted()).toEqual(
      [
        [`Adjusted by hand: Forgotten. · ${finance}`],
        [`Disputed: One order is missing. · ${bd}`, `Dispute answered: It came late. · ${finance}`],
      ].toSorted(),
    );
  });
});
