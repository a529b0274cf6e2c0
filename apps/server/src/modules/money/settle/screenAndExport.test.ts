import type { CommissionRow } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFile } from '../../../files/sheets/readFile';
import { rowsOf } from '../../../db/database';
import { exported } from '../../../testing/exported';
import { monthBack, type Settling, settlingOn, within } from '../../../testing/settling';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';

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

/** The rows of a sheet by their headers. */
async function sheetOf(name: string, bytes: Buffer): Promise<Record<string, string>[]> {
  const { headers, rows } = await readFile(name, bytes);
  return rows.map(({ cells }) => Object.fromEntries(headers.map((header, at) => [header, cells[at] ?? ''])));
}

describe('what somebody has earned', () => {
  it('is the same on the screen and in the file, with clawbacks and what was carried (AffiliateWP 2080)', async () => {
    const [last, second, third] = [1, 2, 3].map((back) => monthBack('PH', back)) as [string, string, string];
    const line = await settling.sell({ month: third });
    await settling.locked({ settleMonth: third });
    await settling.refund(line, '1499.00', within(second));
    const other = await settling.sell({ month: second, pay: '1000.00' });
    await settling.locked({ settleMonth: second });
    await settling.refund(other, '300.00', within(last));
    await settling.sell({ month: last, pay: '4000.00' });
    const { statement } = await settling.locked({ settleMonth: last });
    expect(statement).toMatchObject({ openingBalance: '-14.97', adjustAmount: '-9.00', totalAmount: '111.00', payableAmount: '96.03' });
    const { bd } = trade.as;
    const [inFile] = await sheetOf('a.xlsx', await exported(server, bd, '/main/settleStatement/workbook', { id: statement.id }));
    const columns = {
      Opening: statement.openingBalance,
      Adjustments: statement.adjustAmount,
      Total: statement.totalAmount,
      Payable: statement.payableAmount,
      'Carried forward': statement.carriedForward,
      GMV: statement.gmv,
    };
    expect(Object.keys(columns).map((name) => Number(inFile?.[name]))).toEqual(Object.values(columns).map(Number));
    const { rows } = (await bd.get('/main/bdCommission/page', { pageSize: 100 })).body.data as { rows: CommissionRow[] };
    const filed = await sheetOf('a.csv', await exported(server, bd, '/main/bdCommission/export', { format: 'csv' }));
    const figures = (total: string, adjust: string, gmv: string) => [total, adjust, gmv].map(Number).join();
    expect(filed.map((row) => figures(row['Total'] ?? '', row['Adjustments'] ?? '', row['GMV'] ?? '')).toSorted()).toEqual(
      rows.map((row) => figures(row.totalAmount, row.adjustAmount, row.gmv)).toSorted(),
    );
    expect(rows.find(({ settleMonth }) => settleMonth === last)?.totalAmount).toBe(statement.totalAmount);
  });
});

describe('an account number', () => {
  /** All that a workbook says. */
  const textOf = (bytes: Buffer) =>
    Object.values(unzipSync(bytes))
      .map((entry) => strFromU8(entry))
      .join('\n');
  const save = (owner: object, accountNumber: string) =>
    trade.post('finance', '/main/payee/save', { ...owner, bankName: 'BDO', accountName: 'K. Mendoza', accountNumber });

  it('is not whole in exports of statements and of commission of creators', async () => {
    const settleMonth = monthBack('PH', 1);
    const [up] = await rowsOf<{ id: string }>(trade.db, sql`select min(id)::text id from ups where country = 'PH' and status = 0`);
    const upId = up?.id ?? '';
    await settling.sell({ month: settleMonth, upId });
    const accountNumber = '7788 9900 4417';
    const owners = [
      { beneficiaryType: 1, beneficiaryId: trade.ids.bd },
      { beneficiaryType: 4, beneficiaryId: upId },
    ];
    for (const owner of owners) expect((await save(owner, accountNumber)).code).toBe(200);
    const texts: string[] = [];
    for (const { beneficiaryType, beneficiaryId } of owners) {
      const { id } = await settling.locked({ settleMonth, settleDimension: beneficiaryType });
      const own = (await settling.statements(id)).find(({ beneficiary }) => beneficiary.id === beneficiaryId);
      for (const query of [{ batchId: id }, { id: own?.id }])
        texts.push(textOf(await exported(server, trade.as.finance, '/main/settleStatement/workbook', query)));
    }
    expect(texts.filter((text) => text.includes('•••• 4417'))).toHaveLength(texts.length);
    const commission = await exported(server, trade.as.finance, '/main/upCommission/export', { format: 'csv' });
    texts.push(commission.toString('utf8'));
    expect(texts.filter((text) => /7788\s?9900/.test(text))).toEqual([]);
    expect(texts.at(-1)).toContain(settleMonth);
  });

  it.each([
    ['4417', 'BDO •••• 17'],
    ['44 17-2', 'BDO •••• 72'],
    ['1234567', 'BDO •••• 567'],
    ['12345678', 'BDO •••• 5678'],
    ['0012 3456 4417', 'BDO •••• 4417'],
  ])('shows of %s no more than half', async (accountNumber, masked) => {
    const owner = { beneficiaryType: 1, beneficiaryId: trade.ids.bd };
    expect((await save(owner, accountNumber)).code).toBe(200);
    expect((await trade.get<{ masked: string }>('bd', '/main/payee/detail', owner)).data.masked).toBe(masked);
  });
});
