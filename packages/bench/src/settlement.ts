import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '@backlot/dev/postgres';
import type { BenchResult } from './BenchResult';
import { type Backlot, startBacklot } from './server/backlot';
import { countDays, startFilled } from './server/countDays';
import { type BenchDatabase, runOn } from './server/database';
import { peakOf } from './server/peakOf';
import { load, percentile } from './server/load';

const name = 'backlot_month';
const calls = 60;
const limits = { preview: 60, settle: 90, memory: 1024, list: 100 } as const;

interface Answer<Data> {
  success: boolean;
  message: string;
  data: Data;
}

/** A month of a million order lines on PostgreSQL: preview, lock and every list of money, beside the plain sum in SQL. */
export async function run(): Promise<BenchResult[]> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('No PostgreSQL could be started.');
  const url = new URL(postgres.url);
  const admin = runOn(url.href);
  await admin(`drop database if exists ${name} with (force)`);
  await admin(`create database ${name}`);
  url.pathname = `/${name}`;
  const sql = runOn(url.href);
  // The server makes its tables and the demo data when it starts; started again, it would settle the month as a part of them.
  await (await startBacklot(url.href)).stop();
  const start = (more?: Record<string, string>) => startFilled(url.href, more);
  const whileServed = async <Result>(act: (server: Backlot) => Promise<Result>): Promise<Result> => {
    const server = await start();
    try {
      return await act(server);
    } finally {
      await server.stop();
    }
  };
  try {
    await sql('truncate settlement_batches, sales cascade');
    await sql(readFileSync(fileURLToPath(new URL('millionLines.sql', import.meta.url)), 'utf8'));
    for (const table of ['sales', 'sale_items', 'sale_refunds', 'ups', 'work_order_ups']) await sql(`vacuum (analyze) ${table}`);
    await countDays({ run: sql, start });
    const [{ month } = { month: '' }] = await sql<{ month: string }>(`select max(settle_month) as month from sale_items`);
    const estimates = await whileServed((server) => readLists(server, estimatesOf(month), ', not locked'));
    const { id, results } = await whileServed((server) => lockMonth(server, sql, month));
    await sql(readFileSync(fileURLToPath(new URL('payments.sql', import.meta.url)), 'utf8'));
    for (const table of ['settlement_lines', 'settlement_statements', 'settlement_marks', 'postings', 'payments'])
      await sql(`vacuum (analyze) ${table}`);
    await countDays({ run: sql, start });
    const [{ statement } = { statement: '' }] = await sql<{ statement: string }>(
      `select id::text as statement from settlement_statements where batch_id = ${id} order by line_count desc limit 1`,
    );
    return [...results, ...estimates, ...(await whileServed((server) => readLists(server, listsOf({ id, month, statement }))))];
  } finally {
    postgres.stop();
  }
}

/** Previews and locks the month as a person does. */
async function lockMonth(server: Backlot, sql: BenchDatabase['run'], month: string) {
  const headers = await server.signIn('finance');
  const json = { ...headers, 'content-type': 'application/json' };
  const post = async <Data>(path: string, body: object): Promise<Data> => {
    const response = await fetch(`${server.api}${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
    const answer = (await response.json()) as Answer<Data>;
    if (!answer.success) throw new Error(`${path}: ${answer.message}`);
    return answer.data;
  };
  const read = async <Data>(path: string): Promise<Data> =>
    ((await (await fetch(`${server.api}${path}`, { headers })).json()) as Answer<Data>).data;
  const plain = await seconds(() => sql(plainSum));
  let id = '';
  const preview = await seconds(async () => {
    ({ id } = await post<{ id: string }>('/main/settle/preview', { settleMonth: month, settleDimension: 4, country: 'PH' }));
  });
  const memory = peakOf(server.pid);
  const { previewHash } = await read<{ previewHash: string }>(`/main/settle/detail?id=${id}`);
  const settle = await seconds(() => post('/main/settle/settle', { id, previewHash }));
  const results = [
    against('preview of 1,000,000 lines, beside 60 s', preview, limits.preview, 's'),
    against('the same beside the plain sum by creator in SQL', preview, plain, 's', 'none'),
    against('memory of the server at its peak, beside 1 GB', memory, limits.memory, 'MB'),
    against('settle of 1,000,000 lines, beside 90 s', settle, limits.settle, 's'),
    against('the same beside the plain sum by creator in SQL', settle, plain, 's', 'none'),
  ];
  return { id, results };
}

const estimatesOf = (month: string): string[] =>
  ['bd', 'up'].flatMap((side) => [`/main/${side}Commission/page`, `/main/${side}Commission/page?settleMonth=${month}`]);

const listsOf = ({ id, month, statement }: Record<'id' | 'month' | 'statement', string>): string[] => [
  ...orders(month).map((asked) => `/main/order/page${asked}`),
  '/main/settle/page',
  `/main/settleStatement/page?batchId=${id}`,
  '/main/settleStatement/page?searchValue=Creator%2012',
  `/main/settleStatement/lines?id=${statement}`,
  `/main/settleStatement/lines?id=${statement}&sortField=amount&sortOrder=descend`,
  '/main/payment/page',
  '/main/payment/page?searchValue=Creator%2012',
  '/main/bdCommission/page',
  '/main/upCommission/page',
  '/main/upCommission/page?searchValue=Creator%2012&sortField=gmv&sortOrder=descend',
  '/main/book/page',
  '/main/book/page?sortField=amount&sortOrder=descend',
  '/main/book/page?account=creatorPayable&sortField=amount&sortOrder=ascend',
  '/main/book/page?country=VN',
  `/main/book/page?batchId=${id}`,
  '/main/book/trialBalance',
  `/main/reconciliation/page?settleMonth=${month}`,
];

/** What people ask of a million orders besides the newest: what is searched is in none, a few, very many. */
const orders = (month: string): string[] => [
  '',
  ...['BENCH-500001', '9999', '777', '123', 'BENCH', 'Creator 12', 'Creator', 'an', 'nobody'].map(
    (term) => `?searchValue=${encodeURIComponent(term)}`,
  ),
  '?searchValue=BENCH&refunded=yes',
  '?searchValue=BENCH&pageNo=300',
  '?searchValue=9999&sortField=payAmount&sortOrder=descend',
  '?sortField=payAmount&sortOrder=descend',
  '?sortField=refundAmount&sortOrder=descend&country=PH',
  '?differs=yes',
  '?differs=no',
  '?salesType=1',
  '?orderStatus=2',
  '?orderStatus=3',
  '?orderSource=99',
  '?refunded=yes',
  '?attributed=no',
  `?settleMonth=${month}&orderStatus=3`,
  `?localBeginDay=${month}-05&localEndDay=${month}-06`,
  '?pageNo=50000',
];

/** How fast lists of money answer once the days of a month are counted. */
async function readLists(server: Backlot, paths: readonly string[], state = ''): Promise<BenchResult[]> {
  const headers = await server.signIn('finance');
  const results: BenchResult[] = [];
  for (const path of paths) {
    const address = `${server.api}${path}`;
    const { each } = await load({
      calls,
      concurrency: 1,
      wanted: () => ({ address, headers }),
      isRight: (status, body) => status === 200 && body.includes('"success":true'),
    });
    const shown = path.replace(/=\d{6,}/, '=…');
    results.push(against(`\`${shown}\`${state} p95 (p50 ${percentile(each, 0.5).toFixed(1)})`, percentile(each, 0.95), limits.list, 'ms'));
  }
  return results;
}

const plainSum = `select up_id, sum(least(round(greatest(pay_amount - refund_amount, 0) * up_proportion / 100, 2), round(greatest(pay_amount - refund_amount, 0) * whole_proportion / 100, 2)))
  from sale_items where country = 'PH' and settle_month = (select max(settle_month) from sale_items) group by up_id`;

async function seconds(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return (performance.now() - begun) / 1000;
}

const against = (what: string, ours: number, peer: number, unit: string, bar = '≤ 1'): BenchResult => ({
  id: 'month',
  name: what,
  ours,
  peer,
  unit,
  ratio: ours / peer,
  bar,
});
