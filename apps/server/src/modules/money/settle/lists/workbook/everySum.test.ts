import type { OutputOf, settleApi, settleStatementApi } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFile } from '../../../../../files/sheets/readFile';
import { rowsOf } from '../../../../../db/database';
import { exported } from '../../../../../testing/exported';
import { type Owing, owingOn } from '../../../../../testing/owing';
import { monthBack, type Settling, settlingOn, within } from '../../../../../testing/settling';
import { startServer, type TestServer } from '../../../../../testing/startServer';
import { type Trade, tradeOn } from '../../../../../testing/trade';
import { countries } from '../../../../system/country';
import { secondSheet } from './secondSheet.fixture';

// domain/money 4.10.4: lines, statements, batch, workbook and what the PDF is printed from say the same sums.

let server: TestServer;
let trade: Trade;
let settling: Settling;
let owing: Owing;
/** Two of each that can have a statement, with the beneficiary of each dimension. */
let people: { bdId: string; leaderId: string; shopId: string; upId: string }[];
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  settling = settlingOn(trade, await trade.claimed({}, 'leader'));
  owing = owingOn(trade, server);
  const two = async (table: 'ups' | 'shops') =>
    rowsOf<{ id: string }>(trade.db, sql`select id::text from ${sql.raw(table)} where status <> 2 order by id limit 2`);
  const [ups, shops] = [await two('ups'), await two('shops')];
  const { bd, bd2, leader, otherLeader } = trade.ids;
  people = [
    { bdId: bd, leaderId: leader, shopId: shops[0]?.id ?? '', upId: ups[0]?.id ?? '' },
    { bdId: bd2, leaderId: otherLeader, shopId: shops[1]?.id ?? '', upId: ups[1]?.id ?? '' },
  ];
});
afterAll(() => server.close());
beforeEach(() => settling.clear());

const keys = ['bdId', 'leaderId', 'shopId', 'upId'] as const;
/** What goods cost, and what is taken away by hand, in money with and without decimals. */
const prices = {
  PH: { pays: ['1499.37', '1000.05', '333.33'], back: '400.15', away: '-5.25', zone: 'Asia/Manila GMT+8' },
  VN: { pays: ['1895003', '777777', '250001'], back: '300007', away: '-5001', zone: 'Asia/Ho_Chi_Minh GMT+7' },
  ID: { pays: ['2503333', '999995', '125007'], back: '700003', away: '-4999', zone: 'Asia/Jakarta GMT+7' },
} as const;

/** Kinds of lines that a statement of a dimension can have; leaders earn by rules alone. */
const kinds = { 1: [1, 3, 5, 6, 7], 2: [3, 5, 7], 3: [1, 6, 7], 4: [1, 6, 7] } as const;

type Case = { settleDimension: 1 | 2 | 3 | 4; country: keyof typeof prices };
const cases = ([1, 2, 3, 4] as const).flatMap((settleDimension) =>
  (['PH', 'VN', 'ID'] as const).map((country): Case => ({ settleDimension, country })),
);

/** A month with commission, rules, a clawback, something by hand, tax and what was carried, locked. */
async function lockedMonth({ settleDimension, country }: Case): Promise<string> {
  const { pays, back, away } = prices[country];
  const [second, last] = [monthBack(country, 2), monthBack(country, 1)];
  const earlier = await settling.sell({ ...people[0], country, month: second, pay: pays[0] });
  await settling.sell({ ...people[1], country, month: second, pay: '1' });
  await settling.locked({ settleMonth: second, settleDimension, country });
  await settling.refund(earlier, back, within(last, country));
  for (const person of people) for (const pay of pays) await settling.sell({ ...person, country, month: last, pay });
  await settling.sell({ ...people[0], country, month: last, pay: pays[1], bd: null });
  if (settleDimension <= 2)
    for (const more of [
      { ruleType: 1, calcMode: 2 },
      { ruleType: 3, metric: 1 },
    ]) {
      const pay = { base: '1', ratio: '1.37', amount: '3', validBegin: `${second}-01` };
      const draft = { ruleName: `Of the month ${more.ruleType}`, dimension: settleDimension, country, ...pay, ...more };
      await trade.must('admin', '/main/rule/enable', { id: (await trade.must('admin', '/main/rule/add', draft)).id });
    }
  if (settleDimension !== 3)
    await owing.payee(people[0]?.[keys[settleDimension - 1] ?? 'bdId'], { beneficiaryType: settleDimension, withholdingRate: '7.5' });
  const { id, statement } = await settling.locked({ settleMonth: last, settleDimension, country });
  const change = { id: statement.id, amount: away, reasonCode: 'other', reason: 'Agreed.' };
  expect((await settling.onStatement('finance', 'adjust', change)).code).toBe(200);
  return id;
}

type Statement = OutputOf<typeof settleStatementApi.detail>;
type Line = OutputOf<typeof settleStatementApi.document>['lines'][number];
const sections = {
  commercial: 'commercialAmount',
  teamLeader: 'teamLeaderAmount',
  reward: 'rewardAmount',
  adjust: 'adjustAmount',
} as const;
const headings = {
  Commercial: 'commercialAmount',
  'Team leader': 'teamLeaderAmount',
  Reward: 'rewardAmount',
  Adjustments: 'adjustAmount',
  Total: 'totalAmount',
  Opening: 'openingBalance',
  Tax: 'withholdingAmount',
  Payable: 'payableAmount',
  'Carried forward': 'carriedForward',
  GMV: 'gmv',
} as const;

describe.each(cases)('sums of dimension $settleDimension in $country', ({ settleDimension, country }) => {
  const { scale } = countries[country];
  /** The least pieces of the money; an amount with decimals that it does not have is no amount of it. */
  const minor = (amount: string | undefined) => {
    const pieces = Number(amount) * 10 ** scale;
    expect(Math.abs(pieces - Math.round(pieces))).toBeLessThan(1e-6);
    return Math.round(pieces);
  };
  const sum = (amounts: readonly (string | undefined)[]) => amounts.reduce((all, one) => all + minor(one), 0);
  const sectionsOf = (lines: readonly Pick<Line, 'section' | 'amount' | 'payBy'>[]) =>
    Object.keys(sections).map((section) =>
      sum(lines.filter((line) => line.section === section && line.payBy !== 1).map(({ amount }) => amount)),
    );
  const read = async <Data>(path: string, query: Record<string, string | number>) => (await trade.get<Data>('finance', path, query)).data;

  it('are the same in lines, statements, the batch, the workbook and the document of the PDF', async () => {
    const id = await lockedMonth({ settleDimension, country });
    const { rows } = await read<{ rows: Statement[] }>('/main/settleStatement/page', { batchId: id, pageSize: 100 });
    expect(rows.length).toBeGreaterThanOrEqual(2);
    const types = new Set<number>();
    let lineCount = 0;
    for (const statement of rows) {
      const said = Object.values(sections).map((name) => minor(statement[name]));
      const { rows: lines } = await read<{ rows: Line[] }>('/main/settleStatement/lines', { id: statement.id, pageSize: 100 });
      const printed = await read<OutputOf<typeof settleStatementApi.document>>('/main/settleStatement/document', { id: statement.id });
      expect(sectionsOf(lines)).toEqual(said);
      expect(sectionsOf(printed.lines)).toEqual(said);
      expect(Object.values(headings).map((name) => printed[name])).toEqual(Object.values(headings).map((name) => statement[name]));
      expect(said.reduce((all, one) => all + one)).toBe(minor(statement.totalAmount));
      const net = sum([statement.totalAmount, statement.openingBalance]) - minor(statement.withholdingAmount);
      expect(net).toBe(sum([statement.payableAmount, statement.carriedForward]));
      for (const { lineType } of lines) types.add(lineType);
      lineCount += lines.length;
    }
    expect([...types].toSorted()).toEqual(expect.arrayContaining([...kinds[settleDimension]]));

    const batch = await read<OutputOf<typeof settleApi.detail>>('/main/settle/detail', { id });
    for (const name of Object.values(headings)) expect([name, minor(batch[name])]).toEqual([name, sum(rows.map((row) => row[name]))]);
    expect(batch).toMatchObject({ statementCount: rows.length, lineCount, currency: countries[country].currency });

    const bytes = await exported(server, trade.as.finance, '/main/settleStatement/workbook', { batchId: id });
    const { headers, rows: sums } = await readFile('a.xlsx', bytes);
    for (const [heading, name] of Object.entries(headings))
      expect([heading, sum(sums.map(({ cells }) => cells[headers.indexOf(heading)]))]).toEqual([heading, minor(batch[name])]);
    expect(sums[0]?.cells[headers.indexOf('Time zone')]).toBe(prices[country].zone);
    const filed = secondSheet(bytes);
    expect(filed).toHaveLength(lineCount);
    expect(sum(filed.filter((line) => !line['Paid by the platform']).map((line) => line['Amount']))).toBe(minor(batch.totalAmount));
    for (const { id: one, totalAmount } of rows) {
      const own = secondSheet(await exported(server, trade.as.finance, '/main/settleStatement/workbook', { id: one }));
      expect(sum(own.filter((line) => !line['Paid by the platform']).map((line) => line['Amount']))).toBe(minor(totalAmount));
    }
  });
});
