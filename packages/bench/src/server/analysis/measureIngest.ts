import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { BenchResult } from '../../BenchResult';
import type { AnalysisDatabase } from '../analysisDatabase';
import type { Backlot } from '../backlot';
import { load, percentile } from '../load';
import { bars, type Call } from './Call';

const least = 2000;
const pages = 600;

/** Comments a second through the door of collection, in a process of its own, while somebody opens pages one after the other. */
export async function measureIngest(server: Backlot, { url }: AnalysisDatabase, wanted: readonly Call[]): Promise<BenchResult[]> {
  const signedIn = new Map<string, Record<string, string>>();
  for (const { account } of wanted) if (!signedIn.has(account)) signedIn.set(account, await server.signIn(account));
  const worker = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('keepPages.ts', import.meta.url))], {
    env: { ...process.env, DATABASE_URL: url, PAGES: String(pages) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed = text(worker.stdout);
  const ended = once(worker, 'exit');
  const each: number[] = [];
  for (let turn = 0; worker.exitCode === null; turn += 1) {
    const { account = '', path = '' } = wanted[turn % wanted.length] ?? {};
    const address = `${server.api}${path}`;
    const headers = signedIn.get(account) ?? {};
    each.push(...(await load({ calls: 1, concurrency: 1, wanted: () => ({ address, headers }), isRight: () => true })).each);
  }
  await ended;
  const { kept, seconds } = JSON.parse(await printed) as { kept: number; seconds: number };
  each.sort((a, b) => a - b);
  const p95 = percentile(each, 0.95);
  return [
    {
      id: 'ingest',
      name: `comments a second, ${kept.toLocaleString('en')} in pages of 100, beside the least that is asked`,
      ours: kept / seconds,
      peer: least,
      unit: 'a second',
      ratio: kept / seconds / least,
      bar: '≥ 1',
    },
    {
      id: 'ingest',
      name: `pages meanwhile p95 of ${each.length} calls (p50 ${percentile(each, 0.5).toFixed(0)})`,
      ours: p95,
      peer: bars.busy,
      unit: 'ms',
      ratio: p95 / bars.busy,
      bar: '≤ 1',
    },
  ];
}
