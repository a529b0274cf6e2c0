import { certificationLife, type HomeFigure, type HomeResults, workOrderLife } from '@backlot/contract';
import { and, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { jsonRowsOf } from '../../../../db/together/jsonRowsOf';
import { holds } from '../../../../http/requests/caller';
import { users } from '../../../../tables/base/user';
import { shops } from '../../../../tables/merchants/merchant';
import { saleItems } from '../../../../tables/money/order';
import { bdPerformanceDaily } from '../../../../tables/money/saleDaily';
import { workOrders } from '../../../../tables/trade/order';
import { runs, type Viewer } from '../../../base/sight';
import { countries, type CountryCode, presentAmount } from '../../../system/country';
import { ordersOfList } from '../../../trade/order';
import { momentsOf, countSteps, teamsOf, windowOf } from '../../board';
import { stateQuery } from '../stateQuery';
import { figure } from './figure';
import type { Period } from './Period';
import { soldIn, soldLink } from './soldSql';

/** Every country in its own days and money, each figure with its rows (spec 2.2). */
export async function countryResults(db: Db, period: Period, viewer: Viewer, now: Date): Promise<HomeResults['groups']> {
  const teams = await teamsOf(db, viewer);
  const standing = standingOf(db, viewer);
  return Promise.all(
    (Object.keys(countries) as CountryCode[]).map(async (country) => {
      const ids = teams.filter((team) => team.country === country).map(({ id }) => id);
      const figures = await Promise.all([
        ofSales(db, { country, period, viewer, now }),
        ofWork(db, { country, period, ids, now }),
        standing.then((rows) => asItStands(country, rows.get(country) ?? {}, viewer)),
      ]);
      return { key: country, figures: figures.flat() };
    }),
  );
}

interface Asked {
  country: CountryCode;
  period: Period;
  now: Date;
}

async function ofSales(db: Db, { country, period, viewer, now }: Asked & { viewer: Viewer }): Promise<HomeFigure[]> {
  const { currency, timeZone } = countries[country];
  const window = windowOf(period, country, now);
  const sold = await soldIn(db, {
    country,
    timeZone,
    window,
    moments: momentsOf(window, { timeZone }, now),
    lines: sql`${saleItems.workOrderUpId} is not null`,
    days: sql`(select *, true attributed from ${bdPerformanceDaily}) d where true`,
  });
  const link = holds(viewer.caller, 'orderList.query') ? soldLink(window, { country, attributed: 'yes' }) : null;
  const money = (amount: string) => presentAmount(amount, currency) ?? amount;
  return [
    figure('gmv', money(sold.gmv), { before: money(sold.gmvBefore), currency, link }),
    figure('linesSold', sold.lines, { before: String(sold.linesBefore), link }),
  ];
}

const steps = ['approved', 'published', 'fulfilled'] as const;

/** Steps of the places of the country's teams; a country with one team has a board of exactly these rows. */
async function ofWork(db: Db, { country, period, ids, now }: Asked & { ids: readonly string[] }): Promise<HomeFigure[]> {
  const { timeZone } = countries[country];
  const window = windowOf(period, country, now);
  const { begin, end, beforeBegin, beforeEnd } = momentsOf(window, { timeZone }, now);
  const people = sql`select ${users.id} from ${users} where ${users.orgId}::text = any(string_to_array(${ids.join(',')}, ','))`;
  const rows = await jsonRowsOf<{ figure: string; now: number; before: number }>(
    db,
    countSteps(
      { people, country, from: beforeBegin },
      {
        which: steps,
        now: (at) => sql`${at} >= ${begin} and ${at} < ${end}`,
        before: (at) => sql`${at} >= ${beforeBegin} and ${at} < ${beforeEnd}`,
      },
    ),
  );
  const [team, ...others] = ids;
  const days = { beginDay: window.from, endDay: window.to };
  const range = period.range === 'today' && !period.beginDay ? { range: 'today' } : days;
  return steps.map((step) => {
    const { now: n = 0, before = 0 } = rows.find((row) => row.figure === step) ?? {};
    const link =
      team && others.length === 0 ? `/board/bd?${new URLSearchParams({ orgId: team, ...range, figure: step }).toString()}` : null;
    return figure(step, n, { before: String(before), link });
  });
}

type Standing = Record<'running' | 'certified', number>;

/** Orders that run and merchants that are certified, of every country at once. */
async function standingOf(db: Db, viewer: Viewer): Promise<ReadonlyMap<string, Standing>> {
  const certified = and(ne(shops.status, 2), inState(certificationLife, shops, 'certified'));
  const running = and(ordersOfList('commercial', {}, viewer), runs);
  const rows = await jsonRowsOf<Standing & { country: string }>(
    db,
    sql`select f.country, sum(f.running)::int running, sum(f.certified)::int certified from (
        select ${workOrders.country}, count(*) running, 0 certified from ${workOrders} where ${running} group by 1
        union all select ${shops.country}, 0, count(*) from ${shops} where ${certified} group by 1) f group by 1`,
  );
  return new Map(rows.map((row) => [row.country, row]));
}

function asItStands(country: CountryCode, { running = 0, certified = 0 }: Partial<Standing>, viewer: Viewer): HomeFigure[] {
  const at = (path: string, query: string) => `${path}?${query}&country=${country}`;
  return [
    figure('ordersRunning', running, {
      link: holds(viewer.caller, 'workOrderCom.query') ? at('/workOrder/commercial', stateQuery(workOrderLife, 'issued', 'claimed')) : null,
    }),
    figure('certifiedMerchants', certified, {
      link: holds(viewer.caller, 'shop.query') ? at('/shop', stateQuery(certificationLife, 'certified')) : null,
    }),
  ];
}
