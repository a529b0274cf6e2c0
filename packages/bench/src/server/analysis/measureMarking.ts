import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BenchResult } from '../../BenchResult';
import type { AnalysisDatabase } from '../analysisDatabase';

/** Between two of its turns, in seconds. */
const turn = 4 * 3600;

/** How long the timer takes that looks for signs of coordination among the comments of a month: pages read what it found. */
export function measureMarking({ url }: AnalysisDatabase): BenchResult {
  const script = fileURLToPath(new URL('markMonth.ts', import.meta.url));
  const seconds = Number(
    execFileSync(process.execPath, ['--import', 'tsx', script], { env: { ...process.env, DATABASE_URL: url } }).toString(),
  );
  return {
    id: 'marking',
    name: 'signs among the comments of a month, beside the time between two turns',
    ours: seconds,
    peer: turn,
    unit: 's',
    ratio: seconds / turn,
    bar: '≤ 1',
  };
}
