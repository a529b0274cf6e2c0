import { codeOf, paymentLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { jsonRowsOf } from '../../../db/together/jsonRowsOf';
import { bdCommissionDaily } from '../../../tables/money/saleDaily';
import type { Viewer } from '../../base/sight';
import { isCounted, linesOfDays, openLines, touchedDays } from '../order';
import { withOpenMonths } from './estimates';
import { lockedRows } from './rows';
import { inSight, sides } from './side';

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
      union all select greatest(e.month, o.open), e.who, e.amount, null::int, null::int
      from (${openDays({ people, country })}) e join open_months o on o.code = ${country}
      where ${inSight('bd', sql`e.who`, viewer) ?? sql`true`}) r
    where r.who in (${people}) group by 1`,
  );

/** SQL: what is open of some people: days that are counted, and the lines of those that are not. */
const openDays = ({ people, country }: Omit<Wanted, 'viewer'>): SQL => {
  const { dimension, who } = sides.bd;
  const touched = touchedDays(sql`country = ${country} and bd_id in (${people})`);
  return sql`
    select d.bd_id who, case when d.month = '' then to_char(now() at time zone o.zone, 'YYYY-MM') else d.month end as month, d.amount
    from ${bdCommissionDaily} d join open_months o on o.code = d.country
    where d.country = ${country} and d.bd_id in (${people}) and ${isCounted(sql`d`)}
    union all select l.who, l.month, l.amount
    from (${openLines({ dimension, who, share: 'bd', lines: linesOfDays(touched, { item: sql`i`, sale: sql`s` }) })}) l`;
};
