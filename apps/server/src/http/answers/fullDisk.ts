import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { countWindows } from '../windows/tables';

const full = new Set(['53100', 'ENOSPC']);
const fullText = /no space left on device/i;

/** Whether an error means that there is no room left: PostgreSQL's disk_full, or the embedded database's words for it. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (full.has((cause as { code?: string }).code ?? '') || fullText.test(cause.message)) return true;
  }
  return false;
}

let isNoted = false;

/** Remembers that something could not be written, until a trial shows that there is room again. */
export function noteFullDisk(): void {
  isNoted = true;
}

const trialRows = 2000;
class TakeBack extends Error {}

/** Whether there is room to write: known without a question until something failed, afterwards by writing and taking back a few pages. */
export async function hasRoom(db: Db): Promise<boolean> {
  if (!isNoted) return true;
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`insert into ${countWindows} (key, count, expire_time)
        select 'trial:' || gen_random_uuid() || repeat('x', 200), 1, now() from generate_series(1, ${trialRows}::int)`);
      throw new TakeBack();
    });
  } catch (error) {
    if (!(error instanceof TakeBack)) return false;
  }
  isNoted = false;
  return true;
}
