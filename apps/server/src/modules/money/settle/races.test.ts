import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { payments } from '../../../tables/money/payment';
import { settlementLines } from '../../../tables/money/settlement';
import { owingOn } from '../../../testing/owing';
import { type Settling, settlingOn } from '../../../testing/settling';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { type Trade, tradeOn } from '../../../testing/trade';
import { verifyAudit } from '../../base/audit';

/** How often each pair presses at once; `RACES=100` for the long run. */
const rounds = Number(process.env['RACES'] ?? 4);

let server: TestServer;
let trade: Trade;
let finance2: TestClient;
let settling: Settling;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  finance2 = await server.as('finance2');
  settling = settlingOn(trade, await trade.claimed());
  await settling.clear();
  await owingOn(trade, server).payee();
});
afterAll(() => server.close());

type Answer = { code: number };
/** Two people press at the same moment: answers the code of whoever came too late. */
async function atOnce(clients: readonly [TestClient, TestClient], path: string, bodies: readonly [object, object]): Promise<number> {
  const codes = await Promise.all(clients.map(async (client, at) => ((await client.post(path, bodies[at] ?? {})).body as Answer).code));
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  return codes.find((code) => code !== 200) ?? 0;
}

/** What tells somebody that another was faster: the state moved on, or the record was changed meanwhile. */
const tooLate = [1020001, 1020003, 1028011];

interface Batch {
  id: string;
  previewHash: string;
}
async function previewed(settleMonth: string): Promise<Batch> {
  const key = { settleMonth, settleDimension: 1, country: 'PH' };
  const { id } = await trade.must<{ id: string }>('finance', '/main/settle/preview', key);
  return (await trade.get<Batch>('finance', '/main/settle/detail', { id })).data;
}

// One connection, as PGlite has, lets nobody be second.
describe.runIf(process.env['TEST_DATABASE_URL'])('two people at once', () => {
  it(`settle, confirm, pay and void once, the other is told why, ${rounds} times each`, { timeout: 20_000 + rounds * 5000 }, async () => {
    const { admin, admin2, finance } = trade.as;
    const late: Record<string, number[]> = { settle: [], confirm: [], pay: [], void: [] };
    for (let round = 0; round < rounds; round += 1) {
      const month = `${2000 + Math.floor(round / 12)}-${String((round % 12) + 1).padStart(2, '0')}`;
      await settling.sell({ month });
      const first = await previewed(month);
      const press = { id: first.id, previewHash: first.previewHash };
      late['settle']?.push(await atOnce([admin, admin2], '/main/settle/settle', [press, press]));
      await trade.must('finance', '/main/settle/void', { id: first.id, reason: 'Wrong rates.' });
      const agree = { id: first.id, reason: 'Agreed.' };
      late['void']?.push(await atOnce([admin, admin2], '/main/settle/void', [agree, agree]));
      const { id, previewHash } = await previewed(month);
      await trade.must('admin', '/main/settle/settle', { id, previewHash });
      late['confirm']?.push(await atOnce([finance, finance2], '/main/settle/confirm', [{ id }, { id }]));
      const owed = await trade.get<{ rows: { id: string; payableAmount: string }[] }>('finance', '/main/settleStatement/page', {
        batchId: id,
      });
      const { id: statementId, payableAmount: amount } = owed.data.rows[0] ?? { id: '', payableAmount: '' };
      const pay = (idempotencyKey: string) => ({ statementId, amount, method: 1, idempotencyKey });
      late['pay']?.push(await atOnce([finance, finance2], '/main/payment/pay', [pay(`a-${round}`), pay(`b-${round}`)]));
    }
    for (const [act, codes] of Object.entries(late)) expect([act, codes.filter((code) => !tooLate.includes(code))]).toEqual([act, []]);
    expect(await trade.db.$count(payments)).toBe(rounds);
    // Locked once, taken back once, locked again: three lines a round, six postings of them, and nothing out of balance.
    expect(await trade.db.$count(settlementLines)).toBe(rounds * 3);
    const [books] = await rowsOf<{ n: number; off: number }>(
      trade.db,
      sql`select count(*)::int n, (select count(*)::int from (select 1 from postings group by currency having sum(amount) <> 0) x) off from postings where source_type = 1`,
    );
    expect(books).toEqual({ n: rounds * 6, off: 0 });
    expect((await verifyAudit(trade.db)).broken).toBeNull();
  });
});
