import { codeOf, paymentLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { jsonRowsOf } from '../../../db/together/jsonRowsOf';
import type { Viewer } from '../../base/sight';
import { orderEstimates, withOpenMonths } from './estimates';
import { lockedRows } from './rows';
import { inSight } from './side';

/** What some BDs have earned together in one state, with the months it belongs to. */
interface CommissionTotal {
  state: 'estimated' | 'pending' | 'paid';
  amount: string;
  from_month: string;
  to_month: string;
}

interface Wanted {
  viewer: Viewer;
  /** SQL: ids of people. */
  people: SQL;
  country: string;
}

/** The rows of the BD commission list of some people in one country, added up: not locked yet, locked and not paid, paid. */
export const commissionTotals = (db: Db, { viewer, people, country }: Wanted): Promise<CommissionTotal[]> =>
  jsonRowsOf(
    db,
    sql`
    ${withOpenMonths('bd')}
    select case when r.settle_status is null then 'estimated' when r.pay_status = ${codeOf(paymentLife, 'paid')} then 'paid' else 'pending' end state,
      sum(r.total)::numeric(18, 2)::text amount, min(r.settle_month) from_month, max(r.settle_month) to_month
    from (
      select r.settle_month, r.who, r.total, r.settle_status, r.pay_status from (${lockedRows('bd', viewer)}) r where r.country = ${country}
      union all select e.settle_month, e.who, e.commercial + e.team_leader + e.adjust, null::int, null::int
      from (${orderEstimates('bd', {
        mine: (who) => inSight('bd', who, viewer) ?? sql`true`,
        keys: (of, bd) => sql`${of} = ${country} and ${bd} in (${people})`,
      })}) e) r
    where r.who in (${people}) group by 1`,
  );
