import { cooperationLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { inState } from '../../../db/inState';
import { settlementLines } from '../../../tables/money/settlement';
import { workOrders } from '../../../tables/trade/order';
import { workOrderUps } from '../../../tables/trade/submission';
import type { Viewer } from '../../base/sight';
import { openLines, withOpenMonths as openMonths } from '../order';
import { inSight, type SideName, sides } from './side';

/** SQL: the open order lines of a side, each in the month that it would be settled in. */
export const orderEstimates = (side: SideName, viewer: Viewer): SQL => {
  const { dimension, who } = sides[side];
  const open = openLines({ dimension, who, share: side === 'bd' ? 'bd' : 'creator', which: inSight(side, who, viewer) });
  return sql`
    select greatest(l.month, l.open) settle_month, l.country, l.who, 1 orders, l.base - coalesce(l.m_base, 0) gmv,
      case when l.m_base is null and l.kind = 1 then l.amount else 0 end commercial,
      case when l.m_base is null and l.kind = 2 then l.amount else 0 end team_leader,
      case when l.m_base is not null then l.amount else 0 end adjust
    from (${open}) l`;
};

/** SQL: shooting fees of creators that no locked month has, and those that have to come back (domain/money 4.4). */
export const feeEstimates = (viewer: Viewer): SQL => {
  const mine = inSight('up', sql.raw('p.up_id'), viewer);
  return sql`
    select greatest(to_char(coalesce(p.fulfilled_time, now()) at time zone o.zone, 'YYYY-MM'), o.open), w.country, p.up_id, 1, 0::numeric,
      case when p.is_fulfilled then coalesce((p.agreement ->> 'shotCost')::numeric, p.agreed_shot_cost, w.up_shot_cost, 0) else 0 end, 0::numeric,
      case when p.is_fulfilled then 0 else - l.amount end
    from (select ${workOrderUps}.*, ${inState(cooperationLife, workOrderUps, 'fulfilled')} is_fulfilled from ${workOrderUps}) p
    join ${workOrders} w on w.id = p.work_order_id
    join open_months o on o.code = w.country
    left join lateral (
      select sum(k.amount) amount from ${settlementLines} k
      where k.source_type = 2 and k.source_id = p.id and k.beneficiary_type = 4 and k.lock_time is not null) l on true
    where p.status <> 2 and w.work_attribute = 1 ${mine ? sql`and ${mine}` : sql``}
      and case when p.is_fulfilled then p.fulfilled_time is not null and coalesce(l.amount, 0) = 0 else coalesce(l.amount, 0) <> 0 end`;
};

/** SQL: `with` clause that the estimates stand on. */
export const withOpenMonths = (side: SideName): SQL => openMonths(sides[side].dimension);
