import { settlementLife } from '@backlot/contract';
import type { Db } from '../../db/database';
import { payments } from '../../tables/money/payment';
import { settlementBatches, settlementLines, settlementStatements } from '../../tables/money/settlement';

interface Person {
  id: string;
  country: string;
  currency: string;
  orgId: string | null;
}

/** A locked batch of the BDs of a country with the statement of one of them, a line of it and a payment. */
export async function plantStatement(
  db: Db,
  { id, country, currency, orgId }: Person,
): Promise<Record<'batch' | 'statement' | 'line' | 'payment', string>> {
  const [batch] = await db
    .insert(settlementBatches)
    .values({
      batchNo: `JS202001BD${country}001`,
      settleMonth: '2020-01',
      settleDimension: 1,
      country,
      currency,
      settleStatus: settlementLife.states.pending,
      lockTime: new Date(),
    })
    .returning({ id: settlementBatches.id });
  const [statement] = await db
    .insert(settlementStatements)
    .values({ batchId: batch?.id ?? '', beneficiaryType: 1, beneficiaryId: id, beneficiaryName: 'One', orgId })
    .returning({ id: settlementStatements.id });
  const [line] = await db
    .insert(settlementLines)
    .values({
      batchId: batch?.id ?? '',
      round: 0,
      beneficiaryType: 1,
      beneficiaryId: id,
      lineType: 7,
      section: 'adjust',
      sourceType: 4,
      sourceId: statement?.id ?? '',
      amount: '1',
      payBy: 2,
    })
    .returning({ id: settlementLines.id });
  const [payment] = await db
    .insert(payments)
    .values({
      payNo: `FK200201${country}00001`,
      statementId: statement?.id ?? '',
      amount: '1',
      currency,
      country,
      method: 1,
      idempotencyKey: `planted-${country}`,
    })
    .returning({ id: payments.id });
  return { batch: batch?.id ?? '', statement: statement?.id ?? '', line: line?.id ?? '', payment: payment?.id ?? '' };
}
