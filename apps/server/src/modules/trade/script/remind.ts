import { scriptLife } from '@backlot/contract';
import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import { inState } from '../../../db/inState';
import type { Services } from '../../../services';
import { workOrders } from '../../../tables/trade/order';
import { scripts } from '../../../tables/trade/script';
import { workOrderUps } from '../../../tables/trade/submission';
import { noteEvent } from '../../base/lifeCycle';
import { patienceHours } from '../parts';
import { tellOfWaiting } from './notices';

/** Reminds reviewers once of scripts that have waited too long; answers how many. */
export async function remindOfScripts(services: Pick<Services, 'database' | 'events'>, now = new Date()): Promise<number> {
  const { db } = services.database;
  const isWaiting = and(
    ne(scripts.status, 2),
    inState(scriptLife, scripts, 'pending'),
    isNull(scripts.remindTime),
    lt(scripts.uploadTime, new Date(now.getTime() - patienceHours * 3_600_000)),
  );
  const waiting = await db
    .select({ script: scripts, submission: workOrderUps, order: workOrders })
    .from(scripts)
    .innerJoin(workOrderUps, eq(workOrderUps.id, scripts.workOrderUpId))
    .innerJoin(workOrders, eq(workOrders.id, workOrderUps.workOrderId))
    .where(isWaiting);
  let told = 0;
  for (const { script, submission, order } of waiting) {
    told += await db.transaction(async (tx) => {
      const [still] = await tx
        .update(scripts)
        .set({ remindTime: now, version: sql`${scripts.version} + 1`, updateTime: sql`now()` })
        .where(and(eq(scripts.id, script.id), isWaiting))
        .returning({ id: scripts.id });
      if (!still) return 0;
      await noteEvent(tx, { action: 'script.remind', object: `script:${script.id}` });
      await tellOfWaiting(tx, services, { script, submission, order });
      return 1;
    });
  }
  return told;
}
