import type { OutputOf, ParsedInputOf, reconciliationApi, ReconciliationRow } from '@backlot/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { presentPage } from '../../../db/presentPage';
import { presentTime } from '../../../db/presentTime';
import { reconciliationDaily } from '../../../tables/money/saleDaily';
import { countryOf, presentAmount } from '../../system/country';
import { freshReconciliation, isCounted, touchedDays } from '../order';
import { presentStatements, statementsByMonth, unsettledByMonth } from './channelMonths';

type Query = ParsedInputOf<typeof reconciliationApi.page>;

type Found = Record<'settle_month' | 'gmv' | 'whole' | 'creator' | 'bd' | 'agency' | 'reported' | 'computed' | 'difference', string> &
  Record<'line_count' | 'reported_count' | 'differing_count' | 'n', number> &
  Pick<ReconciliationRow, 'country' | 'statements' | 'unsettled'>;

const order = {
  settleMonth: sql`r.settle_month`,
  whole: sql`r.whole`,
  difference: sql`abs(r.difference)`,
  differingCount: sql`r.differing_count`,
};

/** A page of months and countries, the newest first. */
export async function reconciliationPage(db: Db, query: Query): Promise<OutputOf<typeof reconciliationApi.page>> {
  const direction = query.sortOrder === 'ascend' ? sql.raw('asc') : sql.raw('desc');
  const differing = query.differing && (query.differing === 'yes' ? sql`where r.differing_count > 0` : sql`where r.differing_count = 0`);
  const ofCountry = (country: SQL) => (query.country?.length ? inArray(country, query.country) : sql`true`);
  const lines = sql`
    select i.month settle_month, i.country, sum(i.lines)::int line_count, sum(i.gmv) gmv, sum(i.whole) whole, sum(i.creator) creator,
      sum(i.bd) bd, sum(i.whole - i.creator - i.bd) agency, sum(i.reported_lines)::int reported_count, sum(i.reported) reported,
      sum(i.computed) computed, sum(i.reported - i.computed) difference, sum(i.differing_lines)::int differing_count
    from (select * from ${reconciliationDaily} d where ${isCounted(sql`d`)}
      union all ${freshReconciliation(touchedDays(ofCountry(sql`country`)))}) i
    where ${and(ofCountry(sql`i.country`), query.settleMonth ? eq(sql`i.month`, query.settleMonth) : undefined)}
    group by i.month, i.country`;
  const pageAt = (limit: number, offset: number) =>
    rowsOf<Found>(
      db,
      sql`with l as (${lines}), s as (${statementsByMonth(query)}), u as (${unsettledByMonth(query)})
      select r.*, count(*) over ()::int n from (
        select k.settle_month, k.country, coalesce(l.line_count, 0) line_count, coalesce(l.gmv, 0)::text gmv, coalesce(l.whole, 0) whole,
          coalesce(l.creator, 0)::text creator, coalesce(l.bd, 0)::text bd, coalesce(l.agency, 0)::text agency,
          coalesce(l.reported_count, 0) reported_count, coalesce(l.reported, 0)::text reported, coalesce(l.computed, 0)::text computed,
          coalesce(l.difference, 0) difference, coalesce(l.differing_count, 0) differing_count, s.statements, u.unsettled
        from (select settle_month, country from l union select settle_month, country from s union select settle_month, country from u) k
        left join l on l.settle_month = k.settle_month and l.country = k.country
        left join s on s.settle_month = k.settle_month and s.country = k.country
        left join u on u.settle_month = k.settle_month and u.country = k.country) r
        ${differing ?? sql``} order by ${order[query.sortField ?? 'settleMonth']} ${direction}, r.settle_month desc, r.country
        limit ${limit} offset ${offset}`,
    );
  const offset = (query.pageNo - 1) * query.pageSize;
  const found = await pageAt(query.pageSize, offset);
  // Behind the last page no row brings the number along.
  const counted = found.length > 0 || offset === 0 ? found : await pageAt(1, 0);
  return presentPage({ ...query, totalRows: counted[0]?.n ?? 0, rows: found.map(present) });
}

function present(row: Found): ReconciliationRow {
  const { currency, scale } = countryOf(row.country);
  const money = (amount: string) => presentAmount(Number(amount) === 0 ? (0).toFixed(scale) : String(amount), currency) ?? String(amount);
  return {
    id: `${row.settle_month}.${row.country}`,
    settleMonth: row.settle_month,
    country: row.country,
    currency,
    lineCount: row.line_count,
    gmv: money(row.gmv),
    whole: money(row.whole),
    creator: money(row.creator),
    bd: money(row.bd),
    agency: money(row.agency),
    reportedCount: row.reported_count,
    reported: money(row.reported),
    computed: money(row.computed),
    difference: money(row.difference),
    differingCount: row.differing_count,
    statements: row.statements && presentStatements(row.statements, money),
    unsettled: row.unsettled && {
      ...row.unsettled,
      amount: money(row.unsettled.amount),
      dataTime: presentTime(new Date(row.unsettled.dataTime)),
    },
  };
}
