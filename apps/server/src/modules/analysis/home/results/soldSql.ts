import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { jsonRowsOf } from '../../../../db/together/jsonRowsOf';
import { saleItems, sales } from '../../../../tables/money/order';
import { isCounted, isSold, linesOfDays, shareSql, touchedDays } from '../../../money/order';
import type { momentsOf, Window } from '../../board';

/** Order states whose lines were sold: neither cancelled nor sent back. */
const soldStates = [1, 2, 4] as const;

export interface Sold {
  gmv: string;
  gmvBefore: string;
  lines: number;
  linesBefore: number;
  /** Of it, what creators brought for work orders. */
  byCreators: string;
  byCreatorsBefore: string;
}

/** Where and when something was sold: values, or columns of what stands in front. */
interface Place {
  country: string | SQL;
  timeZone: string | SQL;
  isToday: boolean;
  moments: ReturnType<typeof momentsOf>;
  /** SQL: the first and the last day of both periods. */
  firstDay: SQL;
  lastDay: SQL;
}

/** Which lines of a country. */
interface Which {
  lines: SQL;
  /** SQL after `from`: the table of the same by day, and which of its rows. */
  days: SQL;
}

/** A country in its own days. */
export interface CountryDays {
  country: string;
  timeZone: string;
  window: Window;
  moments: ReturnType<typeof momentsOf>;
}

/** What some lines sold in a period and in the one before, at what is left after refunds; days that are counted are read as such. */
export async function soldIn(db: Db, { country, timeZone, window, moments }: CountryDays, which: Which): Promise<Sold> {
  const days = { firstDay: sql`${window.beforeFrom}::date`, lastDay: sql`${window.to}::date` };
  const place = { country, timeZone, isToday: window.isToday, moments, ...days };
  const [row] = await jsonRowsOf<Sold>(db, sql`select ${sums(moments)} from (${soldRows(place, which)}) f`);
  if (!row) throw new Error('A sum has one row.');
  return row;
}

/** The same of several countries, planned once for all of them. */
export async function soldByCountry(db: Db, places: readonly CountryDays[], which: Which): Promise<ReadonlyMap<string, Sold>> {
  const place = { country: sql`p.country`, timeZone: sql`p.zone`, firstDay: sql`p.first_day`, lastDay: sql`p.last_day` };
  const isToday = places.some(({ window }) => window.isToday);
  const rows = await jsonRowsOf<Sold & { country: string }>(
    db,
    sql`
    select p.country, ${sums(columns)} from (values ${sql.join(places.map(rowOf), sql`, `)}) p(country, "zone", first_day, last_day, begin_at, end_at, before_begin, before_end)
    cross join lateral (${soldRows({ ...place, isToday, moments: columns }, which)}) f group by 1`,
  );
  return new Map(rows.map((row) => [row.country, row]));
}

const columns = { begin: sql`p.begin_at`, end: sql`p.end_at`, beforeBegin: sql`p.before_begin`, beforeEnd: sql`p.before_end` };

const rowOf = ({ country, timeZone, window: { beforeFrom, to }, moments: { begin, end, beforeBegin, beforeEnd } }: CountryDays): SQL =>
  sql`(${country}::text, ${timeZone}::text, ${beforeFrom}::date, ${to}::date, ${begin}, ${end}, ${beforeBegin}, ${beforeEnd})`;

function sums({ begin, beforeEnd }: Pick<Place['moments'], 'begin' | 'beforeEnd'>): SQL {
  const [now, before] = [sql`f.at >= ${begin}`, sql`f.at < ${beforeEnd}`];
  const worth = (rows: SQL) => sql`coalesce(sum(f.amount) filter (where ${rows}), 0)::numeric(18, 2)::text`;
  const number = (rows: SQL) => sql`coalesce(sum(f.lines) filter (where ${rows}), 0)::int`;
  return sql`${worth(now)} gmv, ${worth(before)} "gmvBefore", ${number(now)} lines, ${number(before)} "linesBefore",
      ${worth(sql`${now} and f.attributed`)} "byCreators", ${worth(sql`${before} and f.attributed`)} "byCreatorsBefore"`;
}

const soldRows = (place: Place, which: Which): SQL => (place.isToday ? linesOf(place, which) : daysOf(place, which));

const linesOf = (
  { country, moments: { beforeBegin, end } }: Place,
  { lines }: Pick<Which, 'lines'>,
  from = sql`${saleItems} join ${sales} on ${sales.id} = ${saleItems.orderId}`,
): SQL => sql`
  select ${saleItems.orderTime} as at, ${shareSql.base} amount, 1 lines, ${saleItems.workOrderUpId} is not null attributed from ${from}
  where ${isSold} and ${saleItems.country} = ${country} and ${lines} and ${saleItems.orderTime} >= ${beforeBegin} and ${saleItems.orderTime} < ${end}`;

function daysOf(place: Place, which: Which): SQL {
  const { country, timeZone, firstDay, lastDay } = place;
  const within = sql`country = ${country} and day between ${firstDay} and ${lastDay}`;
  return sql`
    select d.day::timestamp at time zone ${timeZone}::text as at, d.gmv amount, d.lines, d.attributed
    from (select country, bd_id, day, attributed, sum(gmv) gmv, sum(lines) lines from ${which.days} and ${within} group by 1, 2, 3, 4) d where ${isCounted(sql`d`)}
    union all ${linesOf(place, which, linesOfDays(touchedDays(within)))}`;
}

/** The list of these lines. */
export const soldLink = (days: { from: string; to: string }, more: Record<string, string> = {}): string => {
  const query = new URLSearchParams(more);
  for (const state of soldStates) query.append('orderStatus', String(state));
  query.set('localBeginDay', days.from);
  query.set('localEndDay', days.to);
  return `/order?${query.toString()}`;
};
