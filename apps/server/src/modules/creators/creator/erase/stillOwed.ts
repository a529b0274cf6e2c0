import { paymentLife, settlementLife } from '@backlot/contract';
import { and, eq, exists, gt, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { saleItems, sales } from '../../../../tables/money/order';
import { settlementBatches, settlementLines, settlementMarks, settlementStatements } from '../../../../tables/money/settlement';
import { workOrders } from '../../../../tables/trade/order';
import { workOrderUps } from '../../../../tables/trade/submission';
import { creatorBeneficiary } from './forgetMoney';

/** What no month has locked for so long earns nobody anything more: orders that their channel never finished. */
const openDays = 120;
/** Codes of orders that still may earn: processing, completed, frozen. */
const earning = [1, 2, 4];
/** Code of lines whose source is a submission. */
const fromSubmission = 2;

/** How many statements of a creator wait for money, and how many sales and fees wait for a statement. */
export async function stillOwed(tx: Db, upId: string): Promise<number> {
  const recent = sql`now() - ${`${openDays} days`}::interval`;
  const locked = and(
    eq(settlementBatches.settleDimension, creatorBeneficiary),
    inState(settlementLife, settlementBatches, 'pending', 'settled'),
  );
  const one = { one: sql`1` };
  const statements = tx.$count(
    settlementStatements,
    and(
      eq(settlementStatements.beneficiaryType, creatorBeneficiary),
      eq(settlementStatements.beneficiaryId, upId),
      inState(paymentLife, settlementStatements, 'pendingPayment', 'paying', 'failed'),
      exists(
        tx
          .select(one)
          .from(settlementBatches)
          .where(and(eq(settlementBatches.id, settlementStatements.batchId), locked)),
      ),
    ),
  );
  const sold = tx.$count(
    saleItems,
    and(
      eq(saleItems.upId, upId),
      isNotNull(saleItems.workOrderUpId),
      gt(saleItems.orderTime, recent),
      gt(saleItems.payAmount, saleItems.refundAmount),
      exists(
        tx
          .select(one)
          .from(sales)
          .where(and(eq(sales.id, saleItems.orderId), inArray(sales.orderStatus, earning))),
      ),
      notExists(
        tx
          .select(one)
          .from(settlementMarks)
          .innerJoin(settlementBatches, and(eq(settlementBatches.id, settlementMarks.batchId), locked))
          .where(eq(settlementMarks.orderItemId, saleItems.id)),
      ),
    ),
  );
  const fees = tx.$count(
    workOrderUps,
    and(
      eq(workOrderUps.upId, upId),
      gt(workOrderUps.fulfilledTime, recent),
      exists(
        tx
          .select(one)
          .from(workOrders)
          .where(and(eq(workOrders.id, workOrderUps.workOrderId), eq(workOrders.workAttribute, 1))),
      ),
      notExists(
        tx
          .select(one)
          .from(settlementLines)
          .innerJoin(settlementBatches, and(eq(settlementBatches.id, settlementLines.batchId), locked))
          .where(and(eq(settlementLines.sourceType, fromSubmission), eq(settlementLines.sourceId, workOrderUps.id))),
      ),
    ),
  );
  return (await statements) + (await sold) + (await fees);
}
