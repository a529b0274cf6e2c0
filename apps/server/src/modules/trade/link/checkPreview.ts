import { is, type LinkReach, linkReviewLife } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import { reachPublic } from '../../../http/outward/reachPublic';
import type { Services } from '../../../services';
import { workOrderLinks } from '../../../tables/trade/link';
import { workOrderUps } from '../../../tables/trade/submission';
import { lockOrder } from '../parts';
import { lockLink, setLink } from './store';

/** Notes whether a stranger can open a preview; its review decides all the same, for a reviewer may have been let in. */
export async function checkPreview(
  services: Pick<Services, 'database'>,
  id: string,
  ask: (address: string) => Promise<LinkReach | undefined> = reachPublic,
  now = new Date(),
): Promise<void> {
  const { db } = services.database;
  const [asked] = await db
    .select({ link: workOrderLinks.link, orderId: workOrderUps.workOrderId })
    .from(workOrderLinks)
    .innerJoin(workOrderUps, eq(workOrderUps.id, workOrderLinks.workOrderUpId))
    .where(and(eq(workOrderLinks.id, id), eq(workOrderLinks.linkType, 1)));
  if (!asked) return;
  const reach = await ask(asked.link);
  if (!reach) return;
  await db.transaction(async (tx) => {
    await lockOrder(tx, asked.orderId);
    const link = await lockLink(tx, id);
    // Another address came in between, or the review: the answer speaks of the past.
    if (link.link === asked.link && is(linkReviewLife, link, 'pending')) await setLink(tx, id, null, { reach, checkTime: now });
  });
}
