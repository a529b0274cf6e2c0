import { cooperationLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { inState } from '../../../db/inState';
import { commissionDaily } from '../../../tables/money/saleDaily';
import { settlementLines } from '../../../tables/money/settlement';
import { workOrders } from '../../../tables/trade/order';
import { workOrderUps } from '../../../tables/trade/submission';
import type { Viewer } from '../../base/sight';
import { estimateSums, isCounted, linesOfDays, openLines, touchedDays, withOpenMonths as openMonths } from '../order';
import { inSight, type SideName, sides } from './side';

/** SQL: what is open of some people of a side, in the month that it would be settled in: days that are counted, and the lines of those that are not. */
export const orderEstimates = (side: SideName, { mine, keys }: Whose): SQL => {
  const { dimension, who, share } = sides[side];
  const lines = linesOfDays(touchedDays(keys(sql`country`, sql`bd_id`)), { item: sql`i`, sale: sql`s` });
  return sql`
    select greatest(case when d.month = '' then to_char(now() at time zone o.zone, 'YYYY-MM') else d.month end, o.open) settle_month, d.country, d.who,
      d.orders, d.gmv, d.commercial, d.team_leader, d.adjust, d.rule_gmv
    from (
      select d.country, d.who, d.month, sum(d.orders)::int orders, sum(d.gmv) gmv, sum(d.commercial) commercial, sum(d.team_leader) team_leader,
        sum(d.adjust) adjust, sum(d.rule_gmv) rule_gmv
      from ${commissionDaily} d
      where d.dimension = ${sql.raw(String(dimension))} and ${mine(sql`d.who`)} and ${keys(sql`d.country`, sql`d.bd_id`)} and ${isCounted(sql`d`)}
      group by d.country, d.who, d.month) d
    join open_months o on o.code = d.country
    union all select greatest(l.month, l.open), l.country, l.who, (count(*) filter (where l.is_first and not l.comes_again))::int, ${estimateSums}
    from (${openLines({ dimension, who, share, which: mine(who), lines })}) l group by 1, 2, 3
    union all select l.open, l.country, l.who, -(count(*))::int, 0, 0, 0, 0, 0
    from (${openLines({ dimension, who, share, which: mine(who), lines: linesOfDays(lateDays(dimension, keys), { item: sql`i`, sale: sql`s` }) })}) l
    where l.is_first and l.comes_again group by 1, 2, 3`;
};

/** SQL: counted days of lines that are late, where the order has lines of other months: those that are settled together count once. */
const lateDays = (dimension: number, keys: Whose['keys']): SQL => sql`
  select d.country, d.bd_id, d.day from ${commissionDaily} d join open_months o on o.code = d.country
  where d.dimension = ${sql.raw(String(dimension))} and d.spread > 0 and d.month < o.open and ${keys(sql`d.country`, sql`d.bd_id`)} and ${isCounted(sql`d`)}`;

export interface Whose {
  /** SQL: whether somebody's commission is wanted. */
  mine: (who: SQL) => SQL;
  /** SQL: whether days of a BD in a country may have it. */
  keys: (country: SQL, bd: SQL) => SQL;
}

/** Whose commission a person may see. */
export const whoseInSight = (side: SideName, viewer: Viewer): Whose => ({
  mine: (who) => inSight(side, who, viewer) ?? sql`true`,
  keys: (_country, bd) => (side === 'bd' && inSight(side, bd, viewer)) || sql`true`,
});

/** SQL: shooting fees of creators that no locked month has, and those that have to come back (domain/money 4.4). */
export const feeEstimates = (viewer: Viewer): SQL => {
  const mine = inSight('up', sql.raw('p.up_id'), viewer);
  return sql`
    select greatest(to_char(coalesce(p.fulfilled_time, now()) at time zone o.zone, 'YYYY-MM'), o.open), w.country, p.up_id, case when p.is_fulfilled and w.work_order_type = 1 then 1 else 0 end, 0::numeric,
      case when p.is_fulfilled then coalesce((p.agreement ->> 'shotCost')::numeric, p.agreed_shot_cost, w.up_shot_cost, 0) else 0 end, 0::numeric, 0::numeric,
      case when p.is_fulfilled then 0 else - l.amount end, true
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
