import type { HomeTask } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';

// The demo has months that wait for their confirmation, with a dispute, and confirmed ones that money is owed of.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const tasksOf = async (client: TestClient) =>
  ((await client.get('/main/home/summary?application=marketing')).body.data as { tasks: HomeTask[] | null }).tasks ?? [];
const countOf = async (client: TestClient, key: string) => (await tasksOf(client)).find((task) => task.key === key)?.count ?? 0;
const totalOf = async (client: TestClient, path: string) =>
  ((await client.get(`/main/${path}`)).body.data as { totalRows: number }).totalRows;

it('finance is told what to confirm, to answer and to pay, and the lists behind have as many', async () => {
  const [finance, finance2] = await Promise.all([server.as('finance'), server.as('finance2')]);
  const lists = { batchesToConfirm: 'waits=confirm', disputesToAnswer: 'waits=answer', batchesToPay: 'unpaid=yes' };
  for (const [key, query] of Object.entries(lists)) {
    const count = await countOf(finance2, key);
    expect(count, key).toBeGreaterThan(0);
    expect(await totalOf(finance2, `settle/page?${query}`)).toBe(count);
    expect((await tasksOf(finance2)).find((task) => task.key === key)?.link).toBe(`/settle?${query}`);
  }
  // Who locked them all has none to confirm.
  expect(await countOf(finance, 'batchesToConfirm')).toBe(0);
  expect(await totalOf(finance, 'settle/page?waits=confirm')).toBe(0);
});

it('people are told of their own locked statements until they say something of them', async () => {
  const [own] = await rowsOf<{ id: string; account: string }>(
    server.services.database.db,
    sql`select s.id::text, u.account from settlement_statements s join settlement_batches b on b.id = s.batch_id join users u on u.id = s.beneficiary_id
      where b.settle_status = 1 and s.beneficiary_type in (1, 2) and s.dispute_time is null and s.acknowledge_time is null limit 1`,
  );
  const person = await server.as(own?.account ?? '');
  const before = await countOf(person, 'statementsToAcknowledge');
  expect(before).toBeGreaterThan(0);
  expect(await totalOf(person, 'settleStatement/page?waits=acknowledge')).toBe(before);
  expect((await person.post('/main/settleStatement/acknowledge', { id: own?.id })).body.code).toBe(200);
  expect(await countOf(person, 'statementsToAcknowledge')).toBe(before - 1);
});
