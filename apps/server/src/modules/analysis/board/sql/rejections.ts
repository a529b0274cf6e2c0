import { approvalLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { jsonRowsOf } from '../../../../db/together/jsonRowsOf';
import { workOrders } from '../../../../tables/trade/order';
import { lastStep, workOrderUps } from '../../../../tables/trade/submission';
import { idsOf } from '../subject';
import { momentsOf } from './moments';
import type { Look } from './totals';

interface TopReason {
  code: string;
  count: number;
}

/** The usual reason that most creators were rejected for in the days of a board, of those that the figure counts; nothing where none was chosen. */
export async function topReasonOf(db: Db, { subject, window, now }: Look): Promise<TopReason | undefined> {
  const { begin, end } = momentsOf(window, subject, now);
  const [top] = await jsonRowsOf<TopReason>(
    db,
    sql`
    select named.reason[1] code, count(distinct ${workOrderUps.id})::int count
    from ${workOrderUps} join ${workOrders} on ${workOrders.id} = ${workOrderUps.workOrderId}
    cross join lateral regexp_matches(${workOrderUps.rejectReason}, ${'\\{(\\w+)\\}'}::text, 'g') named(reason)
    where position('{' in ${workOrderUps.rejectReason}) > 0 and ${workOrderUps.status} <> 2 and ${workOrders.status} <> 2 and ${inState(approvalLife, workOrderUps, 'rejected')}
      and ${workOrders.country} = ${subject.country} and ${workOrderUps.bdId} in (${idsOf(subject)})
      and ${lastStep(workOrderUps)} >= ${begin} and ${workOrderUps.auditTime} >= ${begin} and ${workOrderUps.auditTime} < ${end}
    group by 1 order by 2 desc, 1 limit 1`,
  );
  return top;
}
