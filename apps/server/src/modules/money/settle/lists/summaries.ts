import { payStatus } from '@backlot/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { presentTime } from '../../../../db/presentTime';
import { saleRefunds } from '../../../../tables/money/order';
import { payees, payments } from '../../../../tables/money/payment';
import { settlementBatches, settlementLines, settlementStatements } from '../../../../tables/money/settlement';
import type { Viewer } from '../../../base/sight';
import { countries, type CountryCode, presentAmount } from '../../../system/country';
import { presentStatements, type StatementRow } from './statements';

/** What a statement says of itself besides its lines (domain/money 4.8). */
export interface Summary extends StatementRow {
  cutoffTime: string | null;
  timeZone: string;
  payee: string | null;
  payNo: string | null;
  payMethod: number | null;
  payTime: string | null;
  providerNo: string | null;
  /** Refunds of its order lines that were done at the cut-off. */
  refundAmount: string;
}

const statements = settlementStatements;

const refunded = sql<string>`coalesce((
  select sum(${saleRefunds.amount}) from ${saleRefunds}
  where ${saleRefunds.refundStatus} = 2 and ${saleRefunds.refundTime} <= coalesce(${settlementBatches.cutoffTime}, now())
    and ${saleRefunds.orderItemId} in (
      select ${settlementLines.sourceId} from ${settlementLines}
      where ${settlementLines.batchId} = ${statements.batchId} and ${settlementLines.beneficiaryId} = ${statements.beneficiaryId}
        and ${settlementLines.sourceType} = 1)), 0)::text`;

/** Statements in sight with their payment, payee and refunds, in the order of the ids. */
export async function summariesOf(db: Db, ids: readonly string[], viewer: Viewer): Promise<Summary[]> {
  const rows = await presentStatements(db, ids, viewer);
  const around = await db
    .select({
      id: statements.id,
      cutoffTime: settlementBatches.cutoffTime,
      payee: payees.masked,
      payNo: payments.payNo,
      payMethod: payments.method,
      payTime: payments.payTime,
      providerNo: payments.providerNo,
      refundAmount: refunded,
    })
    .from(statements)
    .innerJoin(settlementBatches, eq(settlementBatches.id, statements.batchId))
    .leftJoin(payees, and(eq(payees.beneficiaryType, statements.beneficiaryType), eq(payees.beneficiaryId, statements.beneficiaryId)))
    .leftJoin(
      payments,
      and(
        eq(payments.statementId, statements.id),
        eq(payments.payStatus, payStatus.paid),
        eq(statements.payStatus, payStatus.paid),
        isNull(payments.reverseOf),
        // Paid again after a reversal: the one that was taken back is not it.
        sql`not exists (select 1 from ${payments} back where back.reverse_of = ${payments.id})`,
      ),
    )
    .where(inArray(statements.id, [...ids]));
  const byId = new Map(around.map((row) => [row.id, row]));
  return rows.flatMap((row) => {
    const found = byId.get(row.id);
    if (!found) return [];
    const { cutoffTime, payTime, refundAmount, ...rest } = found;
    return [
      {
        ...row,
        ...rest,
        timeZone: countries[row.country as CountryCode].timeZone,
        cutoffTime: cutoffTime && presentTime(cutoffTime),
        payTime: payTime && presentTime(payTime),
        refundAmount: presentAmount(refundAmount, row.currency) ?? refundAmount,
      },
    ];
  });
}
