import type { BenchResult } from './BenchResult';
import { type Backlot, startBacklot } from './server/backlot';
import { load, percentile } from './server/load';

const crowds = [1, 8, 32];
const callsEach = 60;
const rounds = 3;

/** Mostly lists, some counts: what an office looks at. */
const paths = [
  '/main/up/pool?pageSize=20',
  '/main/workOrder/bd?pageSize=20',
  '/main/getLoginUser',
  '/main/up/pool?pageSize=20&pageNo=2',
  '/main/sysNotice/noticeNum',
  '/main/workOrderUp/page?pageSize=20',
];

/** The embedded database with the small demo data: the longest wait of one, 8 and 32 people at once beside the median. */
export async function run(): Promise<BenchResult[]> {
  const backlot = await startBacklot('');
  try {
    const results: BenchResult[] = [];
    for (const people of crowds) results.push(await longestWait(backlot, people));
    return results;
  } finally {
    await backlot.stop();
  }
}

async function longestWait(backlot: Backlot, people: number): Promise<BenchResult> {
  const headers = await Promise.all(['bd.ph.1', 'bd.vn.1', 'bd.th.1', 'bd.my.1'].map((account) => backlot.signIn(account)));
  const wanted = (turn: number) => ({
    address: `${backlot.api}${paths[turn % paths.length]}`,
    headers: headers[turn % headers.length] ?? {},
  });
  const isRight = (status: number, body: string) => status === 200 && body.includes('"success":true');
  const measured = [];
  for (let round = -1; round < rounds; round += 1) {
    const { each } = await load({ calls: people * callsEach, concurrency: people, wanted, isRight });
    if (round >= 0) measured.push({ longest: each.at(-1) ?? Number.NaN, median: percentile(each, 0.5) });
  }
  const ratios = measured.map(({ longest, median }) => longest / median).sort((a, b) => a - b);
  const [middle] = measured.filter(({ longest, median }) => longest / median === ratios[Math.floor(ratios.length / 2)]);
  return {
    id: 'F7',
    name: `embedded database, ${people} at once: longest wait beside the median`,
    ours: middle?.longest ?? Number.NaN,
    peer: middle?.median ?? Number.NaN,
    unit: 'ms',
    ratio: ratios[Math.floor(ratios.length / 2)] ?? Number.NaN,
    bar: '≤ 10',
    spread: [ratios[0] ?? Number.NaN, ratios.at(-1) ?? Number.NaN],
  };
}
