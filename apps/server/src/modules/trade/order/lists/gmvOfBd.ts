import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inIds } from '../../../../db/inIds';
import { saleItems, sales } from '../../../../tables/money/order';

/** What the creators of one BD sold for some orders, by order, at the lines' bases (domain/money 4.1). */
export async function gmvOfBd(db: Db, ids: readonly string[], bdId: string): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: saleItems.workOrderId,
      gmv: sql<string>`sum(greatest(${saleItems.payAmount} - ${saleItems.refundAmount}, 0))::text`,
    })
    .from(saleItems)
    .innerJoin(sales, and(eq(sales.id, saleItems.orderId), inArray(sales.orderStatus, [1, 2, 4])))
    .where(and(inIds(saleItems.workOrderId, ids), eq(saleItems.bdId, bdId), ne(saleItems.status, 2)))
    .groupBy(saleItems.workOrderId);
  return new Map(rows.flatMap(({ id, gmv }) => (id === null ? [] : [[id, gmv]])));
}
