import { type orderApi, type OutputOf, queueLife } from '@backlot/contract';
import { and, eq, max } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { presentTime } from '../../../../db/presentTime';
import { connectors } from '../../../../tables/collection/connector';
import { extractionQueue } from '../../../../tables/collection/queue';
import type { saleRefunds, sales } from '../../../../tables/money/order';
import { mayChangeDays } from '../mayChangeDays';

type Reported = OutputOf<typeof orderApi.detail>['reported'];

interface Told {
  sale: typeof sales.$inferSelect;
  refunds: readonly Pick<typeof saleRefunds.$inferSelect, 'createTime' | 'updateTime'>[];
  shopId: string;
}

const day = 86_400_000;
/** Codes of merchants as targets, and of orders as what is collected. */
const [ofMerchant, ordersObject] = [3, 5];

/** Whether a connector or a file told of an order, and from when that is: a reading that found nothing new counts as well. */
export async function reportedOf(db: Db, { sale, refunds, shopId }: Told): Promise<Reported> {
  const changed = Math.max(...[sale, ...refunds].map(({ updateTime, createTime }) => (updateTime ?? createTime).getTime()));
  const connectorId = /^JK(\d+)$/.exec(sale.importBatch ?? '')?.[1];
  if (connectorId === undefined) return { by: 'file', connector: null, dataTime: presentTime(new Date(changed)) };
  const [found] = await db
    .select({ name: connectors.name, readTime: max(extractionQueue.startTime) })
    .from(connectors)
    .leftJoin(
      extractionQueue,
      and(
        eq(extractionQueue.connectorId, connectors.id),
        eq(extractionQueue.targetType, ofMerchant),
        eq(extractionQueue.targetId, shopId),
        eq(extractionQueue.objectType, ordersObject),
        inState(queueLife, extractionQueue, 'completed'),
      ),
    )
    .where(eq(connectors.id, connectorId))
    .groupBy(connectors.id);
  const read = found?.readTime?.getTime() ?? 0;
  const isCovered = read - sale.orderTime.getTime() < mayChangeDays * day;
  return {
    by: 'connector',
    connector: found?.name ?? null,
    dataTime: presentTime(new Date(isCovered ? Math.max(read, changed) : changed)),
  };
}
