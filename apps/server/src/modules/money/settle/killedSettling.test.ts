import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { owingOn } from '../../../testing/owing';
import { settlingOn } from '../../../testing/settling';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { verifyAudit } from '../../base/audit';

/** How often a process is killed over its work; `KILLS=50` for the long run. */
const kills = Number(process.env['KILLS'] ?? 3);
/** Months to be settled and paid: a process that is left alone does some in a hundred milliseconds. */
const months = Math.max(40, kills * 4);
/** Somewhere within its first months. */
const mostMs = 600;

const adminUrl = process.env['TEST_DATABASE_URL'];

describe.runIf(adminUrl)('a process that is killed while it settles and pays', () => {
  let server: TestServer;
  let trade: Trade;
  let next: Promise<ChildProcess>;
  const children: ChildProcess[] = [];

  /** A process that waits for its word. */
  async function waiting(): Promise<ChildProcess> {
    const [found] = await rowsOf<{ name: string }>(trade.db, sql`select current_database() as name`);
    const url = new URL(adminUrl ?? '');
    url.pathname = `/${found?.name}`;
    const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('settlingServer.fixture.ts', import.meta.url))], {
      cwd: fileURLToPath(new URL('../../../..', import.meta.url)),
      env: { PATH: process.env['PATH'], DATABASE_URL: url.href, STATEMENT_TIMEOUT_MS: '60000' },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    children.push(child);
    if (child.stdout) await once(child.stdout, 'data');
    return child;
  }

  beforeAll(async () => {
    server = await startServer();
    trade = await tradeOn(server);
    await trade.db.execute(sql`truncate settlement_batches, payees, sales, rules cascade`);
    const { sell } = settlingOn(trade, await trade.claimed());
    await owingOn(trade, server).payee();
    await owingOn(trade, server).payee(trade.ids.bd2);
    for (let month = 0; month < months; month += 1) {
      const name = `${2000 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
      for (const bdId of [trade.ids.bd, trade.ids.bd2]) await sell({ bdId, month: name, pay: '1000.00' });
    }
    next = waiting();
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await server.close();
  });

  /** Everything that must hold at any moment; each count is of what is wrong. */
  const wrongs = async () => {
    const [found] = await rowsOf<Record<string, number>>(
      trade.db,
      sql`select
        (select count(*)::int from settlement_batches b where settle_status in (1, 2) and b.line_count <> (select count(*) from settlement_lines l where l.batch_id = b.id and l.lock_time is not null)) "lines",
        (select count(*)::int from settlement_statements s where s.total_amount <> (select coalesce(sum(amount), 0) from settlement_lines l where l.batch_id = s.batch_id and l.beneficiary_id = s.beneficiary_id)) sums,
        (select count(*)::int from settlement_lines l where lock_time is not null and 2 <> (select count(*) from postings p where p.source_type = 1 and p.source_id = l.id)) posted,
        (select count(*)::int from (select 1 from postings group by currency having sum(amount) <> 0) x) balance,
        (select count(*)::int from payments m where pay_status = 2 and 2 <> (select count(*) from postings p where p.source_type = 3 and p.source_id = m.id)) paid,
        (select count(*)::int from settlement_statements s where (s.pay_status = 2) <> exists (select 1 from payments m where m.statement_id = s.id and m.pay_status = 2)) states,
        (select count(*)::int from (select 1 from payments group by statement_id having count(*) > 1) x) doubled`,
    );
    return found;
  };
  const nothingWrong = { lines: 0, sums: 0, posted: 0, balance: 0, paid: 0, states: 0, doubled: 0 };

  it(`leaves nothing doubled and nothing lost, ${kills} times`, { timeout: 120_000 + kills * 30_000 }, async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      const child = await next;
      next = waiting();
      child.stdin?.write('go\n');
      await after(Math.random() * mostMs);
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      expect(await wrongs()).toEqual(nothingWrong);
    }
    const last = await next;
    last.stdin?.write('go\n');
    await once(last, 'exit');
    expect(last.exitCode).toBe(0);
    expect(await wrongs()).toEqual(nothingWrong);
    const [all] = await rowsOf<{ batches: number; paid: number; total: string }>(
      trade.db,
      sql`select (select count(*)::int from settlement_batches where settle_status = 2) batches, count(*)::int paid, sum(amount)::text total from payments where pay_status = 2`,
    );
    expect(all).toEqual({ batches: months, paid: months * 2, total: `${months * 60}.00` });
    expect((await verifyAudit(trade.db)).broken).toBeNull();
  });
});
