import { codeOf, paymentLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { jsonRowsOf } from '../../../db/together/jsonRowsOf';
import { together } from '../../../db/together/together';
import type { Viewer } from '../../base/sight';
import { readAmount, writeAmount } from '../compute';
import { paidByRules, type PaidByRules } from './byRules';
import { orderEstimates, type Whose, withOpenMonths } from './estimates';
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
export async function commissionTotals(db: Db, wanted: Wanted): Promise<CommissionTotal[]> {
  const { viewer, people, country } = wanted;
  const whose: Whose = {
    mine: (who) => sql`${who} in (${people}) and ${inSight('bd', who, viewer) ?? sql`true`}`,
    keys: (of, bd) => sql`${of} = ${country} and ${bd} in (${people})`,
  };
  const [totals, ruled] = await together(db, (at) => Promise.all([totalsBefore(at, wanted, whose), paidByRules(at, whose)]));
  return withRules(
    totals,
    ruled.filter((row) => row.country === country),
  );
}

const totalsBefore = (db: Db, { viewer, people, country }: Wanted, whose: Whose): Promise<CommissionTotal[]> =>
  jsonRowsOf(
    db,
    sql`
    ${withOpenMonths('bd')}
    select case when r.settle_status is null then 'estimated' when r.pay_status = ${codeOf(paymentLife, 'paid')} then 'paid' else 'pending' end state,
      sum(r.total)::numeric(18, 2)::text amount, min(r.settle_month) from_month, max(r.settle_month) to_month
    from (
      select r.settle_month, r.who, r.total, r.settle_status, r.pay_status from (${lockedRows('bd', viewer)}) r where r.country = ${country}
      union all select e.settle_month, e.who, e.commercial + e.team_leader + e.adjust, null::int, null::int
      from (${orderEstimates('bd', whose)}) e) r
    where r.who in (${people}) group by 1`,
  );

/** What rules pay in months that are not locked, on top of their lines. */
function withRules(totals: readonly CommissionTotal[], ruled: readonly PaidByRules[]): CommissionTotal[] {
  if (ruled.length === 0) return [...totals];
  const before = totals.find(({ state }) => state === 'estimated');
  const texts = [before?.amount ?? '0', ...ruled.flatMap(({ commercial, team_leader, reward }) => [commercial, team_leader, reward])];
  const months = [...(before ? [before.from_month, before.to_month] : []), ...ruled.map((row) => row.settle_month)].toSorted();
  const amount = writeAmount(
    texts.reduce((sum, text) => sum + (readAmount(text, 2) ?? 0n), 0n),
    2,
  );
  const estimated: CommissionTotal = { state: 'estimated', amount, from_month: months[0] ?? '', to_month: months.at(-1) ?? '' };
  return [...totals.filter(({ state }) => state !== 'estimated'), estimated];
}
