import { linkReviewLife, linkValidityLife, sampleLife } from '@backlot/contract';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { workOrderLinks } from '../../../../tables/trade/link';
import { workOrders } from '../../../../tables/trade/order';
import { sampleShippings } from '../../../../tables/trade/sample';
import { workOrderUps } from '../../../../tables/trade/submission';
import { transition } from '../../../base/transition';
import { type Sample, tellOfSample } from '../../parts';
import { type Held, life } from '../store';
import { eachDue, type Following } from './eachDue';

/** SQL: approved publish links that are valid. */
const counts = and(
  eq(workOrderLinks.linkType, 2),
  inState(linkReviewLife, workOrderLinks, 'approved'),
  inState(linkValidityLife, workOrderLinks, 'valid'),
);

/** SQL: such a link of the creator and the product of a sample, in whichever order. */
const hasContent: SQL = sql`exists (select 1 from ${workOrderLinks}
  join ${workOrderUps} on ${workOrderUps.id} = ${workOrderLinks.workOrderUpId}
  join ${workOrders} on ${workOrders.id} = ${workOrderUps.workOrderId}
  where ${workOrderUps.upId} = ${sampleShippings.upId} and ${workOrders.goodsId} = ${sampleShippings.goodsId} and ${counts})`;

/** Completes samples whose content is out, of one creator or of all (domain/life-cycles 3.7). */
export const completeSamples = (services: Following, upId?: string): Promise<number> =>
  eachDue(
    services,
    and(
      inState(sampleLife, sampleShippings, 'delivered', 'overdue'),
      upId === undefined ? undefined : eq(sampleShippings.upId, upId),
      hasContent,
    ),
    (tx, held) => complete(tx, held, services),
  );

async function complete(tx: Db, { sample, submission }: Held, services: Following): Promise<void> {
  const content = await contentOf(tx, sample);
  if (!content) return;
  // What was handed in before the deadline and reviewed after it is not late.
  const late = sample.contentDeadline !== null && content.submitTime > sample.contentDeadline;
  await transition(tx, {
    ...life,
    row: sample,
    event: 'complete',
    set: { completeTime: sql`now()`, contentWorkId: content.workId, late },
    more: { late },
  });
  await tellOfSample(tx, services, { sample, submission, what: 'completed', to: ['bd', 'merchant'] });
}

async function contentOf(tx: Db, { upId, goodsId }: Sample) {
  const [content] = await tx
    .select({ workId: workOrderLinks.workId, submitTime: workOrderLinks.submitTime })
    .from(workOrderLinks)
    .innerJoin(workOrderUps, eq(workOrderUps.id, workOrderLinks.workOrderUpId))
    .innerJoin(workOrders, eq(workOrders.id, workOrderUps.workOrderId))
    .where(and(eq(workOrderUps.upId, upId), eq(workOrders.goodsId, goodsId), counts))
    .orderBy(asc(workOrderLinks.submitTime))
    .limit(1);
  return content;
}
