import type { BatchResult, Rehearsal } from '@backlot/contract';
import { batchesOf } from '../list/useCrudActions';

/** Rehearses any number of rows in the portions the server takes, as one answer. */
export async function rehearseAll(ids: readonly string[], rehearse: (ids: string[]) => Promise<Rehearsal>): Promise<Rehearsal> {
  const whole: Rehearsal = { total: 0, willChange: 0, unchanged: 0, unchangedIds: [], refused: [] };
  for (const some of batchesOf(ids)) {
    const part = await rehearse(some);
    whole.total += part.total;
    whole.willChange += part.willChange;
    whole.unchanged += part.unchanged;
    whole.unchangedIds.push(...part.unchangedIds);
    whole.refused.push(...part.refused);
  }
  return whole;
}

/** Runs any number of rows in portions; a portion that fails as a whole fails row by row, the others still run. */
export async function runAll(ids: readonly string[], run: (ids: string[]) => Promise<BatchResult>): Promise<BatchResult> {
  const whole: BatchResult = { ok: [], failed: [] };
  for (const some of batchesOf(ids)) {
    const part = await run(some).catch((error: Error): BatchResult => ({
      ok: [],
      failed: some.map((id) => ({ id, code: 0, message: error.message })),
    }));
    whole.ok.push(...part.ok);
    whole.failed.push(...part.failed);
  }
  return whole;
}
