import { execFileSync } from 'node:child_process';
import { lookUpIn, StatementPage, type StatementRecord } from '@backlot/pdf-export/document';
import { renderBatch } from '@backlot/pdf-export/node';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settlementLines, settlementStatements } from '../../../../tables/money/settlement';
import { monthBack, type Settling, settlingOn, within } from '../../../../testing/settling';
import { startServer, type TestServer } from '../../../../testing/startServer';
import { type Trade, tradeOn } from '../../../../testing/trade';

let server: TestServer;
let trade: Trade;
let settling: Settling;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  settling = settlingOn(trade, await trade.claimed({ requireUpNum: 2 }));
  await settling.clear();
});
afterAll(() => server.close());

const [month, before] = [monthBack('PH', 1), monthBack('PH', 2)];

interface Document extends Omit<StatementRecord, 'lines' | 'batchNo' | 'beneficiaryName'> {
  batch: { name: string };
  beneficiary: { name: string };
  lines: { snapshot: object; lineType: number; section: 'commercial'; amount: string }[];
}

/** The text of the PDF that a statement prints to, from what the server answers. */
async function printed(id: string): Promise<string> {
  const { data } = await trade.get<Document>('finance', '/main/settleStatement/document', { id });
  const { batch, beneficiary, lines, ...statement } = data;
  const item = {
    ...statement,
    batchNo: batch.name,
    beneficiaryName: beneficiary.name,
    lines: lines.map(({ snapshot, ...line }) => ({ ...line, ...snapshot })),
  };
  const document = { id: 'statement', title: () => 'Statement' };
  const { bytes } = await renderBatch({ document, Page: StatementPage, items: [item], form: 'one', locale: 'en', lookUp: lookUpIn({}) });
  return execFileSync('pdftotext', ['-raw', '-enc', 'UTF-8', '-', '-'], { input: bytes, encoding: 'utf8' }).replaceAll('−', '-');
}

/** Amounts of a text in its order; percentages are none. */
const amountsIn = (text: string) => (text.match(/-?\d[\d,]*\.\d\d(?!\d|\s?%)/g) ?? []).map((amount) => amount.replaceAll(',', ''));

it('the PDF of a settled statement prints every amount of its lines and of the statement, and no other', async () => {
  const early = await settling.sell({ month: before, pay: '2580.00' });
  await settling.locked({ settleMonth: before });
  await settling.refund(early, '1000.00', within(month));
  for (const pay of ['1499.00', '20777.77', '333.33']) await settling.sell({ month, pay });
  const { id, statement } = await settling.locked({ settleMonth: month });
  await settling.onStatement('finance', 'adjust', { id: statement.id, amount: '-5.25', reasonCode: 'other', reason: 'Listed already.' });

  const found = amountsIn(await printed(statement.id));
  const [locked] = await trade.db.select().from(settlementStatements).where(eq(settlementStatements.id, statement.id));
  const lines = await trade.db
    .select()
    .from(settlementLines)
    .where(and(eq(settlementLines.batchId, id)))
    .orderBy(asc(settlementLines.lineType), asc(settlementLines.id));
  expect(lines.map(({ lineType }) => lineType)).toEqual([1, 1, 1, 6, 7]);
  const ofLines = lines.flatMap(({ base, amount }) => (base === null ? [amount] : [base, amount]));
  const ofStatement = Object.values(locked ?? {}).filter(
    (value): value is string => typeof value === 'string' && /^-?\d+\.\d\d$/.test(value),
  );
  expect([...new Set(found)].filter((amount) => ![...ofLines, ...ofStatement].includes(amount))).toEqual([]);
  for (const amount of [...ofLines, locked?.totalAmount, locked?.payableAmount, locked?.gmv, locked?.adjustAmount])
    expect(found).toContain(amount);
  // Each amount as often as it is a line's, and the lines in their order.
  const printedOf = (amount: string) => found.filter((one) => one === amount).length;
  for (const amount of ofLines) expect(printedOf(amount)).toBeGreaterThanOrEqual(ofLines.filter((one) => one === amount).length);
});
