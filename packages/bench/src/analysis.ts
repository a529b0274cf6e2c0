import type { BenchResult } from './BenchResult';
import { besideRows } from './server/analysis/besideRows';
import { callsOf } from './server/analysis/calls';
import { keepAnalysisPlans } from './server/analysis/keepAnalysisPlans';
import { measureCalls } from './server/analysis/measureCalls';
import { measureMarking } from './server/analysis/measureMarking';
import { measureIngest } from './server/analysis/measureIngest';
import { subjectsOf } from './server/analysis/subjects';
import { openAnalysis, size } from './server/analysisDatabase';

/** Figures of a part of the rows are not kept. */
export const isTrial = size !== 1;

/** Calls whose plans are kept. */
const plansOf = 12;

/**
 * The analysis at a million creators, 50,000,000 works and as many comments (`ANALYSIS_SIZE=0.01` tries a hundredth): every call of its
 * pages, comments that come in while pages are open, the same questions asked of the rows, and the plans of the heaviest calls.
 */
export async function run(): Promise<BenchResult[]> {
  const database = await openAnalysis();
  try {
    const subjects = await subjectsOf(database.run);
    const calls = callsOf(subjects);
    const marking = measureMarking(database);
    const server = await database.start();
    const results: BenchResult[] = [];
    try {
      results.push(...(await measureCalls(server, calls)));
      results.push(...(await besideRows(server, database, subjects)));
      results.push(...(await measureIngest(server, database, calls)), marking);
    } finally {
      await server.stop();
    }
    const heaviest = calls.map((call, at) => ({ call, ratio: results[at]?.ratio ?? 0 })).toSorted((a, b) => b.ratio - a.ratio);
    await keepAnalysisPlans(
      database,
      heaviest.slice(0, plansOf).map(({ call }) => call),
    );
    return results;
  } finally {
    database.stop();
  }
}
