import type { WorkDetail } from '@backlot/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import { jsonRowsOf } from '../../../db/together/jsonRowsOf';
import { together } from '../../../db/together/together';
import { Refusal } from '../../../http/answers/refusal';
import { collections, collectionWorks } from '../../../tables/analysis/collection';
import { commentDaily } from '../../../tables/analysis/commentCounts';
import { ups, works } from '../../../tables/creators/creator';
import { videoResults } from '../../../tables/creators/videoResult';
import { shops } from '../../../tables/merchants/merchant';
import { goods } from '../../../tables/merchants/product';
import { saleItems } from '../../../tables/money/order';
import type { Viewer } from '../../base/sight';
import { firstShot, workMetricSnapshots } from '../../creators/creator';
import { countryOf, presentAmount } from '../../system/country';
import { soldLines } from '../upAnalysis';
import { curveHours, medianAt, type Shot, viewsAt } from './curve';
import { rowsOfWorks, worksWhere } from './rowsOfWorks';
import { worksInSight } from './sight';

/** Other works that tell what is usual, and how old they may be. */
const others = 20;
const othersDays = 90;

interface Told {
  id: string;
  country: string;
  goods: { id: string; name: string }[];
  shots: Shot[] | null;
  other_shots: (Shot[] | null)[] | null;
  usual_views: number | null;
  usual_rate: number | null;
  positive: number;
  neutral: number;
  negative: number;
  sales: string;
  orders: number;
  channel_sales: ChannelSale[];
  collections: { id: string; name: string }[];
}

type ChannelSale = WorkDetail['channelSales'][number];

/** One work in sight with its way since it was posted, beside the usual one of its creator; 1020002 otherwise. */
export async function workDetailOf(db: Db, id: string, viewer: Viewer): Promise<WorkDetail> {
  const where = and(eq(works.id, id), worksInSight(viewer));
  const [[row], [told]] = await together(db, (at) =>
    Promise.all([rowsOfWorks(at, worksWhere(where)), jsonRowsOf<Told>(at, toldSql(id, viewer))]),
  );
  if (!row || !told) throw new Refusal('notFound');
  const { currency, timeZone } = countryOf(told.country);
  const shots = told.shots ?? [];
  const around = viewer.persona === 'shop' ? [] : (told.other_shots ?? []).map((one) => one ?? []);
  const curve = curveHours.map((hours) => ({
    hours,
    views: viewsAt(shots, hours),
    median: medianAt(around, hours),
  }));
  const { positive, neutral, negative } = told;
  return {
    ...row,
    sales: presentAmount(told.sales, currency) ?? '0',
    orders: told.orders,
    currency,
    country: told.country,
    timeZone,
    goods: told.goods,
    channelSales: told.channel_sales.map(presentSale),
    curve,
    medianOf: around.filter(({ length }) => length > 0).length,
    usual:
      viewer.persona === 'shop' ? { views: null, interactionRate: null } : { views: told.usual_views, interactionRate: told.usual_rate },
    collected: { comments: positive + neutral + negative, positive, neutral, negative },
    collections: told.collections,
  };
}

const shotsOf = (work: SQL, postTime: SQL): SQL => sql`
  (select json_agg(json_build_object('age', round(greatest(0, extract(epoch from s.stat_time - ${postTime}) / 3600)::numeric, 2), 'views', s.views) order by s.stat_time)
  from ${workMetricSnapshots} s where s.work_id = ${work} and s.stat_time >= ${firstShot(postTime)} and s.views is not null)`;

const presentSale = (sale: ChannelSale): ChannelSale => ({
  ...sale,
  gmv: presentAmount(sale.gmv, sale.currency) ?? '0',
  dataTime: presentTime(new Date(sale.dataTime)),
});

/** A merchant is told of own goods and own orders. */
function toldSql(id: string, { persona, shopId, caller }: Viewer): SQL {
  const own = (column: SQL) => (persona === 'shop' ? sql`${column} = ${shopId ?? '0'}` : sql`true`);
  const comments = (sentiment: number) =>
    sql`coalesce((select sum(d.n) from ${commentDaily} d where d.work_id = w.id and d.sentiment = ${sentiment}), 0)::int`;
  return sql`
    select w.id::text id, u.country,
      coalesce((select json_agg(json_build_object('id', ${goods.id}::text, 'name', ${goods.goodsName}) order by ${goods.id}) from ${goods} where ${goods.id} = any(w.goods_ids) and ${own(sql`${goods.shopId}`)}), '[]') goods,
      ${shotsOf(sql`w.id`, sql`w.post_time`)} shots,
      (select json_agg(o.shots) from (select ${shotsOf(sql`o.id`, sql`o.post_time`)} shots from (
        select id, post_time from ${works} o where o.up_id = w.up_id and o.id <> w.id and o.work_status = 1 and o.post_time > w.post_time - make_interval(days => ${othersDays}::int)
        order by o.post_time desc limit ${others}) o) o) other_shots,
      usual.views usual_views, usual.rate usual_rate, ${comments(1)} positive, ${comments(0)} neutral, ${comments(-1)} negative, sold.sales, sold.orders,
      coalesce((select json_agg(json_build_object('shop', json_build_object('id', s.id::text, 'name', s.shop_name), 'from', r.from_day::text, 'to', r.to_day::text,
          'gmv', r.gmv::text, 'currency', r.currency, 'orders', r.orders, 'unitsSold', r.units_sold, 'views', r.views, 'clickRate', r.click_rate, 'dataTime', r.data_time) order by r.gmv desc, s.id)
        from ${videoResults} r join ${shops} s on s.id = r.shop_id
        where r.web_id = w.web_id and r.platform_work_id = w.platform_work_id and ${own(sql`r.shop_id`)}), '[]') channel_sales,
      coalesce((select json_agg(json_build_object('id', c.id::text, 'name', c.name) order by c.name)
        from ${collectionWorks} cw join ${collections} c on c.id = cw.collection_id where cw.work_id = w.id and c.user_id = ${caller.userId} and c.status <> 2), '[]') collections
    from ${works} w join ${ups} u on u.id = w.up_id
    cross join lateral (
      select round(percentile_cont(0.5) within group (order by o.views))::bigint views,
        round(sum(coalesce(o.likes, 0) + coalesce(o.comments, 0) + coalesce(o.shares, 0))::numeric / nullif(sum(o.views), 0), 4) rate
      from (select * from ${works} o where o.up_id = w.up_id and o.id <> w.id and o.work_status = 1 and o.views is not null
        and o.post_time > w.post_time - make_interval(days => ${othersDays}::int) order by o.post_time desc limit ${others}) o) usual
    cross join lateral (
      select coalesce(sum(l.amount), 0)::numeric(18, 2)::text sales, count(distinct l.order_id)::int orders
      from (${soldLines(sql`${saleItems.upId} = w.up_id and ${saleItems.country} = u.country and ${own(sql`${saleItems.shopId}`)}`)}) l
      where l.work_id = w.id or l.content_id = w.platform_work_id) sold
    where w.id = ${id}`;
}
