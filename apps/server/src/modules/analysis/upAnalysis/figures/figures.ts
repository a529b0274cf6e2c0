import type { AnalysisFigures } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { jsonRowsOf } from '../../../../db/together/jsonRowsOf';
import { upGainsDaily } from '../../../../tables/analysis/upGains';
import { works } from '../../../../tables/creators/creator';
import { upMetricDaily } from '../../../creators/creator';
import { presentAmount } from '../../../system/country';
import { type Look, momentsOf } from '../look';
import { soldByUp, soldLines } from '../sold';

/** Fewer works than these tell little: then the last ones before the end are taken (domain/metrics 5.2). */
const fewest = 3;
const fallback = 10;

/** Days back in which a count of followers still tells how many there are. */
const freshDays = 7;

interface Found {
  period: 'now' | 'before';
  fans: number | null;
  posted: number;
  avg_views: number | null;
  median_views: number | null;
  interactions: number | null;
  seen: number | null;
  per_work: number | null;
  sales: string;
  orders: number;
  won: number | null;
}

/** The figures of a creator over a period and the one before. */
export async function figuresOfUp(db: Db, look: Look): Promise<AnalysisFigures> {
  const rows = await jsonRowsOf<Found>(db, figuresSql(look));
  const of = (period: Found['period']) => rows.find((row) => row.period === period);
  const [now, before] = [of('now'), of('before')];
  const both = <Value>(read: (row: Found) => Value) => ({
    now: now ? read(now) : null,
    before: before ? read(before) : null,
  });
  const sold = (row: Found | undefined) => presentAmount(row?.sales ?? '0.00', look.currency) ?? '0';
  return {
    fans: both(({ fans }) => fans),
    avgViews: both((row) => row.avg_views),
    medianViews: both((row) => row.median_views),
    isFew: (now?.posted ?? 0) < fewest,
    interactionRate: both(({ interactions, seen }) => ratio(interactions, seen)),
    interactionRateFans: both(({ per_work, fans }) => ratio(per_work, fans)),
    works: both(({ posted }) => posted),
    sales: { now: sold(now), before: sold(before) },
    orders: both(({ orders }) => orders),
    gpm: both((row) => perThousand(row, look.currency)),
  };
}

const ratio = (part: number | null, whole: number | null): number | null =>
  part === null || !whole ? null : Math.round((part / whole) * 10_000) / 10_000;

/** In thousandths of a view, so that the last digit is not one of a float's. */
function perThousand({ sales, won }: Found, currency: string): string | null {
  if (won === null || won <= 0) return null;
  const hundredths = (BigInt(sales.replace('.', '')) * 1000n * 2n + BigInt(won)) / (BigInt(won) * 2n);
  const text = hundredths.toString().padStart(3, '0');
  return presentAmount(`${text.slice(0, -2)}.${presentAmount('0.00', currency) === '0' ? '00' : text.slice(-2)}`, currency);
}

function figuresSql(look: Look): SQL {
  const { up, window } = look;
  const { begin, end, beforeBegin, beforeEnd } = momentsOf(look);
  return sql`
    select p.period, f.fans, n.posted, w.avg_views, w.median_views, w.interactions, w.seen, w.per_work, s.sales, s.orders, g.won
    from (values ('now', ${begin}, ${end}, ${window.from}::date, ${window.to}::date), ('before', ${beforeBegin}, ${beforeEnd}, ${window.beforeFrom}::date, ${window.beforeTo}::date)) p(period, since, until, first_day, last_day)
    cross join lateral (select count(*)::int posted from ${works} w where w.up_id = ${up.id} and w.work_status = 1 and w.post_time >= p.since and w.post_time < p.until) n
    left join lateral (
      select fans from ${upMetricDaily} m where m.up_id = ${up.id} and m.fans is not null and m.stat_date between p.last_day - ${freshDays}::int and p.last_day
      order by m.stat_date desc limit 1) f on true
    cross join lateral (
      select round(avg(c.views))::bigint avg_views, round(percentile_cont(0.5) within group (order by c.views))::bigint median_views,
        sum(reactions) filter (where views > 0)::bigint interactions, sum(views) filter (where views > 0)::bigint seen, round(avg(reactions), 4) per_work
      from (select views, coalesce(likes, 0) + coalesce(comments, 0) + coalesce(shares, 0) reactions from ${works} w
        where w.up_id = ${up.id} and w.work_status = 1 and w.post_time < p.until and w.views is not null
        order by w.post_time desc limit case when n.posted < ${fewest} then ${fallback} else n.posted end) c) w
    cross join lateral (
      select coalesce(sum(l.amount), 0)::numeric(18, 2)::text sales, count(distinct l.order_id)::int orders
      from (${soldLines(soldByUp(up))}) l where l.at >= p.since and l.at < p.until) s
    cross join lateral (select sum(views)::bigint won from ${upGainsDaily} g where g.up_id = ${up.id} and g.day between p.first_day and p.last_day) g`;
}
