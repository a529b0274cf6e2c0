import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rowsOf } from '../../../db/database';
import { payments } from '../../../tables/money/payment';
import { postings } from '../../../tables/money/posting';
import { settlementBatches } from '../../../tables/money/settlement';
import { type Owing, owingOn } from '../../../testing/owing';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { type Trade, tradeOn } from '../../../testing/trade';
import { upload } from '../../../testing/upload';

// On PGlite too: books are held by triggers over the rows of a statement.

/** Everything that the server writes down. */
const logged: string[] = [];
let server: TestServer;
let trade: Trade;
let finance2: TestClient;
let owed: Owing['owed'];
let payee: Owing['payee'];
let stateOf: Owing['stateOf'];
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'debug' }, { write: (line) => void logged.push(line) });
  trade = await tradeOn(server);
  ({ owed, payee, stateOf } = owingOn(trade, server));
  finance2 = await server.as('finance2');
});
afterAll(() => server.close());
beforeEach(async () => {
  await trade.db.execute(sql`truncate settlement_batches, payees cascade`);
});

type Name = Parameters<Trade['post']>[0];
const on = <Data>(by: Name, call: string, body: unknown) => trade.post<Data>(by, `/main/payment/${call}`, body);
const pay = (statementId: string, more: Record<string, unknown> = {}, by: Name = 'finance') =>
  on<{ id: string; payNo: string }>(by, 'pay', { statementId, amount: '100.00', method: 1, idempotencyKey: `k-${statementId}`, ...more });
const file = async (client: TestClient) => {
  const answer = await upload(client, '/main/sysFileInfo/uploadFile', {
    name: 'slip.csv',
    bytes: Buffer.from('a,b\n1,2\n'),
    type: 'text/csv',
  });
  return (answer.body.data as { fileId: string }).fileId;
};
interface Row {
  id: string;
  can: string[];
  reverseFile: string | null;
  amount: string;
  payStatus: number;
  payee: string | null;
  isReversed: boolean;
  payUser: { id: string } | null;
}
const rows = async (by: Name, query: Record<string, string> = {}) =>
  (await trade.get<{ rows: Row[] }>(by, '/main/payment/page', { pageSize: 100, ...query })).data.rows;
const balances = async () =>
  Object.fromEntries(
    (
      await trade.get<{ difference: string; accounts: { account: string; balance: string }[] }[]>('finance', '/main/book/trialBalance', {})
    ).data.flatMap(({ difference, accounts }) => [['difference', difference], ...accounts.map((one) => [one.account, one.balance])]),
  );

describe('paying', () => {
  it('goes from owed to paying to paid, with a voucher, and the books follow', async () => {
    const { statement } = await owed();
    await payee();
    const { data: trial } = await trade.get<{ debit: string; credit: string }[]>('finance', '/main/book/trialBalance', {});
    expect(trial).toMatchObject([{ debit: '160.00', credit: '160.00' }]);
    expect(await balances()).toEqual({ difference: '0.00', bdPayable: '-150.00', agencyMargin: '160.00', taxWithheld: '-10.00' });
    const { data } = await pay(statement);
    expect(data.payNo).toMatch(/^FK\d{6}PH\d{5}$/);
    expect([await stateOf(statement), (await balances())['bdPayable']]).toEqual([3, '-150.00']);
    expect((await on('finance', 'markPaid', { id: data.id })).code).toBe(1028014);
    expect((await on('finance', 'markPaid', { id: data.id, payTime: '2099-01-01 00:00:00', providerNo: 'B-1' })).code).toBe(1012001);
    const voucherFile = await file(trade.as.finance);
    expect((await on('admin', 'markPaid', { id: data.id, voucherFile })).code).toBe(1013002);
    expect((await on('finance', 'markPaid', { id: data.id, voucherFile, providerNo: 'B-1' })).code).toBe(200);
    expect((await on('finance', 'markPaid', { id: data.id, voucherFile })).code).toBe(1020001);
    expect(await stateOf(statement)).toBe(2);
    expect(await balances()).toMatchObject({ difference: '0.00', bdPayable: '-50.00', cashBank: '-100.00' });
    const [own] = await rows('bd');
    expect(own).toMatchObject({ id: data.id, payee: 'BDO •••• 4417', payStatus: 2, can: ['query', 'get'] });
    const look = async (client: TestClient) => (await client.get('/main/sysFileInfo/preview', { id: voucherFile })).body.code ?? 200;
    expect([await look(trade.as.bd), await look(trade.as.bd2)]).toEqual([200, 1013003]);
    const history = async (by: Name) =>
      (await trade.get<{ action: string; actorName: string }[]>(by, '/main/settleStatement/history', { id: statement })).data;
    expect((await history('bd')).map(({ action }) => action)).toEqual(['settleStatement.pay', 'settleStatement.markPaid']);
    expect((await trade.get('bd2', '/main/settleStatement/history', { id: statement })).code).toBe(1020002);
    expect((await trade.get<{ rows: { title: string }[] }>('bd', '/main/sysNotice/newestUnRead', {})).data).toMatchObject({
      title: 'Your payment for 2020-01 was sent',
    });
  });

  it('again under the same key is the same payment; under another one, or of another amount, it is refused', async () => {
    const { statement, second } = await owed();
    await payee();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => pay(statement)));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect((await pay(statement, { idempotencyKey: 'other' })).code).toBe(1020001);
    expect((await pay(second, { idempotencyKey: `k-${statement}` })).code).toBe(1012001);
    const wrong = await pay(second, { amount: '50.01' });
    expect([wrong.code, wrong.message]).toEqual([1028012, 'Payment must equal the payable amount 50.00.']);
    expect(await trade.db.$count(payments)).toBe(1);
  });

  it('waits for the confirmation, for somewhere to pay to, and a day after that changed unless somebody else verified it', async () => {
    const open = await owed({ settleStatus: 1 });
    await payee(trade.ids.bd, { changeTime: new Date(), changeUser: trade.ids.finance });
    expect((await pay(open.statement)).code).toBe(1020001);
    await trade.db.update(settlementBatches).set({ settleStatus: 2 });
    expect((await pay(open.statement)).code).toBe(1028013);
    expect((await pay(open.second, { amount: '50.00' })).code).toBe(1028009);
    const owner = { beneficiaryType: 1, beneficiaryId: trade.ids.bd };
    const detail = async (client: TestClient) => (await client.get('/main/payee/detail', owner)).body.data;
    expect(await detail(trade.as.finance)).toMatchObject({ isFresh: true, can: ['edit'] });
    expect(await detail(finance2)).toMatchObject({ isFresh: true, can: ['edit', 'verify'] });
    expect(await detail(trade.as.bd)).toMatchObject({ masked: 'BDO •••• 4417', can: [] });
    expect((await trade.post('finance', '/main/payee/verify', owner)).code).toBe(1028007);
    expect((await trade.post('bd', '/main/payee/verify', owner)).code).toBe(1013002);
    expect((await finance2.post('/main/payee/verify', owner)).body.code).toBe(200);
    expect((await pay(open.statement)).code).toBe(200);
  });

  it('that failed tells why and can be begun again', async () => {
    const { statement } = await owed();
    await payee();
    const first = (await pay(statement)).data;
    expect((await on('finance', 'markFailed', { id: first.id, reason: 'Account closed.' })).code).toBe(200);
    expect([await stateOf(statement), (await rows('bd'))[0]]).toMatchObject([4, { failReason: 'Account closed.', payStatus: 4 }]);
    const again = (await pay(statement, { idempotencyKey: 'again' })).data;
    expect(again.id).not.toBe(first.id);
    expect((await on('finance', 'markFailed', { id: first.id, reason: 'Twice.' })).code).toBe(1020003);
    expect((await on('finance', 'markPaid', { id: again.id, providerNo: 'B-2' })).code).toBe(200);
    expect((await on('finance', 'markPaid', { id: again.id, providerNo: 'B-2' })).code).toBe(1020001);
  });

  it('of a whole batch leaves those that may not be paid yet, by name, and has a file for the bank', async () => {
    const { batch, statement, second } = await owed();
    await payee();
    const begun = await on<{ begun: number; held: { statement: { id: string }; code: number }[] }>('finance', 'payBatch', {
      batchId: batch,
      method: 1,
    });
    expect(begun.data).toMatchObject({ begun: 1, held: [{ statement: { id: second }, code: 1028009 }] });
    expect([await stateOf(statement), await stateOf(second)]).toEqual([3, 1]);
    const { text } = await trade.as.finance.get('/main/payment/bankFile', { batchId: batch });
    expect(text.split('\r\n')[1]).toMatch(/^FK\d{6}PH\d{5},Ana,'=K\. Mendoza,BDO,'\t001234564417,100\.00,PHP,JS2020-\d+ FK/);
    expect((await trade.as.admin.get('/main/payment/bankFile', { batchId: batch })).body.code).toBe(1013002);
    expect((await on('finance', 'markBatchPaid', { batchId: batch })).code).toBe(1028014);
    const paid = await on<{ paid: number }>('finance', 'markBatchPaid', { batchId: batch, voucherFile: await file(trade.as.finance) });
    expect([paid.data.paid, await stateOf(statement)]).toEqual([1, 2]);
    expect((await trade.get<{ unpaidCount: number }>('finance', '/main/settle/detail', { id: batch })).data.unpaidCount).toBe(1);
    const unpaid = async (is: string) =>
      (await trade.get<{ totalRows: number }>('finance', '/main/settle/page', { unpaid: is })).data.totalRows;
    expect([await unpaid('yes'), await unpaid('no')]).toEqual([1, 0]);
    const known = await trade.get<{ rows: { id: string; hasPayee: boolean }[] }>('finance', '/main/settleStatement/page', {
      batchId: batch,
    });
    expect(known.data.rows.map(({ id, hasPayee }) => [id, hasPayee])).toEqual([
      [statement, true],
      [second, false],
    ]);
  });

  it('of a merchant is money received, without a payee', async () => {
    const { statement } = await owed({ settleDimension: 3 });
    const { data } = await pay(statement, { method: 3 });
    expect((await on('finance', 'markPaid', { id: data.id, providerNo: 'IN-1' })).code).toBe(200);
    expect(await balances()).toMatchObject({ difference: '0.00', cashOffline: '100.00' });
    expect([(await rows('shop')).length, (await rows('otherShop')).length]).toEqual([1, 0]);
    expect((await rows('shop'))[0]?.payUser).toBeNull();
  });
});

describe('taking back', () => {
  it('takes two: the money is owed again, and the books show both ways', async () => {
    const { statement } = await owed();
    await payee();
    const { id } = (await pay(statement)).data;
    await on('finance', 'markPaid', { id, providerNo: 'B-3' });
    const before = await balances();
    const back = async (client: TestClient, more = {}) =>
      (await client.post('/main/payment/reverse', { id, reason: 'Returned.', ...more })).body;
    expect((await back(trade.as.finance)).code).toBe(1012001);
    expect((await back(trade.as.bd)).code).toBe(1013002);
    expect((await back(trade.as.finance, { fileId: await file(trade.as.finance) })).data).toEqual({ isReversed: false });
    expect((await back(trade.as.finance)).code).toBe(1028007);
    expect((await back(finance2)).code).toBe(1028007);
    expect((await rows('admin')).map(({ can }) => can)).toEqual([['query', 'get', 'reverse']]);
    const answers = await Promise.all([1, 2, 3].map(() => back(trade.as.admin)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await stateOf(statement)).toBe(1);
    expect((await rows('finance')).map(({ amount, isReversed }) => [amount, isReversed]).toSorted()).toEqual([
      ['-100.00', false],
      ['100.00', true],
    ]);
    expect([before['cashBank'], await balances()]).toMatchObject([
      '-100.00',
      { difference: '0.00', cashBank: '0.00', bdPayable: '-150.00' },
    ]);
    const second = (await pay(statement, { idempotencyKey: 'once more' })).data;
    const reversal = (await rows('finance')).find(({ amount }) => amount === '-100.00')?.id ?? '';
    const told = async (one: string) =>
      (await trade.get<{ action: string; reason: string | null }[]>('finance', '/main/payment/history', { id: one })).data.map(
        ({ action, reason }) => [action.replace('settleStatement.', ''), reason],
      );
    const taken = [
      ['askReverse', 'Returned.'],
      ['reverse', 'Returned.'],
    ];
    expect(await told(id)).toEqual([['pay', null], ['markPaid', null], ...taken]);
    expect([await told(reversal), await told(second.id)]).toEqual([taken, [['pay', null]]]);
  });
});

describe('the proof of a return', () => {
  it('is read by who may agree to it, from the request on and after it, and by nobody else', async () => {
    const { statement } = await owed();
    await payee();
    const { id } = (await pay(statement)).data;
    await on('finance', 'markPaid', { id, providerNo: 'B-4' });
    const proof = await file(trade.as.finance);
    const opened = async (client: TestClient) => (await client.get('/main/sysFileInfo/preview', { id: proof })).body.code ?? 200;
    expect(await opened(trade.as.admin)).toBe(1013003);
    await on('finance', 'reverse', { id, reason: 'Returned.', fileId: proof });
    const told = async (by: Name) => (await rows(by)).map(({ reverseFile }) => reverseFile);
    expect([await told('admin'), await told('finance'), await told('bd')]).toEqual([[proof], [proof], [null]]);
    const strangers = [trade.as.bd, trade.as.bd2, trade.as.leader, trade.as.shop];
    for (const client of [trade.as.admin, finance2]) expect(await opened(client)).toBe(200);
    for (const client of strangers) expect(await opened(client)).toBe(1013003);
    await on('admin', 'reverse', { id, reason: 'It is there.' });
    expect([await told('admin'), await told('bd')]).toEqual([
      [proof, proof],
      [null, null],
    ]);
    for (const client of strangers) expect(await opened(client)).toBe(1013003);
  });
});

describe('the books', () => {
  it('keep of every account what its postings add up to, and let nobody change it', async () => {
    const { statement } = await owed();
    await payee();
    await pay(statement);
    const [odd] = await rowsOf<{ n: number }>(
      trade.db,
      sql`select count(*)::int n from (
        select batch_id, country, currency, account, sum(greatest(amount, 0)) debit, sum(greatest(-amount, 0)) credit, count(*) from postings group by 1, 2, 3, 4) p
        full join (select batch_id, country, currency, account, sum(debit) debit, sum(credit) credit, sum(lines) from posting_sums group by 1, 2, 3, 4) s
          on s = p`,
    );
    expect(odd?.n).toBe(await trade.db.$count(sql`(select distinct batch_id, country, currency, account from postings) kept`));
    expect(odd?.n).toBeGreaterThan(1);
    for (const change of [sql`update posting_sums set debit = debit + 1`, sql`delete from posting_sums`])
      await expect(trade.db.execute(change)).rejects.toThrow(/posting_sums/);
    const { data } = await trade.get<{ totalRows: number }>('finance', '/main/book/page', {});
    expect(data.totalRows).toBe(await trade.db.$count(sql`postings`));
  });
});

describe('what others see', () => {
  it('is nothing: payments, vouchers and books are of their people, finance and administration', async () => {
    const { statement, batch } = await owed();
    await payee();
    const { id } = (await pay(statement)).data;
    for (const by of ['bd2', 'foreignBd', 'shop'] as const) {
      expect(await rows(by)).toEqual([]);
      for (const call of ['detail', 'history']) expect((await trade.get(by, `/main/payment/${call}`, { id })).code).toBe(1020002);
    }
    for (const by of ['leader', 'otherLeader'] as const) expect((await trade.get(by, '/main/payment/page', {})).code).toBe(1013002);
    for (const by of ['bd', 'leader', 'shop'] as const) expect((await trade.get(by, '/main/book/page', {})).code).toBe(1013002);
    expect((await pay(statement, {}, 'bd')).code).toBe(1013002);
    const posted = await trade.get<{ rows: { account: string; debit: string | null; credit: string | null }[] }>(
      'admin',
      '/main/book/page',
      {
        batchId: batch,
        pageSize: 100,
      },
    );
    expect(posted.data.rows.map(({ account, debit, credit }) => [account, debit, credit]).toSorted()).toEqual(
      [
        ['agencyMargin', '110.00', null],
        ['agencyMargin', '50.00', null],
        ['bdPayable', '10.00', null],
        ['bdPayable', null, '110.00'],
        ['bdPayable', null, '50.00'],
        ['taxWithheld', null, '10.00'],
      ].toSorted(),
    );
  });

  it('the database keeps the books: nothing is changed, nothing one-sided is added', async () => {
    const { statement, batch } = await owed();
    await expect(trade.db.update(postings).set({ amount: '1' })).rejects.toThrow('Failed query');
    await expect(trade.db.delete(postings)).rejects.toThrow('Failed query');
    const entry = { batchId: batch, statementId: statement, country: 'PH', currency: 'PHP', sourceType: 3, sourceId: '7' };
    await expect(trade.db.insert(postings).values({ ...entry, account: 'cashBank', amount: '1.00' })).rejects.toThrow('Failed query');
    await trade.db.insert(postings).values([
      { ...entry, account: 'cashBank', amount: '1.00' },
      { ...entry, account: 'agencyMargin', amount: '-1.00' },
    ]);
  });
});

describe('an account number', () => {
  /** The text of an export, once it is made. */
  const exported = async (client: TestClient, path: string, query: object) => {
    const { id } = (await client.post(path, { ...query, format: 'csv' })).body.data as { id: string };
    await vi.waitFor(
      async () => {
        const { rows } = (await client.get('/main/download/page')).body.data as { rows: { id: string; taskStatus: number }[] };
        expect(rows.find((row) => row.id === id)?.taskStatus).toBe(2);
      },
      { timeout: 20_000, interval: 20 },
    );
    return (await client.get('/main/download/file', { id })).text;
  };

  it('stands whole in the file for the bank and nowhere else: no list, record, document, export, trail or log', async () => {
    const { batch, statement } = await owed();
    const owner = { beneficiaryType: 1, beneficiaryId: trade.ids.bd };
    const accountNumber = '7788 9900 4417';
    const save = { ...owner, bankName: 'BDO', accountName: 'K. Mendoza', accountNumber };
    expect((await trade.post('finance', '/main/payee/save', save)).code).toBe(200);
    expect((await finance2.post('/main/payee/verify', owner)).body.code).toBe(200);
    const { id } = (await pay(statement)).data;
    const reads: [string, object][] = [
      ['/main/payment/page', {}],
      ['/main/payment/detail', { id }],
      ['/main/payee/detail', owner],
      ['/main/settle/detail', { id: batch }],
      ['/main/settle/history', { id: batch }],
      ['/main/settleStatement/page', { batchId: batch }],
      ['/main/settleStatement/detail', { id: statement }],
      ['/main/settleStatement/lines', { id: statement }],
      ['/main/settleStatement/document', { id: statement }],
      ['/main/settleStatement/history', { id: statement }],
      ['/main/book/page', { statementId: statement }],
      ['/main/bdCommission/page', {}],
      ['/main/sysOpLog/page', { pageSize: 100 }],
    ];
    const texts: string[] = [];
    for (const client of [trade.as.finance, trade.as.admin, trade.as.bd, await server.as('superAdmin')])
      for (const [path, query] of reads) texts.push((await client.get(path, query as Record<string, string>)).text);
    texts.push(
      await exported(trade.as.finance, '/main/payment/export', {}),
      await exported(trade.as.finance, '/main/bdCommission/export', {}),
    );
    expect(texts.filter((text) => text.includes('4417')).length).toBeGreaterThan(4);
    const bare = (text: string) => /7788\s?9900/.test(text);
    expect([...texts, ...logged].filter(bare)).toEqual([]);
    const trail = await rowsOf<{ detail: string }>(trade.db, sql`select detail::text as detail from audit_logs`);
    expect(trail.filter(({ detail }) => bare(detail))).toEqual([]);
    const { text } = await trade.as.finance.get('/main/payment/bankFile', { batchId: batch });
    expect(bare(text)).toBe(true);
  });
});
