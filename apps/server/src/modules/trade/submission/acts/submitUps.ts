import { approvalLife, type BatchResult } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import type { Language } from '../../../../db/Language';
import { inBatch } from '../../../../http/requests/inBatch';
import type { Services } from '../../../../services';
import { workOrderUps } from '../../../../tables/trade/submission';
import { type Viewer, viewerId } from '../../../base/sight';
import { orderOf } from '../../parts';
import { resubmit } from './resubmit';
import { submitUp } from './submitUp';

interface Wanted {
  workOrderId: string;
  ups: readonly { upId: string; recommendReason: string }[];
  viewer: Viewer;
  language: Language;
  services: Pick<Services, 'events'>;
}

/** Submits creators one by one, each in a transaction of its own; one that the BD submitted before and that was rejected comes again. */
export async function submitUps(db: Db, { workOrderId, ups, viewer, language, services }: Wanted): Promise<BatchResult> {
  await orderOf(db, workOrderId, viewer);
  const reasons = new Map(ups.map(({ upId, recommendReason }) => [upId, recommendReason]));
  return inBatch({
    ids: [...reasons.keys()],
    language,
    act: (upId) =>
      db.transaction(async (tx) => {
        const recommendReason = reasons.get(upId) ?? '';
        const rejected = await rejectedOf(tx, { workOrderId, upId, bdId: viewerId(viewer) });
        if (rejected) await resubmit(tx, { id: rejected, recommendReason, viewer, services });
        else await submitUp(tx, { workOrderId, upId, recommendReason, viewer, services });
      }),
  });
}

async function rejectedOf(
  tx: Db,
  { workOrderId, upId, bdId }: Record<'workOrderId' | 'upId' | 'bdId', string>,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: workOrderUps.id })
    .from(workOrderUps)
    .where(
      and(
        eq(workOrderUps.workOrderId, workOrderId),
        eq(workOrderUps.upId, upId),
        eq(workOrderUps.bdId, bdId),
        inState(approvalLife, workOrderUps, 'rejected'),
      ),
    );
  return row?.id;
}
