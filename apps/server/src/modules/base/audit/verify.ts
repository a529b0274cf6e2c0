import type { Db } from '../../../db/database';
import { firstSeal, seal } from './seal';
import { auditAfter, auditHeadOf } from './store';

/** Checks the whole chain; answers how many rows are good and the first that is not. */
export async function verifyAudit(db: Db): Promise<{ rows: number; broken: number | null }> {
  let prevHash = firstSeal;
  let seq = 0;
  for (;;) {
    const rows = await auditAfter(db, seq);
    for (const { hash, prevHash: kept, ...entry } of rows) {
      if (entry.seq !== seq + 1 || kept !== prevHash || seal(prevHash, entry) !== hash) return { rows: seq, broken: seq + 1 };
      [prevHash, seq] = [hash, entry.seq];
    }
    if (rows.length === 0) break;
  }
  const head = await auditHeadOf(db);
  const isWhole = head ? head.seq === seq && head.hash === prevHash : seq === 0;
  return { rows: seq, broken: isWhole ? null : seq + 1 };
}
