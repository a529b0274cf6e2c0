import type { ListedWork, OutputOf, ParsedInputOf, upAnalysisApi } from '@backlot/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { contains } from '../../../../db/list/contains';
import { presentPage } from '../../../../db/presentPage';
import { presentTime } from '../../../../db/presentTime';
import { jsonRowsOf } from '../../../../db/together/jsonRowsOf';
import { works } from '../../../../tables/creators/creator';
import type { Viewer } from '../../../base/sight';
import { firstShot, workMetricSnapshots } from '../../../creators/creator';
import { presentAmount } from '../../../system/country';
import { type Look, lookAtUp, momentsOf, upToAnalyse } from '../look';
import { soldByUp, soldLines } from '../sold';
import { gainedLately } from './gained';

type Query = ParsedInputOf<typeof upAnalysisApi.works>;

/** Points of a small line. */
const sparkPoints = 24;

/** A work so many times above what is usual is called viral (domain/metrics 5.9). */
const viralTimes = 5;

type Found = Pick<
  ListedWork,
  'id' | 'link' | 'descr' | 'duration' | 'hashtags' | 'views' | 'likes' | 'comments' | 'shares' | 'favorites' | 'sales' | 'orders'
> & {
  web_id: number;
  post_time: string;
  is_commerce: boolean;
  work_status: number;
  data_time: string | null;
  rate: number | null;
  gained24: number | null;
  spark: number[] | null;
  n: number;
};

/** A page of the works that a creator posted in a period, with what they won lately, what they sold, and a small line of their views. */
export async function pageOfUpWorks(db: Db, query: Query, viewer: Viewer): Promise<OutputOf<typeof upAnalysisApi.works>> {
  const up = await upToAnalyse(db, query.upId, viewer);
  const look = lookAtUp(up, query.range);
  const cut = { limit: query.pageSize, offset: (query.pageNo - 1) * query.pageSize };
  const found = await jsonRowsOf<Found>(db, worksSql(look, query, cut));
  const shown = found.filter(({ id }) => id !== null);
  return presentPage({
    ...query,
    totalRows: found[0]?.n ?? 0,
    rows: shown.map(({ web_id, post_time, is_commerce, work_status, data_time, rate, gained24, spark, n: _n, ...row }) => ({
      ...row,
      webId: web_id,
      up: { id: up.id, name: up.nickname },
      postTime: presentTime(new Date(post_time)),
      isCommerce: is_commerce,
      workStatus: work_status,
      dataTime: data_time && presentTime(new Date(data_time)),
      interactionRate: rate,
      gained24,
      spark: spark ?? [],
      isViral: row.views !== null && up.medianViews !== null && up.medianViews > 0 && row.views > viralTimes * up.medianViews,
      sales: presentAmount(row.sales, look.currency) ?? '0',
      currency: look.currency,
    })),
  });
}

const orders: Record<NonNullable<Query['sortField']>, SQL> = {
  postTime: sql`post_time`,
  views: sql`views`,
  gained24: sql`gained24`,
  interactionRate: sql`rate`,
  sales: sql`sold`,
};

/** The number stands beside every row, and alone where a page is behind the last one. */
function worksSql(look: Look, query: Query, { limit, offset }: { limit: number; offset: number }): SQL {
  const { begin, end } = momentsOf(look);
  const { up } = look;
  const where = and(
    sql`w.up_id = ${up.id} and w.post_time >= ${begin} and w.post_time < ${end}`,
    query.searchValue ? contains(sql`coalesce(w.descr, '') || ' ' || array_to_string(w.hashtags, ' ')`, query.searchValue) : undefined,
    query.isCommerce === undefined ? undefined : sql`w.is_commerce = ${query.isCommerce === 1}`,
  );
  const direction = sql.raw(query.sortOrder === 'ascend' ? 'asc' : 'desc');
  return sql`
    with listed as materialized (
      select w.*, g.gained24, coalesce(m.amount, 0)::numeric(18, 2) sold, coalesce(m.orders, 0)::int orders,
        case when w.views > 0 then round((coalesce(w.likes, 0) + coalesce(w.comments, 0) + coalesce(w.shares, 0))::numeric / w.views, 4) end rate
      from ${works} w ${gainedLately}
      left join (
        select own.id, sum(l.amount) amount, count(distinct l.order_id) orders
        from (${soldLines(soldByUp(up))}) l join ${works} own on own.up_id = ${up.id} and (own.id = l.work_id or own.platform_work_id = l.content_id)
        group by own.id) m on m.id = w.id
      where ${where})
    select number.n, page.id::text id, page.web_id, page.link, page.descr, page.duration, page.post_time, page.hashtags, page.views, page.likes, page.comments, page.shares,
      page.favorites, page.is_commerce, page.work_status, page.data_time, page.rate, page.gained24, page.sold::text sales, page.orders,
      (select json_agg(views order by stat_time) from (
        select views, stat_time, row_number() over (order by stat_time desc) at, count(*) over () shots from ${workMetricSnapshots} s where s.work_id = page.id and s.stat_time >= ${firstShot(sql`page.post_time`)} and s.views is not null) shot
        where (at - 1) % greatest(1, ceil(shots / ${sparkPoints}::numeric)::int) = 0) spark
    from (select count(*)::int n from listed) number
    left join (select * from listed order by ${orders[query.sortField ?? 'views']} ${direction} nulls last, id desc limit ${limit} offset ${offset}) page on true
    order by page.${orders[query.sortField ?? 'views']} ${direction} nulls last, page.id desc`;
}
