import type { OutputOf, ParsedInputOf, reconciliationApi, ReconciliationRow } from '@backlot/contract';
import { and, inArray, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { presentPage } from '../../../db/presentPage';
import { saleItems, sales } from '../../../tables/money/order';
import { countryOf, presentAmount } from '../../system/country';
import { differsSql, shareSql } from '../order';

type Query = ParsedInputOf<typeof reconciliationApi.page>;

type Found = Record<'settle_month' | 'gmv' | 'whole' | 'creator' | 'bd' | 'agency' | 'reported' | 'computed' | 'difference', string> &
  Record<'line_count' | 'reported_count' | 'differing_count' | 'n', number> & { country: ReconciliationRow['country'] };

const order = {
  settleMonth: sql`r.settle_month`,
  whole: sql`r.whole`,
  difference: sql`abs(r.difference)`,
  differingCount: sql`r.differing_count`,
};

/** A page of months and countries, the newest first. */
export async function reconciliationPage(db: Db, query: Query): Promise<OutputOf<typeof reconciliationApi.page>> {
  const { base, whole, creator, bd } = shareSql;
  const direction = query.sortOrder === 'ascend' ? sql.raw('asc') : sql.raw('desc');
  const which = and(
    sql`${saleItems.settleMonth} is not null`,
    sql`${saleItems.workOrderUpId} is not null and ${saleItems.status} <> 2`,
    sql`exists (select 1 from ${sales} where ${sales.id} = ${saleItems.orderId} and ${sales.orderStatus} = 2)`,
    query.settleMonth ? sql`${saleItems.settleMonth} = ${query.settleMonth}` : undefined,
    query.country?.length ? inArray(saleItems.country, query.country) : undefined,
  );
  const differing = query.differing && (query.differing === 'yes' ? sql`where r.differing_count > 0` : sql`where r.differing_count = 0`);
  const pageAt = (limit: number, offset: number) =>
    rowsOf<Found>(
      db,
      sql`select r.*, count(*) over ()::int n from (
        select i.month settle_month, i.country, count(*)::int line_count, sum(i.base)::text gmv, sum(i.whole) whole, sum(i.creator)::text creator,
          sum(i.bd)::text bd, sum(i.whole - i.creator - i.bd)::text agency, count(i.reported)::int reported_count,
          coalesce(sum(i.reported), 0)::text reported, coalesce(sum(i.whole) filter (where i.reported is not null), 0)::text computed,
          coalesce(sum(i.reported - i.whole), 0) difference, count(*) filter (where i.differs)::int differing_count
        from (select ${saleItems.settleMonth} as month, ${saleItems.country} country, ${base} base, ${whole} whole, ${creator} creator, ${bd} bd,
            ${saleItems.platformCommission} reported, ${differsSql} differs
          from ${saleItems} where ${which}) i
        group by i.month, i.country) r ${differing ?? sql``}
        order by ${order[query.sortField ?? 'settleMonth']} ${direction}, r.settle_month desc, r.country limit ${limit} offset ${offset}`,
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
  };
}
