import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { type saleRefunds, saleItems, sales } from '../../../../tables/money/order';
import type { Outcome } from '../../../base/imports';
import { readAmount } from '../../compute';
import { type Bringer, keepRefund, sumUp } from './keepOrder';

interface Returned {
  orderNo: string;
  orderSource: number;
  shopId: string;
  currency: string;
  /** Whether a line is the one it is about; the only line of an order is. */
  isOf: (line: typeof saleItems.$inferSelect) => boolean;
  refund: Omit<typeof saleRefunds.$inferInsert, 'orderItemId'>;
}

/** A refund that a channel tells apart from its order; undefined for orders that are not ours and amounts that cannot be right. */
export async function keepReturn(
  tx: Db,
  { orderNo, orderSource, isOf, refund, ...told }: Returned,
  bringer: Bringer,
): Promise<Outcome | undefined> {
  const [sale] = await tx
    .select()
    .from(sales)
    .where(and(eq(sales.orderNo, orderNo), eq(sales.orderSource, orderSource), eq(sales.currency, told.currency)))
    .for('update');
  if (!sale) return undefined;
  const lines = await tx
    .select()
    .from(saleItems)
    .where(and(eq(saleItems.orderId, sale.id), eq(saleItems.shopId, told.shopId)));
  const line = lines.find(isOf) ?? (lines.length === 1 ? lines[0] : undefined);
  if (!line || (readAmount(refund.amount, 2) ?? 0n) > (readAmount(line.payAmount, 2) ?? 0n)) return undefined;
  const outcome = await keepRefund(tx, { ...refund, orderItemId: line.id }, bringer);
  if (outcome !== 'same') await sumUp(tx, sale.id);
  return outcome;
}
