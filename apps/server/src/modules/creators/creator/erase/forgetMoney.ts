import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { saleItems } from '../../../../tables/money/order';
import { payees, payments } from '../../../../tables/money/payment';
import { settlementLines, settlementStatements } from '../../../../tables/money/settlement';
import { workOrderUps } from '../../../../tables/trade/submission';

/** Of the dimensions of settlement. */
export const creatorBeneficiary = 4;

/** The account of the person goes, also where money went to it; statements and their lines keep every figure and name the pseudonym. */
export async function forgetMoney(tx: Db, upId: string, pseudonym: string): Promise<void> {
  await tx.delete(payees).where(and(eq(payees.beneficiaryType, creatorBeneficiary), eq(payees.beneficiaryId, upId)));
  await tx
    .update(settlementStatements)
    .set({ beneficiaryName: pseudonym })
    .where(and(eq(settlementStatements.beneficiaryType, creatorBeneficiary), eq(settlementStatements.beneficiaryId, upId)));
  const own = tx
    .select({ id: settlementStatements.id })
    .from(settlementStatements)
    .where(and(eq(settlementStatements.beneficiaryType, creatorBeneficiary), eq(settlementStatements.beneficiaryId, upId)));
  await tx.update(payments).set({ payeeMasked: null, payeeSealed: null }).where(inArray(payments.statementId, own));
  const renamed = sql`jsonb_set(${settlementLines.snapshot}, '{upName}', to_jsonb(${pseudonym}::text))`;
  const sources = [
    { type: 1, ids: tx.select({ id: saleItems.id }).from(saleItems).where(eq(saleItems.upId, upId)) },
    { type: 2, ids: tx.select({ id: workOrderUps.id }).from(workOrderUps).where(eq(workOrderUps.upId, upId)) },
  ];
  for (const { type, ids } of sources)
    await tx
      .update(settlementLines)
      .set({ snapshot: renamed })
      .where(
        and(eq(settlementLines.sourceType, type), sql`${settlementLines.sourceId} in ${ids}`, sql`${settlementLines.snapshot} ? 'upName'`),
      );
}
