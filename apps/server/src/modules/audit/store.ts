import { asc, gt, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database';
import { firstSeal, seal } from './seal';
import { auditHead, auditLogs } from './tables';

/** What to note: verb and thing, `user.updatePwd` on `user:7`. Never a secret. */
export interface Deed {
  userId: string | null;
  account: string | null;
  action: string;
  object?: string;
  detail?: Record<string, unknown>;
  requestId?: string;
}

/** Appends to the audit chain. Inside a transaction the row stands or falls with the change it speaks of. */
export const audit = (db: Db, deed: Deed): Promise<void> => db.transaction((tx) => append(tx, deed));

async function append(tx: Db, { object, detail = {}, requestId, ...deed }: Deed): Promise<void> {
  await tx.insert(auditHead).values({ id: 1, seq: 0, hash: firstSeal }).onConflictDoNothing();
  const [head] = await rowsOf<{ seq: number | string; hash: string; now: string | Date }>(
    tx,
    sql`select seq, hash, date_trunc('milliseconds', clock_timestamp()) now from ${auditHead} where id = 1 for update`,
  );
  if (!head) throw new Error('The audit chain has no head.');
  const entry = { ...deed, object: object ?? null, detail, requestId: requestId ?? null, seq: Number(head.seq) + 1, time: new Date(head.now) };
  const hash = seal(head.hash, entry);
  await tx.insert(auditLogs).values({ ...entry, prevHash: head.hash, hash });
  await tx.update(auditHead).set({ seq: entry.seq, hash });
}

/** The rows after a number, in order. */
export const auditAfter = (db: Db, seq: number) => db.select().from(auditLogs).where(gt(auditLogs.seq, seq)).orderBy(asc(auditLogs.seq)).limit(1000);

export async function auditHeadOf(db: Db) {
  const [head] = await db.select().from(auditHead);
  return head;
}
