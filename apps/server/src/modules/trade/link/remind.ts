import { staffHolding } from '../../base/sight';
import { linkReviewLife } from '@backlot/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { inState } from '../../../db/inState';
import type { Services } from '../../../services';
import { noteEvent } from '../../base/lifeCycle';
import { waitsTooLong } from '../parts';
import { workOrders } from '../../../tables/trade/order';
import { nicknameOf } from '../submission';
import { workOrderUps } from '../../../tables/trade/submission';
import { linkTexts, tellOfLink } from './notices';
import { setLink } from './store';
import { workOrderLinks } from '../../../tables/trade/link';

/** Reminds reviewers and team leaders once of links that have waited too long; answers how many. */
export async function remindReviewers(services: Pick<Services, 'database' | 'events'>): Promise<number> {
  const { db } = services.database;
  const isWaiting = and(
    inState(linkReviewLife, workOrderLinks, 'pending'),
    isNull(workOrderLinks.remindTime),
    waitsTooLong(workOrderLinks.submitTime),
  );
  const waiting = await db
    .select({ link: workOrderLinks, submission: workOrderUps, order: workOrders })
    .from(workOrderLinks)
    .innerJoin(workOrderUps, eq(workOrderUps.id, workOrderLinks.workOrderUpId))
    .innerJoin(workOrders, eq(workOrders.id, workOrderUps.workOrderId))
    .where(isWaiting);
  for (const { link, submission, order } of waiting) {
    await db.transaction(async (tx) => {
      const [still] = await tx
        .select({ id: workOrderLinks.id })
        .from(workOrderLinks)
        .where(and(eq(workOrderLinks.id, link.id), isWaiting))
        .for('update');
      if (!still) return;
      await setLink(tx, link.id, null, { remindTime: sql`now()` });
      await noteEvent(tx, { action: 'workOrderLink.remind', object: `workOrderLink:${link.id}` });
      const userIds = [
        ...(await staffHolding(tx, 'linkAudit.audit', order.country)),
        ...(await staffHolding(tx, 'linkAudit.query', order.country, ['team'])),
      ];
      await tellOfLink(tx, services, { submission, userIds, texts: linkTexts.waiting(link, order, await nicknameOf(tx, submission.upId)) });
    });
  }
  return waiting.length;
}
