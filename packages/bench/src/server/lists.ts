import { api, type Endpoint } from '@backlot/contract';
import type { BenchResult } from '../BenchResult';
import type { Backlot } from './backlot';
import { load, percentile } from './load';

const calls = 120;
/** What every list call keeps at 100,000 users, in milliseconds (issue of the lists). */
const bar = 60;

const firstPage = { pageNo: '1', pageSize: '20' };

const isPage = ({ output }: Endpoint) => 'shape' in output && Object.hasOwn(output.shape as object, 'totalRows');
const isWhole = ({ output }: Endpoint) => output.def.type === 'array';

const reads = Object.values(api)
  .flatMap((area) => Object.values(area) as Endpoint[])
  .filter(({ method }) => method === 'GET');

/** Every list of the contract that needs no record to be named: pages that answer a total, and those that answer all there is. */
const pages = reads.filter((it) => isPage(it) && it.input.safeParse(firstPage).success).map(({ path }) => path);
const wholes: readonly string[] = reads.filter((it) => isWhole(it) && it.input.safeParse({}).success).map(({ path }) => path);

/** Searches that once were slow: two Chinese characters, a rare word, one that nearly all rows hold, a sort, a page far down. */
export const searches = [
  '/main/sysUser/page?searchValue=丽华',
  '/main/sysUser/page?searchValue=nguyen',
  '/main/sysUser/page?searchValue=bench.4242',
  '/main/sysUser/page?searchValue=bench',
  '/main/sysUser/page?sortField=name&sortOrder=descend',
  '/main/sysUser/page?pageNo=2500',
  '/main/sysVisLog/page?pageNo=2000',
  '/main/sysOpLog/page?account=bench.77',
  '/main/sysOpLog/page?account=bench',
  '/main/sysVisLog/page?account=bench',
];

/** The slowest twentieth of the calls of every list, for an administrator of everything and for a leader with a data scope. */
export async function measureLists({ api: address, signIn }: Backlot): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const account of ['superAdmin', 'leader.ph']) {
    const headers = await signIn(account);
    for (const path of [...pages, ...searches, ...wholes]) {
      const url = `${address}${wholes.includes(path) ? path : paged(path)}`;
      const first = await fetch(url, { headers });
      // What this person may not call is no list of theirs.
      if (first.status === 403) continue;
      const { each } = await load({
        calls,
        concurrency: 2,
        wanted: () => ({ address: url, headers }),
        isRight: (status, body) => status === 200 && body.includes('"success":true'),
      });
      const p95 = percentile(each, 0.95);
      results.push({
        id: 'lists',
        name: `${account} \`${path}\` p95 (p50 ${percentile(each, 0.5).toFixed(1)})`,
        ours: p95,
        peer: bar,
        unit: 'ms',
        ratio: p95 / bar,
        bar: '≤ 1',
      });
    }
  }
  return results;
}

function paged(path: string): string {
  const [route, search = ''] = path.split('?');
  return `${route}?${new URLSearchParams({ ...firstPage, ...Object.fromEntries(new URLSearchParams(search)) }).toString()}`;
}
