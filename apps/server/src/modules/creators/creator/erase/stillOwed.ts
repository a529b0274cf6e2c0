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
const recent = sql`now() - interval '120 days'`;
/** Codes of orders that still may earn: processing, completed, frozen. */
const earning = [1, 2, 4];
/** Code of lines whose source is a submission. */
const fromSubmission = 2;
const one = { one: sql`1` };

/** SQL: batches that count for creators. */
const isLocked = and(
  eq(settlementBatches.settleDimension, creatorBeneficiary),
  inState(settlementLife, settlementBatches, 'pending', 'settled'),
);

/** How many statements of a creator wait for money, and how many sales and fees wait for a statement. */
export const stillOwed = async (tx: Db, upId: string): Promise<number> =>
  (await unpaidStatements(tx, upId)) + (await unsettledSales(tx, upId)) + (await unsettledFees(tx, upId));

/** What was carried forward waits for nothing by itself: the sales that could bring it over the least payment are counted. */
function unpaidStatements(tx: Db, upId: string) {
  const { batchId, beneficiaryType, beneficiaryId } = settlementStatements;
  const ofLocked = tx
    .select(one)
    .from(settlementBatches)
    .where(and(eq(settlementBatches.id, batchId), isLocked));
  const waits = inState(paymentLife, settlementStatements, 'pendingPayment', 'paying', 'failed');
  return tx.$count(settlementStatements, and(eq(beneficiaryType, creatorBeneficiary), eq(beneficiaryId, upId), waits, exists(ofLocked)));
}

function unsettledSales(tx: Db, upId: string) {
  const mayEarn = tx
    .select(one)
    .from(sales)
    .where(and(eq(sales.id, saleItems.orderId), inArray(sales.orderStatus, earning)));
  const counted = tx
    .select(one)
    .from(settlementMarks)
    .innerJoin(settlementBatches, and(eq(settlementBatches.id, settlementMarks.batchId), isLocked))
    .where(eq(settlementMarks.orderItemId, saleItems.id));
  const isWorth = and(isNotNull(saleItems.workOrderUpId), gt(saleItems.payAmount, saleItems.refundAmount));
  return tx.$count(saleItems, and(eq(saleItems.upId, upId), gt(saleItems.orderTime, recent), isWorth, exists(mayEarn), notExists(counted)));
}

function unsettledFees(tx: Db, upId: string) {
  const withFee = tx
    .select(one)
    .from(workOrders)
    .where(and(eq(workOrders.id, workOrderUps.workOrderId), eq(workOrders.workAttribute, 1)));
  const counted = tx
    .select(one)
    .from(settlementLines)
    .innerJoin(settlementBatches, and(eq(settlementBatches.id, settlementLines.batchId), isLocked))
    .where(and(eq(settlementLines.sourceType, fromSubmission), eq(settlementLines.sourceId, workOrderUps.id)));
  return tx.$count(
    workOrderUps,
    and(eq(workOrderUps.upId, upId), gt(workOrderUps.fulfilledTime, recent), exists(withFee), notExists(counted)),
  );
}
