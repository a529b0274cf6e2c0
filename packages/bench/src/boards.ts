import type { BenchResult } from './BenchResult';
import type { Backlot } from './server/backlot';
import { load, percentile } from './server/load';
import { timePlain } from './server/timePlain';
import { openSales, type SalesDatabase } from './server/sales';

const calls = 40;
const bars = { board: 500, home: 150 } as const;

/** Each role's home, as its page asks for it: what waits, then how it goes. */
const homes = ['leader.vn', 'admin', 'bd.vn.1', 'shop.vn.1', 'finance', 'staff.1'] as const;
const homeCalls = ['/main/home/summary?application=marketing', '/main/home/results?range=30', '/main/home/results?range=90'];

/** Boards and home at a million creators and 20,000,000 order lines: every call of theirs, and the plain SQL of the same figures. */
export async function run(): Promise<BenchResult[]> {
  const database = await openSales();
  try {
    const server = await database.start();
    try {
      return [...(await measureBoards(server)), ...(await measureHomes(server)), ...(await besidePlain(server, database))];
    } finally {
      await server.stop();
    }
  } finally {
    database.stop();
  }
}

async function measureBoards(server: Backlot): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  const ranges = { '7 days': 'range=7', '30 days': 'range=30', '90 days': 'range=90', '365 days': yearUntilYesterday() };
  for (const account of ['leader.vn', 'bd.vn.1']) {
    const headers = await server.signIn(account);
    const isLeader = account.startsWith('leader');
    const ask = (path: string, name: string) => measure(server, { account, headers, path, name, bar: bars.board });
    for (const [name, range] of Object.entries(ranges)) {
      results.push(await ask(`/main/bdBoard/summary?${range}`, `board, ${name}`));
      for (const by of ['workOrder', 'creator', 'goods', 'day'])
        results.push(await ask(`/main/bdBoard/parts?${range}&figure=gmv&by=${by}`, `GMV by ${by}, ${name}`));
      results.push(await ask(`/main/bdBoard/parts?${range}&figure=approved&by=creator`, `approved by creator, ${name}`));
      if (!isLeader) continue;
      results.push(await ask(`/main/leaderBoard/summary?${range}`, `board of the team, ${name}`));
      results.push(await ask(`/main/leaderBoard/people?${range}`, `people of the team, ${name}`));
    }
    results.push(await ask('/main/bdBoard/teams', 'teams'), await ask('/main/bdBoard/summary?range=today', 'board, today'));
  }
  return results;
}

async function measureHomes(server: Backlot): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const account of homes) {
    const headers = await server.signIn(account);
    for (const path of homeCalls) results.push(await measure(server, { account, headers, path, name: path, bar: bars.home }));
  }
  return results;
}

interface Wanted {
  account: string;
  headers: Record<string, string>;
  path: string;
  name: string;
  bar: number;
}

async function measure({ api }: Backlot, { account, headers, path, name, bar }: Wanted): Promise<BenchResult> {
  const each = await times(api, { headers, path });
  return {
    id: bar === bars.home ? 'home' : 'board',
    name: `${account} \`${name}\` p95 (p50 ${percentile(each, 0.5).toFixed(0)})`,
    ours: percentile(each, 0.95),
    peer: bar,
    unit: 'ms',
    ratio: percentile(each, 0.95) / bar,
    bar: '≤ 1',
  };
}

const times = async (api: string, { headers, path }: Pick<Wanted, 'headers' | 'path'>) =>
  (
    await load({
      calls,
      concurrency: 1,
      wanted: () => ({ address: `${api}${path}`, headers }),
      isRight: (status, body) => status === 200 && body.includes('"success":true'),
    })
  ).each;

/** The same figures added up of the lines, without counted days: one statement each, which is less than a call does. */
async function besidePlain(server: Backlot, database: SalesDatabase): Promise<BenchResult[]> {
  const since = (days: number) => `(current_date - ${days})`;
  const sold = `from sale_items i join sales s on s.id = i.order_id where i.status <> 2 and i.work_order_up_id is not null and s.order_status in (1, 2, 4)`;
  const team = `i.country = 'VN' and i.bd_id in (select id from users where org_id = (select org_id from users where account = 'leader.vn'))`;
  const base = 'sum(greatest(i.pay_amount - i.refund_amount, 0))';
  const plain = {
    board: `select i.order_time::date, ${base} ${sold} and ${team} and i.order_time >= ${since(180)} and i.order_time < current_date group by 1`,
    creators: `select i.up_id, ${base} ${sold} and ${team} and i.order_time >= ${since(90)} and i.order_time < current_date group by 1 order by 2 desc limit 10`,
    countries: `select i.country, ${base} ${sold} and i.order_time >= ${since(60)} and i.order_time < current_date group by 1`,
  };
  const beside = async (account: string, path: string, name: string, statement: string): Promise<BenchResult> => {
    const ours = percentile(await times(server.api, { headers: await server.signIn(account), path }), 0.5);
    const peer = await timePlain(database, statement);
    return { id: 'plain', name, ours, peer, unit: 'ms', ratio: ours / peer, bar: 'none' };
  };
  return [
    await beside(
      'leader.vn',
      '/main/leaderBoard/summary?range=90',
      'the board of a team over 90 days beside its GMV by day from the lines',
      plain.board,
    ),
    await beside(
      'leader.vn',
      '/main/bdBoard/parts?range=90&figure=gmv&by=creator',
      'its GMV by creator beside the same from the lines',
      plain.creators,
    ),
    await beside(
      'admin',
      '/main/home/results?range=30',
      "the countries of an administrator's home beside their GMV from the lines",
      plain.countries,
    ),
  ];
}

function yearUntilYesterday(): string {
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  return `beginDay=${day(366)}&endDay=${day(2)}`;
}
