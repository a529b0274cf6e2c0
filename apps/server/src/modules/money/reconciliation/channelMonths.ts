import type { ParsedInputOf, reconciliationApi, ReconciliationRow } from '@backlot/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { presentTime } from '../../../db/presentTime';
import { channelStatements, channelUnsettled } from '../../../tables/money/channelStatement';

type Narrowed = Pick<ParsedInputOf<typeof reconciliationApi.page>, 'settleMonth' | 'country'>;
type Statements = NonNullable<ReconciliationRow['statements']>;

/** SQL: what the statements of channels add up to, by month and country. */
export function statementsByMonth({ settleMonth, country }: Narrowed): SQL {
  const s = channelStatements;
  const where = and(settleMonth ? eq(s.statementMonth, settleMonth) : undefined, country?.length ? inArray(s.country, country) : undefined);
  const total = (column: SQL) => sql`coalesce(sum(${column}), 0)::text`;
  return sql`
    select ${s.statementMonth} settle_month, ${s.country} country, json_build_object('count', count(*), 'webIds', json_agg(distinct ${s.webId}),
      'commission', ${total(sql`${s.commission}`)}, 'partnerCommission', ${total(sql`${s.partnerCommission}`)}, 'tax', ${total(sql`${s.tax}`)},
      'fees', ${total(sql`${s.fee}`)}, 'adjustments', ${total(sql`${s.adjustment}`)}, 'settled', ${total(sql`${s.settlement}`)},
      'dataTime', max(${s.dataTime})) statements
    from ${s} where ${where ?? sql`true`} group by ${s.statementMonth}, ${s.country}`;
}

/** SQL: what no statement has yet, by the month and country of the orders. */
export function unsettledByMonth({ settleMonth, country }: Narrowed): SQL {
  const u = channelUnsettled;
  const where = and(settleMonth ? eq(u.orderMonth, settleMonth) : undefined, country?.length ? inArray(u.country, country) : undefined);
  return sql`
    select ${u.orderMonth} settle_month, ${u.country} country,
      json_build_object('orders', sum(${u.orders}), 'amount', sum(${u.amount})::text, 'dataTime', max(${u.dataTime})) unsettled
    from ${u} where ${where ?? sql`true`} group by ${u.orderMonth}, ${u.country}`;
}

/** The sums of a month as they travel. */
export const presentStatements = (told: Statements, money: (amount: string) => string): Statements => ({
  ...told,
  commission: money(told.commission),
  partnerCommission: money(told.partnerCommission),
  tax: money(told.tax),
  fees: money(told.fees),
  adjustments: money(told.adjustments),
  settled: money(told.settled),
  dataTime: presentTime(new Date(told.dataTime)),
});
