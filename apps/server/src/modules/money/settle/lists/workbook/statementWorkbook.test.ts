import type { OutputOf, settleStatementApi } from '@backlot/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFile } from '../../../../../files/sheets/readFile';
import { settlementBatches, settlementStatements } from '../../../../../tables/money/settlement';
import { madeFile } from '../../../../../testing/madeFile';
import { startServer, type TestServer } from '../../../../../testing/startServer';
import type { TestClient } from '../../../../../testing/testClient';
import { secondSheet } from './secondSheet.fixture';

// The demo's settled months are what is read here.

let server: TestServer;
let finance: TestClient;
let batch: typeof settlementBatches.$inferSelect;
beforeAll(async () => {
  server = await startServer();
  finance = await server.as('finance');
  const [found] = await server.services.database.db
    .select()
    .from(settlementBatches)
    .where(sql`${settlementBatches.settleStatus} = 2 and ${settlementBatches.settleDimension} = 4`)
    .orderBy(asc(settlementBatches.id))
    .limit(1);
  if (!found) throw new Error('The demo has no settled month.');
  batch = found;
});
afterAll(() => server.close());

const made = (client: TestClient, query: object) => madeFile(server, client, { path: '/main/settleStatement/workbook', query });

it('the sums of the workbook of a batch are those of its statements, and its lines add up to them', async () => {
  const bytes = await made(finance, { batchId: batch.id });
  const sheet = await readFile('a.xlsx', bytes);
  const at = (name: string) => sheet.headers.indexOf(name);
  expect(sheet.rows).toHaveLength(batch.statementCount);
  const sum = (values: readonly (string | undefined)[]) => values.reduce((all, one) => all + Math.round(Number(one) * 100), 0);
  const hundredths = Math.round(Number(batch.totalAmount) * 100);
  expect(sum(sheet.rows.map(({ cells }) => cells[at('Total')]))).toBe(hundredths);
  const lines = secondSheet(bytes);
  expect(lines).toHaveLength(batch.lineCount);
  expect(sum(lines.filter((line) => !line['Paid by the platform']).map((line) => line['Amount']))).toBe(hundredths);
  expect(sheet.rows[0]?.cells[at('Payee')]).toMatch(/•••• \S{4}$/);
});

it('what its PDF shows adds up to the statement: lines, and with those of the others the batch', async () => {
  const { rows } = (await finance.get(`/main/settleStatement/page?batchId=${batch.id}&pageSize=100`)).body.data as {
    rows: { id: string }[];
  };
  const minor = (amount: string) => Math.round(Number(amount) * 100);
  let all = 0;
  for (const { id } of rows) {
    const shown = (await finance.get(`/main/settleStatement/document?id=${id}`)).body.data as OutputOf<typeof settleStatementApi.document>;
    const sum = shown.lines.reduce((total, line) => total + (line.payBy === 1 ? 0 : minor(line.amount)), minor(shown.rest?.amount ?? '0'));
    expect(sum).toBe(minor(shown.totalAmount));
    expect(shown.lines.length + (shown.rest?.count ?? 0)).toBe(shown.lineCount);
    all += sum;
  }
  expect(all).toBe(minor(batch.totalAmount));
});

it('is that of the own statement for its person, and of nobody else for strangers', async () => {
  const { db } = server.services.database;
  const [own] = await db
    .select({
      id: settlementStatements.id,
      shop: sql<string>`(select u.account from shops s join users u on u.id = s.user_id where s.id = ${settlementStatements.beneficiaryId})`,
    })
    .from(settlementStatements)
    .innerJoin(settlementBatches, eq(settlementBatches.id, settlementStatements.batchId))
    .where(sql`${settlementBatches.settleStatus} = 2 and ${settlementStatements.beneficiaryType} = 3`)
    .limit(1);
  const shop = await server.as(own?.shop ?? '');
  expect((await readFile('a.xlsx', await made(shop, { id: own?.id }))).rows).toHaveLength(1);
  expect((await shop.get(`/main/settleStatement/document?id=${own?.id}`)).body.code).toBe(200);
  const bd = await server.as('bd.ph.1');
  expect((await bd.get(`/main/settleStatement/document?id=${own?.id}`)).body.code).toBe(1020002);
  expect((await bd.post('/main/settleStatement/workbook', { id: own?.id })).body.code).toBe(1020002);
  expect((await shop.post('/main/settleStatement/workbook', { batchId: batch.id })).body.code).toBe(1020002);
  expect((await finance.post('/main/settleStatement/workbook', { id: own?.id, batchId: batch.id })).body.code).toBe(1012001);
});
