import { type CommissionRow, type ParsedInputOf, settlementLife, type upCommissionApi } from '@backlot/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { inState } from '../../../db/inState';
import { contains } from '../../../db/list/contains';
import { presentPage } from '../../../db/presentPage';
import { users } from '../../../tables/base/user';
import { ups } from '../../../tables/creators/creator';
import { settlementBatches, settlementStatements } from '../../../tables/money/settlement';
import type { Viewer } from '../../base/sight';
import { countries, presentAmount } from '../../system/country';
import { statementsInSight } from '../settle';
import { paidByRules, type PaidByRules } from './byRules';
import { feeEstimates, orderEstimates, whoseInSight, withOpenMonths } from './estimates';
import { fulfilledCounts } from './measures';
import { inSight, type SideName, sides } from './side';

export type CommissionQuery = ParsedInputOf<typeof upCommissionApi.page>;

interface Found {
  settle_month: string;
  country: CommissionRow['country'];
  who: string;
  name: string | null;
  orders: number;
  gmv: string;
  commercial: string;
  team_leader: string;
  reward: string;
  adjust: string;
  total: string;
  settle_status: number | null;
  pay_status: number | null;
  statement_id: string | null;
  n: number;
}

const s = settlementStatements;

/** SQL: locked statements of one side. */
export const lockedRows = (side: SideName, viewer: Viewer): SQL => {
  const readable = statementsInSight(viewer) ?? sql`true`;
  const which = and(
    sql`${s.beneficiaryType} = ${sides[side].dimension}`,
    inState(settlementLife, settlementBatches, 'pending', 'settled'),
    inSight(side, sql`${s.beneficiaryId}`, viewer),
  );
  return sql`
    select ${settlementBatches.settleMonth} settle_month, ${settlementBatches.country} country, ${s.beneficiaryId} who, ${s.beneficiaryName} as name,
      ${s.commercialOrderCount} + ${s.teamLeaderOrderCount} orders, ${s.gmv} gmv, ${s.commercialAmount} commercial, ${s.teamLeaderAmount} team_leader,
      ${s.rewardAmount} reward, ${s.adjustAmount} adjust, ${s.totalAmount} total, ${settlementBatches.settleStatus} settle_status,
      ${s.payStatus} pay_status, case when ${readable} then ${s.id} end statement_id
    from ${s} join ${settlementBatches} on ${settlementBatches.id} = ${s.batchId} where ${which}`;
};

const estimatedRows = (side: SideName, viewer: Viewer, ruled: readonly PaidByRules[]): SQL => {
  const name =
    side === 'bd'
      ? sql`select ${users.name} from ${users} where ${users.id} = e.who`
      : sql`select ${ups.nickname} from ${ups} where ${ups.id} = e.who`;
  const fees = side === 'up' ? sql`union all ${feeEstimates(viewer)}` : sql``;
  const rules = sql`select * from jsonb_to_recordset(${JSON.stringify(ruled)}::jsonb)
    as paid(settle_month text, country text, who bigint, commercial numeric, team_leader numeric, reward numeric)`;
  return sql`
    select e.settle_month, e.country, e.who, (${name}) as name, sum(e.orders)::int, sum(e.gmv), sum(e.commercial), sum(e.team_leader), sum(e.reward),
      sum(e.adjust), sum(e.commercial + e.team_leader + e.reward + e.adjust), null::int, null::int, null::bigint
    from (
      select settle_month, country, who, orders, gmv, commercial, team_leader, 0::numeric reward, adjust, true states
      from (${orderEstimates(side, whoseInSight(side, viewer))}) sold
      union all select settle_month, country, who, 0, 0, commercial, team_leader, reward, 0, true from (${rules}) paid
      union all ${fulfilledCounts(side, viewer)} ${fees}) e(settle_month, country, who, orders, gmv, commercial, team_leader, reward, adjust, states)
    group by e.settle_month, e.country, e.who having bool_or(e.states)`;
};

const keyOf = sql`r.settle_month || '.' || r.country || '.' || r.who`;

const order = { settleMonth: sql`r.settle_month`, totalAmount: sql`r.total`, gmv: sql`r.gmv`, orderCount: sql`r.orders` };

const whereOf = (side: SideName, query: Partial<CommissionQuery> & { ids?: readonly string[] | undefined }): SQL =>
  and(
    query.settleMonth ? sql`r.settle_month = ${query.settleMonth}` : undefined,
    query.country?.length ? inArray(sql`r.country`, query.country) : undefined,
    query.isEstimate && (query.isEstimate === 'yes' ? sql`r.settle_status is null` : sql`r.settle_status is not null`),
    query.payStatus?.length ? inArray(sql`r.pay_status`, query.payStatus) : undefined,
    query.beneficiaryId ? sql`r.who = ${query.beneficiaryId}::bigint` : undefined,
    query.teamId ? ofTeam(side, query.teamId) : undefined,
    query.searchValue ? contains(sql`r.name`, query.searchValue) : undefined,
    query.ids?.length ? inArray(keyOf, [...query.ids]) : undefined,
  ) ?? sql`true`;

const ofTeam = (side: SideName, teamId: string): SQL => {
  const people = sql`select ${users.id} from ${users} where ${eq(users.orgId, teamId)}`;
  return side === 'bd' ? sql`r.who in (${people})` : sql`r.who in (select ${ups.id} from ${ups} where ${ups.bdId} in (${people}))`;
};

interface Cut {
  limit: number;
  offset: number;
}

/** Rows in sight: statements from the lock on, and what is not locked yet as an estimate. */
export async function rowsOfCommission(
  db: Db,
  { side, query, viewer }: { side: SideName; query: Partial<CommissionQuery> & { ids?: readonly string[] | undefined }; viewer: Viewer },
  { limit, offset }: Cut,
): Promise<{ rows: CommissionRow[]; totalRows: number }> {
  const direction = query.sortOrder === 'ascend' ? sql.raw('asc') : sql.raw('desc');
  const ruled = side === 'bd' && query.isEstimate !== 'no' ? await paidByRules(db, whoseInSight(side, viewer)) : [];
  const found = await rowsOf<Found>(
    db,
    sql`${withOpenMonths(side)}
      select r.settle_month, r.country, r.who::text, r.name, r.orders, r.gmv::text, r.commercial::text, r.team_leader::text, r.reward::text,
        r.adjust::text, r.total::text, r.settle_status, r.pay_status, r.statement_id::text, count(*) over ()::int n
      from (${lockedRows(side, viewer)} union all ${estimatedRows(side, viewer, ruled)}) r where ${whereOf(side, query)}
      order by ${order[query.sortField ?? 'settleMonth']} ${direction}, r.settle_month desc, r.total desc, r.who limit ${limit} offset ${offset}`,
  );
  return { rows: found.map(present), totalRows: found[0]?.n ?? 0 };
}

function present(row: Found): CommissionRow {
  const { currency, scale } = countries[row.country];
  const money = (amount: string) => presentAmount(Number(amount) === 0 ? (0).toFixed(scale) : amount, currency) ?? amount;
  return {
    id: `${row.settle_month}.${row.country}.${row.who}`,
    settleMonth: row.settle_month,
    country: row.country,
    currency,
    beneficiary: { id: row.who, name: row.name ?? '' },
    orderCount: row.orders,
    gmv: money(row.gmv),
    commercialAmount: money(row.commercial),
    teamLeaderAmount: money(row.team_leader),
    rewardAmount: money(row.reward),
    adjustAmount: money(row.adjust),
    totalAmount: money(row.total),
    isEstimate: row.settle_status === null,
    settleStatus: row.settle_status,
    payStatus: row.pay_status,
    statementId: row.statement_id,
  };
}

/** A page of one side's commission. */
export async function commissionPage(db: Db, side: SideName, query: CommissionQuery, viewer: Viewer) {
  const cut = { limit: query.pageSize, offset: (query.pageNo - 1) * query.pageSize };
  const { rows, totalRows } = await rowsOfCommission(db, { side, query, viewer }, cut);
  // Behind the last page no row brings the number along.
  if (rows.length > 0 || cut.offset === 0) return presentPage({ ...query, totalRows, rows });
  const whole = await rowsOfCommission(db, { side, query, viewer }, { limit: 1, offset: 0 });
  return presentPage({ ...query, totalRows: whole.totalRows, rows });
}
