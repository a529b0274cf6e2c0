import type { BenchResult } from '../../BenchResult';
import type { Backlot } from '../backlot';
import { load, percentile } from '../load';
import { bars, type Call } from './Call';

const calls = 40;
/** Whoever takes longer is asked less often: its bar is missed whatever comes. */
const slow = 1500;
const slowCalls = 5;

/** Calls one after the other, each 40 times, beside their bars; one that the server gives up counts with the time until then. */
export async function measureCalls(server: Backlot, wanted: readonly Call[]): Promise<BenchResult[]> {
  const headers = new Map<string, Record<string, string>>();
  const results: BenchResult[] = [];
  for (const { account, name, path, bar } of wanted) {
    if (!headers.has(account)) headers.set(account, await server.signIn(account));
    const ask = askFor(`${server.api}${path}`, headers.get(account) ?? {});
    const [first] = await ask.times(1);
    const each = first !== undefined && first > slow ? await ask.times(slowCalls) : await ask.times(calls);
    const failed = ask.failed();
    const p95 = percentile(each, 0.95);
    if (failed > 0 && p95 < bar) throw new Error(`${account} ${path}: ${ask.said()}`);
    results.push({
      id: bar === bars.cloud ? 'cloud' : 'page',
      name: `${account} \`${name}\` p95 (p50 ${percentile(each, 0.5).toFixed(0)}${failed > 0 ? `, ${failed} given up` : ''})`,
      ours: p95,
      peer: bar,
      unit: 'ms',
      ratio: p95 / bar,
      bar: '≤ 1',
    });
  }
  return results;
}

function askFor(address: string, headers: Record<string, string>) {
  let failed = 0;
  let said = '';
  const isRight = (status: number, body: string) => {
    if (status === 200 && body.includes('"success":true')) return true;
    failed += 1;
    said = body.slice(0, 300);
    return true;
  };
  return {
    times: async (n: number) => (await load({ calls: n, concurrency: 1, wanted: () => ({ address, headers }), isRight })).each,
    failed: () => failed,
    said: () => said,
  };
}
