import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { settlementLines } from '../../../../tables/money/settlement';
import type { MonthKey } from '../inputs/MonthKey';

const { beneficiaryType, beneficiaryId, sourceType, sourceId, ofMonth, revision, lockTime } = settlementLines;

/** The next free revision of a rule's line in a month: above 0 where a batch of the month was voided. */
export async function ruleRevisions(
  db: Db,
  { settleMonth, settleDimension }: MonthKey,
): Promise<(beneficiary: string, rule: string) => number> {
  const rows = await db
    .select({ beneficiaryId, sourceId, next: sql<number>`max(${revision}) + 1` })
    .from(settlementLines)
    .where(and(eq(beneficiaryType, settleDimension), eq(sourceType, 3), eq(ofMonth, settleMonth), isNotNull(lockTime)))
    .groupBy(beneficiaryId, sourceId);
  const next = new Map(rows.map((row) => [`${row.beneficiaryId} ${row.sourceId}`, row.next]));
  return (beneficiary, rule) => next.get(`${beneficiary} ${rule}`) ?? 0;
}
