import type { orderApi, OutputOf } from '@backlot/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { presentTime } from '../../../../db/presentTime';
import { Refusal } from '../../../../http/answers/refusal';
import type { Viewer } from '../../../base/sight';
import { presentAmount } from '../../../system/country';
import { saleItems, saleRefunds } from '../../../../tables/money/order';
import { linesInSight } from '../sight';
import { presentItem } from './present';
import { reportedOf } from './reportedOf';
import { rowsAround } from './rowsAround';

/** The ids of an order's lines in sight; 1020002 where there are none. */
export async function lineIdsOf(db: Db, orderId: string, viewer: Viewer): Promise<{ ids: string[]; payAmount: string }> {
  const lines = await db
    .select({ id: saleItems.id, total: sql<string>`(sum(${saleItems.payAmount}) over ())::text` })
    .from(saleItems)
    .where(and(eq(saleItems.orderId, orderId), linesInSight(viewer)))
    .orderBy(asc(saleItems.lineNo));
  if (!lines[0]) throw new Refusal('notFound');
  return { ids: lines.map(({ id }) => id), payAmount: lines[0].total };
}

/** One order with the lines that this person may see, and their refunds. */
export async function detailOf(db: Db, id: string, viewer: Viewer): Promise<OutputOf<typeof orderApi.detail>> {
  const { ids, payAmount } = await lineIdsOf(db, id, viewer);
  const rows = await rowsAround(db, ids);
  const sale = rows[0]?.sale;
  if (!sale) throw new Refusal('notFound');
  const refunds = await db
    .select()
    .from(saleRefunds)
    .where(inArray(saleRefunds.orderItemId, ids))
    .orderBy(asc(saleRefunds.refundTime), asc(saleRefunds.id));
  const time = (moment: Date | null) => moment && presentTime(moment);
  return {
    id: sale.id,
    orderNo: sale.orderNo,
    orderSource: sale.orderSource,
    orderStatus: sale.orderStatus,
    country: sale.country as OutputOf<typeof orderApi.detail>['country'],
    currency: sale.currency,
    orderTime: presentTime(sale.orderTime),
    payTime: time(sale.payTime),
    deliverTime: time(sale.deliverTime),
    completeTime: time(sale.completeTime),
    refundTime: time(sale.refundTime),
    payAmount: presentAmount(payAmount, sale.currency) ?? payAmount,
    isCod: sale.isCod,
    reported: await reportedOf(db, { sale, refunds, shopId: rows[0]?.item.shopId ?? '0' }),
    items: rows.map((row) =>
      presentItem(
        row,
        refunds.filter(({ orderItemId }) => orderItemId === row.item.id),
        viewer,
      ),
    ),
  };
}
