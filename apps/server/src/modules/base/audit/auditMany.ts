import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { firstSeal, seal } from './seal';
import type { Deed } from './store';
import { auditHead, type auditLogs } from '../../../tables/base/audit';

/** Appends deeds of the past to the audit chain in one go: for demo data only. */
export async function auditMany(
  tx: Db,
  deeds: readonly (Deed & { time: Date })[],
  insert: (rows: readonly (typeof auditLogs.$inferInsert)[]) => Promise<void>,
): Promise<void> {
  await tx.insert(auditHead).values({ id: 1, seq: 0, hash: firstSeal }).onConflictDoNothing();
  const [head] = await rowsOf<{ seq: number | string; hash: string }>(tx, sql`select seq, hash from ${auditHead} where id = 1 for update`);
  if (!head) throw new Error('The audit chain has no head.');
  let [seq, prevHash] = [Number(head.seq), head.hash];
  const rows = deeds.map(({ object, detail = {}, requestId, ...deed }) => {
    const entry = { ...deed, object: object ?? null, detail, requestId: requestId ?? null, seq: (seq += 1) };
    const row = { ...entry, prevHash, hash: seal(prevHash, entry) };
    prevHash = row.hash;
    return row;
  });
  await insert(rows);
  await tx.update(auditHead).set({ seq, hash: prevHash });
}
