import { certificationLife, type HomeFigure, type HomeResults, workOrderLife } from '@backlot/contract';
import { and, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { jsonRowsOf } from '../../../../db/together/jsonRowsOf';
import { together } from '../../../../db/together/together';
import { holds } from '../../../../http/requests/caller';
import { users } from '../../../../tables/base/user';
import { shops } from '../../../../tables/merchants/merchant';
import { saleItems } from '../../../../tables/money/order';
import { bdPerformanceDaily } from '../../../../tables/money/saleDaily';
import { workOrders } from '../../../../tables/trade/order';
import { runs, type Viewer } from '../../../base/sight';
import { countries, type CountryCode, presentAmount } from '../../../system/country';
import { ordersOfList } from '../../../trade/order';
import { countSteps, momentsOf, teamsOf, windowOf } from '../../board';
import { stateQuery } from '../stateQuery';
import { figure } from './figure';
import type { Period } from './Period';
import { type CountryDays, type Sold, soldByCountry, soldLink } from './soldSql';

/** Every country in its own days and money, each figure with its rows (spec 2.2). */
export async function countryResults(db: Db, period: Period, viewer: Viewer, now: Date): Promise<HomeResults['groups']> {
  const teams = await teamsOf(db, viewer);
  const places = (Object.keys(countries) as CountryCode[]).map((country): Place => {
    const { timeZone } = countries[country];
    const window = windowOf(period, country, now);
    const ids = teams.filter((team) => team.country === country).map(({ id }) => id);
    return { country, timeZone, window, moments: momentsOf(window, { timeZone }, now), teams: ids };
  });
  // Half of the countries each, side by side, for a database with more than one processor.
  const halves = [0, 1].map((half) => places.filter((_, place) => place % 2 === half));
  const [standing, ...known] = await Promise.all([standingOf(db, viewer), ...halves.map((half) => together(db, (at) => doneIn(at, half)))]);
  const done = new Map(known.flatMap((half) => [...half]));
  return places.map((place) => {
    const { sold, taken = [] } = done.get(place.country) ?? {};
    const figures = [
      ...ofSales(place, sold, viewer),
      ...ofWork(place, taken, period),
      ...asItStands(place.country, standing.get(place.country) ?? {}, viewer),
    ];
    return { key: place.country, figures };
  });
}

interface Done {
  sold: Sold | undefined;
  taken: Taken[] | undefined;
}

/** What was sold and done in some countries. */
async function doneIn(db: Db, places: readonly Place[]): Promise<ReadonlyMap<string, Done>> {
  const [sold, taken] = await Promise.all([
    soldByCountry(db, places, {
      lines: sql`${saleItems.workOrderUpId} is not null`,
      days: sql`(select *, true attributed from ${bdPerformanceDaily}) d where true`,
    }),
    stepsOf(db, places),
  ]);
  return new Map(places.map(({ country }) => [country, { sold: sold.get(country), taken: taken.get(country) }]));
}

interface Place extends CountryDays {
  country: CountryCode;
  /** Ids of the teams there that this person may look at. */
  teams: readonly string[];
}

function ofSales({ country, window }: Place, sold: Sold | undefined, viewer: Viewer): HomeFigure[] {
  const { currency } = countries[country];
  const link = holds(viewer.caller, 'orderList.query') ? soldLink(window, { country, attributed: 'yes' }) : null;
  const money = (amount = '0.00') => presentAmount(amount, currency) ?? amount;
  return [
    figure('gmv', money(sold?.gmv), { before: money(sold?.gmvBefore), currency, link }),
    figure('linesSold', sold?.lines ?? 0, { before: String(sold?.linesBefore ?? 0), link }),
  ];
}

const steps = ['approved', 'published', 'fulfilled'] as const;

interface Taken {
  country: string;
  figure: string;
  now: number;
  before: number;
}

/** Steps of the places of each country's teams, planned once for all countries. */
async function stepsOf(db: Db, places: readonly Place[]): Promise<ReadonlyMap<string, Taken[]>> {
  const rows = places.map(
    ({ country, teams, moments: { begin, end, beforeBegin, beforeEnd } }) =>
      sql`(${country}::text, ${`{${teams.join(',')}}`}::bigint[], ${begin}, ${end}, ${beforeBegin}, ${beforeEnd})`,
  );
  const taken = countSteps(
    {
      people: sql`select ${users.id} from ${users} where ${users.orgId} = any(p.teams)`,
      country: sql`p.country`,
      from: sql`p.before_begin`,
    },
    {
      which: steps,
      now: (at) => sql`${at} >= p.begin_at and ${at} < p.end_at`,
      before: (at) => sql`${at} >= p.before_begin and ${at} < p.before_end`,
    },
  );
  const found = await jsonRowsOf<Taken>(
    db,
    sql`select p.country, t.figure, t.now, t.before from (values ${sql.join(rows, sql`, `)}) p(country, teams, begin_at, end_at, before_begin, before_end)
      cross join lateral (${taken}) t`,
  );
  return Map.groupBy(found, ({ country }) => country);
}

/** A country with one team has a board of exactly these rows. */
function ofWork({ window, teams: [team, ...others] }: Place, taken: readonly Taken[], period: Period): HomeFigure[] {
  const days = { beginDay: window.from, endDay: window.to };
  const range = period.range === 'today' && !period.beginDay ? { range: 'today' } : days;
  return steps.map((step) => {
    const { now: n = 0, before = 0 } = taken.find((row) => row.figure === step) ?? {};
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
