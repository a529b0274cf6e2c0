import { type HomeFigure, workDays, workOrderLife } from '@backlot/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { numberOfRows } from '../../../../db/list/countRows';
import { jsonRowsOf } from '../../../../db/together/jsonRowsOf';
import { holds } from '../../../../http/requests/caller';
import { works } from '../../../../tables/creators/creator';
import { saleItems } from '../../../../tables/money/order';
import { orderDaily } from '../../../../tables/money/saleDaily';
import { workOrders } from '../../../../tables/trade/order';
import { runs, type Viewer } from '../../../base/sight';
import { type CountryCode, countryOf, presentAmount } from '../../../system/country';
import { ordersOfList } from '../../../trade/order';
import { momentsOf, windowOf } from '../../board';
import { worksInSight } from '../../workInfo';
import { stateQuery } from '../stateQuery';
import { figure } from './figure';
import type { Period } from './Period';
import { soldIn, soldLink } from './soldSql';

/** A merchant's sales, orders, and the videos with its goods. */
export async function merchantResults(
  db: Db,
  { period, country, viewer, now }: { period: Period; country: CountryCode; viewer: Viewer; now: Date },
): Promise<HomeFigure[]> {
  const { currency, timeZone } = countryOf(country);
  const window = windowOf(period, country, now);
  const moments = momentsOf(window, { timeZone }, now);
  const shopId = viewer.shopId ?? '0';
  // Side by side, for a database with more than one processor.
  const [sold, stands] = await Promise.all([
    soldIn(
      db,
      { country, timeZone, window, moments },
      { lines: eq(saleItems.shopId, shopId), days: sql`${orderDaily} where ${eq(orderDaily.shopId, shopId)}` },
    ),
    standing(db, { period, moments, viewer, now }),
  ]);
  const money = (amount: string) => presentAmount(amount, currency) ?? amount;
  const lines = (more: Record<string, string> = {}) =>
    holds(viewer.caller, 'orderList.query') ? soldLink(window, { country, ...more }) : null;
  return [
    figure('sales', money(sold.gmv), { before: money(sold.gmvBefore), currency, link: lines() }),
    figure('salesByCreators', money(sold.byCreators), {
      before: money(sold.byCreatorsBefore),
      currency,
      link: lines({ attributed: 'yes' }),
    }),
    figure('linesSold', sold.lines, { before: String(sold.linesBefore), link: lines() }),
    figure('ordersRunning', stands.running, {
      link: holds(viewer.caller, 'workOrderShop.query') ? `/workOrder/shop?${stateQuery(workOrderLife, 'issued', 'claimed')}` : null,
    }),
    figure('videos', stands.videos, {
      before: String(stands.videosBefore),
      link: holds(viewer.caller, 'workInfo.query') && stands.days ? `/shopWorks?days=${stands.days}` : null,
    }),
  ];
}

interface Standing {
  running: number;
  videos: number;
  videosBefore: number;
  days: number | undefined;
}

/** Videos of a named range are counted back from now, as the list behind them is; those of chosen days by the day. */
async function standing(
  db: Db,
  { period, moments, viewer, now }: { period: Period; moments: ReturnType<typeof momentsOf>; viewer: Viewer; now: Date },
): Promise<Standing> {
  const wanted = period.range === 'today' ? 1 : Number(period.range);
  const days = period.beginDay ? undefined : workDays.find((one) => one === wanted);
  const since = (back: number) => new Date(now.getTime() - back * 86_400_000).toISOString();
  const { begin, end, beforeBegin, beforeEnd } = moments;
  const between = (from: SQL, to: SQL) => sql`${works.postTime} >= ${from} and ${works.postTime} < ${to}`;
  const ago = (back: number) => sql`${since(back)}::timestamptz`;
  const [current, before] = days
    ? [sql`${works.postTime} >= ${ago(days)}`, between(ago(days * 2), ago(days))]
    : [between(begin, end), between(beforeBegin, beforeEnd)];
  const [row] = await jsonRowsOf<Omit<Standing, 'days'>>(
    db,
    sql`select ${numberOfRows({ table: workOrders, where: and(ordersOfList('shop', {}, viewer), runs) })} running,
      count(*) filter (where ${current})::int videos, count(*) filter (where ${before})::int "videosBefore"
      from ${works} where ${and(worksInSight(viewer), sql`${works.postTime} >= ${days ? ago(days * 2) : beforeBegin}`)}`,
  );
  return { ...(row ?? { running: 0, videos: 0, videosBefore: 0 }), days };
}
