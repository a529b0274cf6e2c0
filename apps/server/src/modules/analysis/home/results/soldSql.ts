import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { jsonRowsOf } from '../../../../db/together/jsonRowsOf';
import { saleItems, sales } from '../../../../tables/money/order';
import { isCounted, isSold, linesOfDays, shareSql, touchedDays } from '../../../money/order';
import type { momentsOf, Window } from '../../board';

/** Order states whose lines were sold: neither cancelled nor sent back. */
const soldStates = [1, 2, 4] as const;

interface Sold {
  gmv: string;
  gmvBefore: string;
  lines: number;
  linesBefore: number;
  /** Of it, what creators brought for work orders. */
  byCreators: string;
  byCreatorsBefore: string;
}

/** What was sold of which lines. */
interface Which {
  country: string;
  timeZone: string;
  window: Window;
  moments: ReturnType<typeof momentsOf>;
  /** SQL: which lines of the country. */
  lines: SQL;
  /** SQL after `from`: the table of the same by day, and which of its rows. */
  days: SQL;
}

/** What some lines sold in a period and in the one before, at what is left after refunds; days that are counted are read as such. */
export async function soldIn(db: Db, which: Which): Promise<Sold> {
  const { begin, beforeEnd } = which.moments;
  const [now, before] = [sql`f.at >= ${begin}`, sql`f.at < ${beforeEnd}`];
  const worth = (rows: SQL) => sql`coalesce(sum(f.amount) filter (where ${rows}), 0)::numeric(18, 2)::text`;
  const number = (rows: SQL) => sql`coalesce(sum(f.lines) filter (where ${rows}), 0)::int`;
  const [row] = await jsonRowsOf<Sold>(
    db,
    sql`
    select ${worth(now)} gmv, ${worth(before)} "gmvBefore", ${number(now)} lines, ${number(before)} "linesBefore",
      ${worth(sql`${now} and f.attributed`)} "byCreators", ${worth(sql`${before} and f.attributed`)} "byCreatorsBefore"
    from (${which.window.isToday ? linesOf(which) : daysOf(which)}) f`,
  );
  if (!row) throw new Error('A sum has one row.');
  return row;
}

const linesOf = (
  { country, moments: { beforeBegin, end }, lines }: Which,
  from = sql`${saleItems} join ${sales} on ${sales.id} = ${saleItems.orderId}`,
): SQL => sql`
  select ${saleItems.orderTime} as at, ${shareSql.base} amount, 1 lines, ${saleItems.workOrderUpId} is not null attributed from ${from}
  where ${isSold} and ${saleItems.country} = ${country} and ${lines} and ${saleItems.orderTime} >= ${beforeBegin} and ${saleItems.orderTime} < ${end}`;

function daysOf(which: Which): SQL {
  const { country, timeZone, window, days } = which;
  const within = sql`country = ${country} and day between ${window.beforeFrom}::date and ${window.to}::date`;
  return sql`
    select d.day::timestamp at time zone ${timeZone}::text as at, d.gmv amount, d.lines, d.attributed
    from (select country, bd_id, day, attributed, sum(gmv) gmv, sum(lines) lines from ${days} and ${within} group by 1, 2, 3, 4) d where ${isCounted(sql`d`)}
    union all ${linesOf(which, linesOfDays(touchedDays(within)))}`;
}

/** The list of these lines. */
export const soldLink = (days: { from: string; to: string }, more: Record<string, string> = {}): string => {
  const query = new URLSearchParams(more);
  for (const state of soldStates) query.append('orderStatus', String(state));
  query.set('localBeginDay', days.from);
  query.set('localEndDay', days.to);
  return `/order?${query.toString()}`;
};
