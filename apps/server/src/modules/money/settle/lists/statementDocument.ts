import type { OutputOf, settleStatementApi } from '@backlot/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import { settlementLines } from '../../../../tables/money/settlement';
import { Refusal } from '../../../../http/answers/refusal';
import type { Viewer } from '../../../base/sight';
import { presentAmount } from '../../../system/country';
import { presentLine, requireInSight } from './statements';
import { summariesOf } from './summaries';

/** Lines that a document lists; it tells the sum of those beyond. */
const mostLines = 1000;

/** A statement in sight with all that its PDF shows; 1020002 otherwise. */
export async function statementDocument(db: Db, id: string, viewer: Viewer): Promise<OutputOf<typeof settleStatementApi.document>> {
  const { batchId, beneficiaryId } = await requireInSight(db, id, viewer);
  const [summary] = await summariesOf(db, [id], viewer);
  if (!summary) throw new Refusal('notFound');
  const own = and(eq(settlementLines.batchId, batchId), eq(settlementLines.beneficiaryId, beneficiaryId));
  const order = [asc(settlementLines.lineType), asc(settlementLines.id)];
  const lines = await db
    .select()
    .from(settlementLines)
    .where(own)
    .orderBy(...order)
    .limit(mostLines);
  const count = summary.lineCount - lines.length;
  return {
    ...summary,
    lines: lines.map((line) => presentLine(line, summary.currency, viewer)),
    rest: count > 0 ? { count, amount: presentAmount(await sumBeyond(db, own), summary.currency) ?? '0' } : null,
  };
}

/** What the lines that are not listed add; those that the platform pays add nothing. */
async function sumBeyond(db: Db, own: ReturnType<typeof and>): Promise<string> {
  const [found] = await rowsOf<{ amount: string }>(
    db,
    sql`select coalesce(sum(amount) filter (where pay_by <> 1), 0)::text amount from (
      select ${settlementLines.amount} amount, ${settlementLines.payBy} pay_by from ${settlementLines} where ${own}
      order by ${settlementLines.lineType}, ${settlementLines.id} offset ${mostLines}) beyond`,
  );
  return found?.amount ?? '0';
}
