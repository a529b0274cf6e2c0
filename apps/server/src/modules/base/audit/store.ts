import { asc, gt, type SQL, sql } from 'drizzle-orm';
import { type Db, isTransaction } from '../../../db/database';
import { aroundSeal } from './seal';
import { auditHead, auditLogs } from '../../../tables/base/audit';

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
export const audit = (db: Db, deed: Deed): Promise<void> =>
  isTransaction(db) ? append(db, deed) : db.transaction((tx) => append(tx, deed));

const append = async (tx: Db, deed: Deed): Promise<void> => void (await tx.execute(sql`select ${appending(deed)}`));

/**
 * SQL: appends to the chain, for a statement that writes something else too. What it notes is sealed by the commit itself
 * (migration 0025): until then nobody waits for the head of the chain, and nobody reads the row.
 */
export function appending({ userId, account, action, object, detail = {}, requestId }: Deed): SQL {
  const [beforeSeq, beforeTime, afterTime] = aroundSeal({
    userId,
    account,
    action,
    object: object ?? null,
    detail,
    requestId: requestId ?? null,
  });
  return sql`append_audit(${userId}::bigint, ${account}, ${action}, ${object ?? null}, ${JSON.stringify(detail)}::jsonb, ${requestId ?? null}, ${beforeSeq}, ${beforeTime}, ${afterTime})`;
}

/** The rows after a number, in order. */
export const auditAfter = (db: Db, seq: number) =>
  db.select().from(auditLogs).where(gt(auditLogs.seq, seq)).orderBy(asc(auditLogs.seq)).limit(1000);

export async function auditHeadOf(db: Db) {
  const [head] = await db.select().from(auditHead);
  return head;
}
