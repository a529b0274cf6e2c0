import { cooperationLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { jsonRowsOf } from '../../../db/together/jsonRowsOf';
import { users } from '../../../tables/base/user';
import { saleItems, sales } from '../../../tables/money/order';
import { rules, ruleScopes } from '../../../tables/money/rule';
import { workOrders } from '../../../tables/trade/order';
import { lastStep, workOrderUps } from '../../../tables/trade/submission';
import type { Viewer } from '../../base/sight';
import { isOfGmvRule, openLines } from '../order';
import { paysDimension } from '../settle';
import { orderEstimates, type Whose, withOpenMonths } from './estimates';
import { inSight, type SideName, sides } from './side';

const { dimension, who, share } = sides.bd;
const pays = paysDimension(dimension);

/** What rules measure of a BD in a month; of the work order `0` where none has a rule of its own. */
interface Measured {
  month: string;
  country: string;
  who: string;
  team: string | null;
  work_order: string;
}
export interface Sold extends Measured {
  gmv: string;
  rule_gmv: string;
}
export interface Fulfilled extends Measured {
  kind: 1 | 2;
  count: number;
  fees: string;
}

/** SQL: countries in which BDs have rules. */
const ruled = sql`select ${rules.country} from ${rules} where ${pays}`;

/** SQL: work orders that have rules of their own. */
const named = sql`select distinct ${ruleScopes.scopeId} id from ${ruleScopes} join ${rules} on ${rules.id} = ${ruleScopes.ruleId} where ${ruleScopes.scopeType} = 3 and ${pays}`;

/** SQL: the team of `who`, as a computation of the country would have it. */
const team = sql`(select ${users.orgId}::text from ${users} where ${users.id} = m.who and ${users.country} = m.country and ${users.status} <> 2)`;

/** What is sold in open months: counted days, less the lines of orders that have rules of their own, which stand for themselves. */
export function soldMeasures(db: Db, { mine, keys }: Whose): Promise<Sold[]> {
  const lines = sql`(${named}) named cross join lateral (select * from ${saleItems} where ${saleItems.workOrderId} = named.id offset 0) i join ${sales} s on s.id = i.order_id`;
  const estimates = orderEstimates('bd', { mine, keys: (country, bd) => sql`${keys(country, bd)} and ${country} in (${ruled})` });
  return jsonRowsOf(
    db,
    sql`${withOpenMonths('bd')}
      select m.month, m.country, m.who::text, ${team} team, m.work_order::text, sum(m.gmv)::text gmv, sum(m.rule_gmv)::text rule_gmv from (
        select e.settle_month as month, e.country, e.who, 0::bigint work_order, e.gmv, e.rule_gmv from (${estimates}) e
        union all
        select greatest(l.month, l.open), l.country, l.who, v.work_order, v.sign * (l.base - coalesce(l.m_base, 0)),
          case when ${isOfGmvRule} then v.sign * (l.base - coalesce(l.m_base, 0)) else 0 end
        from (${openLines({ dimension, who, share, which: mine(who), lines })}) l
        cross join lateral (values (l.work_order_id, 1), (0::bigint, -1)) v(work_order, sign)
        where l.country in (${ruled})) m
      group by m.month, m.country, m.who, m.work_order`,
  );
}

/** Who was fulfilled in open months, where a rule counts it. */
export const fulfilledMeasures = (db: Db, { mine }: Whose): Promise<Fulfilled[]> =>
  jsonRowsOf(
    db,
    sql`${withOpenMonths('bd')}
      select m.month, m.country, m.who::text, ${team} team, m.work_order::text, m.kind, count(*)::int count, sum(m.fee)::text fees from (
        ${fulfilled(
          mine(sql.raw('p.bd_id')),
          sql`p.bd_id as who, case when w.id in (${named}) then w.id else 0 end as work_order,
          case when w.work_attribute = 1 then coalesce((p.agreement ->> 'shotCost')::numeric, p.agreed_shot_cost, w.up_shot_cost, 0) else 0 end as fee`,
        )}
        and w.country in (${ruled} and (${rules.ruleType} = 2 or ${rules.metric} = 3))) m
      group by m.month, m.country, m.who, m.work_order, m.kind`,
  );

/** SQL: when the first month begins that is open anywhere: what was fulfilled before belongs to a locked one, without a look at its work order. */
const firstOpen = sql`(select min(case when open = '' then '-infinity' else (open || '-01')::timestamp at time zone zone end) from open_months)`;

/** SQL: submissions `p` of work orders `w` that were fulfilled in a month that is open, with it and their country and kind. */
export const fulfilled = (mine: SQL, columns: SQL): SQL => sql`
  select to_char(p.fulfilled_time at time zone o.zone, 'YYYY-MM') as month, w.country, w.work_order_type kind, ${columns}
  from (select * from ${workOrderUps} where ${inState(cooperationLife, workOrderUps, 'fulfilled')} and ${workOrderUps.fulfilledTime} >= ${firstOpen} and ${lastStep(workOrderUps)} >= ${firstOpen}) p
  join ${workOrders} w on w.id = p.work_order_id
  join open_months o on o.code = w.country
  where p.status <> 2 and to_char(p.fulfilled_time at time zone o.zone, 'YYYY-MM') >= o.open and ${mine}`;

/** SQL: fulfilled submissions of commercial orders, each of which counts as an order of a statement; alone they make none. */
export const fulfilledCounts = (side: SideName, viewer: Viewer): SQL => {
  const whose = sql.raw(side === 'bd' ? 'p.bd_id' : 'p.up_id');
  const mine = sql`${inSight(side, whose, viewer) ?? sql`true`} and w.work_order_type = 1`;
  // Those with a fee of a creator come with it.
  const which = side === 'bd' ? mine : sql`${mine} and w.work_attribute <> 1`;
  return sql`select month, country, who, 1, 0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric, false from (${fulfilled(which, sql`${whose} as who`)}) counted`;
};
