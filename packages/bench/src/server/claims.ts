import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchResult } from '../BenchResult';
import { compare, type Round } from '../compare';
import type { Backlot } from './backlot';
import type { BenchDatabase } from './database';
import { load } from './load';

const rounds = 5;
const people = 80;
/** A BD holds 20 open orders at most. */
const ordersEach = 15;

/** B25: claims a second (state, audit, notice, in one transaction, over HTTP) beside the transactions of pgbench on the same server, c=8. */
export async function measureClaims(backlot: Backlot, { url, run }: BenchDatabase): Promise<BenchResult[]> {
  const pgbench = findPgbench();
  if (!pgbench) throw new Error('pgbench is not installed.');
  await run('create schema if not exists pgbench');
  const bench = (...args: string[]) =>
    execFileSync(pgbench, [...args, url], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, PGOPTIONS: '-c search_path=pgbench' },
    });
  bench('-i', '-q', '-s', '10');
  const headers = await Promise.all(Array.from({ length: people }, (_, at) => backlot.signIn(`bench.${at + 1}`)));
  const measured: Round[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const claims = await plantOrders(run);
    const { perSecond } = await load({
      calls: claims.length,
      concurrency: 8,
      wanted: (turn) => ({
        address: `${backlot.api}/main/workOrder/claim`,
        method: 'POST',
        headers: headers[claims[turn]?.person ?? 0] ?? {},
        body: JSON.stringify({ id: claims[turn]?.id }),
      }),
      isRight: (status, body) => status === 200 && body.includes('"success":true'),
    });
    const tps = Number(/tps = ([\d.]+)/.exec(bench('-c', '8', '-j', '2', '-T', '3', '-n'))?.[1]);
    if (round >= 0) measured.push([perSecond, tps]);
  }
  return [
    compare({
      id: 'B25',
      name: 'claims a second over HTTP, c=8, beside transactions of pgbench (tpcb-like)',
      unit: '/s',
      bar: '≥ 0.15',
      rounds: measured,
    }),
  ];
}

/** Issued orders with one share each, for people with room for them; those of the round before are gone. */
async function plantOrders(run: BenchDatabase['run']): Promise<{ id: string; person: number }[]> {
  await run(
    `delete from work_order_bds where work_order_id in (select id from work_orders where work_order_no like 'BENCH%'); delete from work_orders where work_order_no like 'BENCH%'`,
  );
  const rows = await run<{ id: string; person: number }>(`
    with planted as (
      insert into work_orders select (jsonb_populate_record(o, jsonb_build_object('id', next_id(), 'work_order_no', 'BENCH' || n, 'work_order_status', 1, 'work_order_type', 1, 'expire_date', current_date + 30, 'require_up_num', 1, 'status', 0, 'batch_no', null, 'org_id', null))).*
      from work_orders o, generate_series(1, ${people * ordersEach}) n
      where o.id = (select min(id) from work_orders where country = 'PH' and hand_out_time is not null and status = 0 and work_order_no not like 'BENCH%')
      returning id, substr(work_order_no, 6)::int % ${people} as person
    ), shares as (
      insert into work_order_bds (work_order_id, bd_id, alloc_num, alloc_status) select planted.id, users.id, 1, 0 from planted join users on users.account = 'bench.' || (person + 1)
    ) select id::text, person from planted`);
  await run('analyze work_orders, work_order_bds');
  return rows;
}

function findPgbench(): string | undefined {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return undefined;
  return readdirSync(base)
    .map((version) => join(base, version, 'bin/pgbench'))
    .find(existsSync);
}
