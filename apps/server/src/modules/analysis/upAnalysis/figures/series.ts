import type { UpAnalysis } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { jsonRowsOf } from '../../../../db/together/jsonRowsOf';
import { together } from '../../../../db/together/together';
import { upGainsDaily } from '../../../../tables/analysis/upGains';
import { works } from '../../../../tables/creators/creator';
import { saleItems } from '../../../../tables/money/order';
import { upMetricDaily, workMetricSnapshots } from '../../../creators/creator';
import { addDays, dayIn, presentAmount } from '../../../system/country';
import { daysOf } from '../../board';
import { type Look, momentsOf } from '../look';
import { soldByUp, soldLines } from '../sold';

type Point = UpAnalysis['series'][number]['now'];

/** What is known of a day, or of an hour of a day: `2026-11-22`, `2026-11-22 09`. */
interface Bucket extends Partial<Point> {
  at: string;
}

/** How a creator moved by day, or by hour of today; what nobody knows is a gap. */
export async function seriesOf(db: Db, look: Look): Promise<UpAnalysis['series']> {
  const { window, up, now, currency } = look;
  const [gained, sold, [known]] = await together(db, (at) =>
    Promise.all([
      jsonRowsOf<Bucket>(at, window.isToday ? hoursSql(look) : daysSql(look)),
      jsonRowsOf<Bucket>(at, salesSql(look)),
      jsonRowsOf<{ first: string | null; last: string | null }>(
        at,
        sql`select (select order_time from ${saleItems} where country = ${up.country} order by order_time limit 1) first,
          (select order_time from ${saleItems} where country = ${up.country} order by order_time desc limit 1) last`,
      ),
    ]),
  );
  const byAt = new Map(gained.map((row) => [row.at, row]));
  const amounts = new Map(sold.map((row) => [row.at, row.sales]));
  const [first, last] = [known?.first, known?.last].map((moment) => moment && dayIn(up.country, new Date(moment)));
  const pointAt = (bucket: string): Point => {
    const day = bucket.slice(0, 10);
    const isKnown = first && last && day >= first && day <= last;
    const { fans = null, views = null, likes = null, comments = null } = byAt.get(bucket) ?? {};
    return {
      fans,
      views,
      likes,
      comments,
      sales: isKnown ? presentAmount(amounts.get(bucket) ?? '0.00', currency) : null,
    };
  };
  if (!window.isToday)
    return Array.from({ length: daysOf(window.from, window.to) }, (_, at) => ({
      label: addDays(window.from, at),
      now: pointAt(addDays(window.from, at)),
      before: pointAt(addDays(window.beforeFrom, at)),
    }));
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: look.timeZone,
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(now),
  );
  return Array.from({ length: hour + 1 }, (_, at) => {
    const label = String(at).padStart(2, '0');
    return {
      label,
      now: pointAt(`${window.from} ${label}`),
      before: pointAt(`${window.beforeFrom} ${label}`),
    };
  });
}

const daysSql = ({ up, window }: Look): SQL => sql`
  select coalesce(m.stat_date, g.day)::text at, m.fans, g.views, g.likes, g.comments
  from (select stat_date, fans from ${upMetricDaily} where up_id = ${up.id} and stat_date between ${window.beforeFrom} and ${window.to}) m
  full join (select * from ${upGainsDaily} where up_id = ${up.id} and day between ${window.beforeFrom} and ${window.to}) g on g.day = m.stat_date`;

const hourOf = (moment: SQL, timeZone: string): SQL => sql`to_char(${moment} at time zone ${timeZone}::text, 'YYYY-MM-DD HH24')`;

/** Works are looked at by the hour in their first two days: what they won in an hour follows from the hour before. */
function hoursSql(look: Look): SQL {
  const { up, timeZone, now } = look;
  const { beforeBegin } = momentsOf(look);
  const won = (name: string) => {
    const [count, before] = [sql.raw(name), sql.raw(`${name}_before`)];
    return sql`sum(case when posted = hour then ${count} when hour_before = hour - interval '1 hour' then ${count} - ${before} end)::bigint ${count}`;
  };
  return sql`
    select ${hourOf(sql`hour`, timeZone)} at, ${won('views')}, ${won('likes')}, ${won('comments')}
    from (
      select date_trunc('hour', s.stat_time) as hour, date_trunc('hour', w.post_time) posted, s.views, s.likes, s.comments,
        lag(s.views) over shots views_before, lag(s.likes) over shots likes_before, lag(s.comments) over shots comments_before,
        lag(date_trunc('hour', s.stat_time)) over shots hour_before
      from ${works} w join ${workMetricSnapshots} s on s.work_id = w.id and s.stat_time >= ${beforeBegin} - interval '1 hour' and s.stat_time <= ${now.toISOString()}::timestamptz
      where w.up_id = ${up.id} and w.work_status = 1 and w.post_time > ${beforeBegin} - interval '2 days' and s.stat_time < w.post_time + interval '2 days'
      window shots as (partition by w.id order by s.stat_time)) seen
    group by hour`;
}

function salesSql(look: Look): SQL {
  const { up, window, timeZone } = look;
  const { beforeBegin, end } = momentsOf(look);
  return sql`
    select ${window.isToday ? hourOf(sql`l.at`, timeZone) : sql`to_char(l.at at time zone ${timeZone}::text, 'YYYY-MM-DD')`} at, sum(l.amount)::numeric(18, 2)::text sales
    from (${soldLines(soldByUp(up))}) l where l.at >= ${beforeBegin} and l.at < ${end} group by 1`;
}
