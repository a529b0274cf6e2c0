import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database';
import { monthSpan } from '../../modules/money/compute';
import { type CountryCode, dayIn } from '../../modules/system/country';

export interface DemoMonth {
  settleMonth: string;
  country: CountryCode;
  /** `paid` ones are over, the last but one waits for its confirmation, the newest one is a preview. */
  is: 'paid' | 'waiting' | 'newest';
  /** When finance settles it: some days into the next month, unless it is settled now. */
  clock: Date;
}

const dayMs = 86_400_000;

/** The months that have ended in their country since something counted there, the oldest first. */
export async function demoMonths(db: Db, today: Date): Promise<DemoMonth[]> {
  const begun = await rowsOf<{ country: CountryCode; first: string }>(
    db,
    sql`select country, to_char(min(time), 'YYYY-MM-DD"T"HH24:MI:SS"Z"') first from (
        select country, commissionable_time at time zone 'UTC' time from sale_items where work_order_id is not null
        union all select o.country, p.fulfilled_time at time zone 'UTC' from work_order_ups p join work_orders o on o.id = p.work_order_id
      ) counted where time is not null group by country`,
  );
  // Disputes are within days of the real lock, whatever day the demo is of.
  const now = new Date(Math.max(today.getTime(), Date.now()));
  const months: DemoMonth[] = [];
  for (const { country, first } of begun) {
    const from = dayIn(country, new Date(first)).slice(0, 7);
    const newest = monthBefore(dayIn(country, today).slice(0, 7));
    const waiting = monthBefore(newest);
    for (let settleMonth = newest; settleMonth >= from; settleMonth = monthBefore(settleMonth)) {
      const is = settleMonth === newest ? 'newest' : settleMonth === waiting ? 'waiting' : 'paid';
      const settled = new Date(monthSpan({ month: settleMonth, country }).end + 2 * dayMs + dayMs / 4);
      months.push({ settleMonth, country, is, clock: is === 'paid' && settled < now ? settled : now });
    }
  }
  const place = ({ settleMonth, country }: DemoMonth) => `${settleMonth} ${country}`;
  return months.sort((one, other) => place(one).localeCompare(place(other)));
}

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 2)).toISOString().slice(0, 7);
}
