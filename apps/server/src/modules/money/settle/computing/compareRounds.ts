import { eq, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import { settlementChanges, settlementLines, settlementStatements } from '../../../../tables/money/settlement';

/** Writes down what a round has otherwise than the one before, and drops the lines of that; answers how many lines differ. */
export async function compareRounds(tx: Db, batchId: string, round: number): Promise<number> {
  const before = round - 1;
  const of = (one: number) =>
    sql`(select * from ${settlementLines} where ${settlementLines.batchId} = ${batchId} and ${settlementLines.round} = ${one})`;
  await tx.delete(settlementChanges).where(eq(settlementChanges.batchId, batchId));
  const changed = await rowsOf(
    tx,
    sql`insert into ${settlementChanges} (batch_id, kind, beneficiary_id, line_type, what, amount_before, amount_now)
      select ${batchId}::bigint, case when o.id is null then 'added' when n.id is null then 'removed' else 'changed' end,
        coalesce(n.beneficiary_id, o.beneficiary_id), coalesce(n.line_type, o.line_type),
        coalesce(n.snapshot ->> 'orderNo', o.snapshot ->> 'orderNo', n.snapshot ->> 'ruleName', o.snapshot ->> 'ruleName', n.snapshot ->> 'workOrderNo', o.snapshot ->> 'workOrderNo', ''),
        o.amount, n.amount
      from ${of(before)} o
      full join ${of(round)} n on n.beneficiary_id = o.beneficiary_id and n.line_type = o.line_type and n.source_type = o.source_type
        and n.source_id = o.source_id and n.revision = o.revision
      where o.id is null or n.id is null or (o.amount, o.base, o.rate, o.late, o.pay_by) is distinct from (n.amount, n.base, n.rate, n.late, n.pay_by)
      returning 1`,
  );
  await tx.execute(
    sql`update ${settlementStatements} s set change_count = c.n
      from (select beneficiary_id, count(*)::int n from ${settlementChanges} where batch_id = ${batchId}::bigint group by 1) c
      where s.batch_id = ${batchId}::bigint and s.beneficiary_id = c.beneficiary_id`,
  );
  await tx.delete(settlementLines).where(sql`${settlementLines.batchId} = ${batchId} and ${settlementLines.round} <= ${before}`);
  return changed.length;
}
