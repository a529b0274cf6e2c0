import { startPostgres } from '@backlot/dev/postgres';
import type { BenchResult } from './BenchResult';
import { type Backlot, startBacklot } from './server/backlot';
import { type BenchDatabase, runOn } from './server/database';
import { peakOf } from './server/peakOf';

const name = 'backlot_imports';
const rows = 100_000;
/** Of the same import, in rows, for what the server holds without a long file. */
const few = 5_000;

interface Task {
  id: string;
  importStatus: number;
  willAdd: number;
  refused: number;
  failReason: string | null;
}

/** A year of a shop's orders in one file: how long it is checked and applied, and what memory a hundred thousand rows take beside five thousand. */
export async function run(): Promise<BenchResult[]> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('No PostgreSQL could be started.');
  const url = new URL(postgres.url);
  const admin = runOn(url.href);
  await admin(`drop database if exists ${name} with (force)`);
  await admin(`create database ${name}`);
  url.pathname = `/${name}`;
  const server = await startBacklot(url.href);
  try {
    const short = await bring(server, await fileOf(runOn(url.href), few, 'S'));
    const long = await bring(server, await fileOf(runOn(url.href), rows, 'L'));
    return [
      told('checking 100,000 rows, beside applying them', long.check, long.apply, 's'),
      told('rows applied a second, beside those of 5,000', rows / long.apply, few / short.apply, 'a second'),
      told('memory of the server at its peak, beside that of 5,000 rows', long.memory, short.memory, 'MB'),
    ];
  } finally {
    await server.stop();
    postgres.stop();
  }
}

/** A CSV file of orders of the Philippines, each of one line, a tenth with a refund. */
async function fileOf(sql: BenchDatabase['run'], count: number, series: string): Promise<Buffer> {
  const goods = await sql<{ no: string }>(`select goods_no no from goods where country = 'PH' and status = 0 order by id limit 50`);
  const creators = await sql<{ name: string }>(
    `select up_number name from ups where country = 'PH' and web_id = 10 and status = 0 order by id limit 200`,
  );
  const head =
    'Order number,Status,Ordered (UTC),Delivered (UTC),Product number,Quantity,Paid,Creator handle,Refund number,Refunded at (UTC),Refunded';
  const lines = Array.from({ length: count }, (_, n) => {
    const day = new Date(Date.now() - (1 + (n % 365)) * 86_400_000).toISOString().slice(0, 10);
    const refund = n % 10 === 0 ? `${series}-R-${n},${day} 12:00:00,10.00` : ',,';
    const [product, creator] = [goods[n % goods.length]?.no, creators[n % creators.length]?.name];
    return `${series}-${n},Completed,${day} 08:00:00,${day} 10:00:00,${product},1,${100 + (n % 900)}.00,${creator},${refund}`;
  });
  return Buffer.from(`${head}\n${lines.join('\n')}\n`);
}

async function bring(server: Backlot, file: Buffer): Promise<{ check: number; apply: number; memory: number }> {
  const headers = await server.signIn('finance');
  const form = new FormData();
  form.set('file', new Blob([file as BlobPart], { type: 'text/csv' }), 'orders.csv');
  const begun = performance.now();
  const { id } = await answerOf(fetch(`${server.api}/main/order/import`, { method: 'POST', headers, body: form }));
  const checked = await until(server, headers, id, 1);
  const check = (performance.now() - begun) / 1000;
  if (checked.refused > 0) throw new Error(`${checked.refused} rows were refused.`);
  const again = performance.now();
  const json = { ...headers, 'content-type': 'application/json' };
  await answerOf(fetch(`${server.api}/main/order/applyImport`, { method: 'POST', headers: json, body: JSON.stringify({ id }) }));
  await until(server, headers, id, 3);
  return { check, apply: (performance.now() - again) / 1000, memory: peakOf(server.pid) };
}

async function answerOf(sent: Promise<Response>): Promise<Task> {
  const { success, message, data } = (await (await sent).json()) as { success: boolean; message: string; data: Task };
  if (!success) throw new Error(message);
  return data;
}

/** The import once it stands so. */
async function until(server: Backlot, headers: Record<string, string>, id: string, status: number): Promise<Task> {
  for (;;) {
    const task = await answerOf(fetch(`${server.api}/main/order/importTask?id=${id}`, { headers }));
    if (task.importStatus === status) return task;
    if (task.importStatus === 4) throw new Error(task.failReason ?? 'The import failed.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

const told = (what: string, ours: number, peer: number, unit: string): BenchResult => ({
  id: 'imports',
  name: what,
  ours,
  peer,
  unit,
  ratio: ours / peer,
  bar: 'none',
});
