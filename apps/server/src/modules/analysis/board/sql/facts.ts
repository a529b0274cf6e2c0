import { allocationLife, approvalLife, type BoardFigure, cooperationLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { inState, notInState } from '../../../../db/inState';
import { saleItems, sales } from '../../../../tables/money/order';
import { bdPerformanceDaily, orderDaily } from '../../../../tables/money/saleDaily';
import { workOrderBds, workOrders } from '../../../../tables/trade/order';
import { lastStep, workOrderUps } from '../../../../tables/trade/submission';
import { isCounted, isSold, linesOfDays, refundOfLine, shareSql, touchedDays } from '../../../money/order';

/** Whose rows of which country and which time. */
interface Span {
  /** SQL: ids of people. */
  people: SQL;
  country: string;
  /** SQL: moments, the second one no more included. */
  from: SQL;
  to: SQL;
  /** The zone of the country where both moments are midnights: days that are counted are read as they are, of the others the lines. */
  wholeDaysIn?: string | undefined;
}

/** A figure of a board, or what only its rates need. */
export type Figure = BoardFigure | 'rejected';

const isSale = (figure: Figure | undefined): figure is 'gmv' | 'refund' => figure === 'gmv' || figure === 'refund';

/**
 * SQL: what every figure of every board is added up of: `figure, bd, at, amount, lines`. One figure only where one is asked for.
 */
export function factsOf(span: Span, figure?: Figure): SQL {
  if (figure !== undefined) return onlyOf(isSale(figure) ? sold(span) : workOf(span, figure), figure);
  return sql`${soldAndClaimed(span)} union all ${stepsOf(span)}`;
}

/** SQL: the same without the steps of submissions. */
export const soldAndClaimed = (span: Span): SQL => sql`${sold(span)} union all ${claimed(span)}`;

/** SQL: what one figure is added up of, with what each row is about as well: `work_order_id, up_id, goods_id`. */
export const detailsOf = (span: Span, figure: Figure): SQL => onlyOf(isSale(figure) ? soldOf(span, figure) : workOf(span, figure), figure);

const workOf = (span: Span, figure: Exclude<Figure, 'gmv' | 'refund'>): SQL =>
  figure === 'claimed' ? claimed(span) : stepsOf(span, [figure]);

const onlyOf = (rows: SQL, figure: Figure): SQL => sql`select * from (${rows}) known where figure = ${figure}`;

const about = sql`, ${saleItems.workOrderId} work_order_id, ${saleItems.upId} up_id, ${saleItems.goodsId} goods_id`;

/** Lines that somebody sold, at their base (domain/money 4.1): cancelled and deducted ones are not. */
const linesSold = (
  { people, country, from, to }: Span,
  lines = sql`${saleItems} join ${sales} on ${sales.id} = ${saleItems.orderId}`,
): SQL => sql`
  select v.figure, ${saleItems.bdId} bd, ${saleItems.orderTime} as at, v.amount, 1 lines${about}
  from ${lines}
  cross join lateral (values ('gmv', ${shareSql.base}), ('refund', ${refundOfLine})) v(figure, amount)
  where ${isSold} and ${saleItems.workOrderUpId} is not null
    and ${saleItems.country} = ${country} and ${saleItems.bdId} in (${people}) and ${saleItems.orderTime} >= ${from} and ${saleItems.orderTime} < ${to}
    and (v.figure = 'gmv' or v.amount > 0)`;

type Sale = 'gmv' | 'refund';

/** Of a day, what it brought and of how many lines. */
const ofDay: Record<Sale, SQL> = { gmv: sql`d.gmv, d.lines`, refund: sql`d.refund, d.refund_lines` };

/** What the rows of days become: both figures, or the one that is asked for, which makes no row of the other. */
const figuresOfDay = (figure: Sale | undefined): SQL =>
  figure === undefined ? sql`(values ('gmv', ${ofDay.gmv}), ('refund', ${ofDay.refund}))` : sql`(select ${figure}::text, ${ofDay[figure]})`;

/** The same by day, from what is counted where it still holds. */
function daysSold(span: Span, zone: string, { table, ids, figure }: { table: SQL; ids: SQL; figure?: Sale }): SQL {
  const dayOf = (moment: SQL) => sql`(${moment} at time zone ${zone}::text)::date`;
  const within = sql`country = ${span.country} and bd_id in (${span.people}) and day >= ${dayOf(span.from)} and day < ${dayOf(span.to)}`;
  // Of the few days of few people each is asked once, in front of the many rows that stand under them.
  const counted = sql`
    select k.* from (
      select ${span.country}::text country, person.id bd_id, of_days.at::date as day from (${span.people}) person(id),
        generate_series(${dayOf(span.from)}, ${dayOf(span.to)} - 1, interval '1 day') of_days(at)) k
    where ${isCounted(sql`k`)} offset 0`;
  return sql`
    select v.figure, d.bd_id bd, d.day::timestamp at time zone ${zone}::text as at, v.amount, v.lines, ${ids}
    from (${counted}) k join (select * from ${table} d where ${within}) d on d.bd_id = k.bd_id and d.day = k.day
    cross join lateral ${figuresOfDay(figure)} v(figure, amount, lines)
    where v.lines > 0
    union all ${linesSold(span, linesOfDays(touchedDays(within)))}`;
}

const nothing = sql`null::bigint work_order_id, null::bigint up_id, null::bigint goods_id`;

const sold = (span: Span): SQL =>
  span.wholeDaysIn === undefined ? linesSold(span) : daysSold(span, span.wholeDaysIn, { table: sql`${bdPerformanceDaily}`, ids: nothing });

const soldOf = (span: Span, figure: Sale): SQL => {
  const ids = sql`d.work_order_id, d.up_id, d.goods_id`;
  const table = sql`(select * from ${orderDaily} where attributed)`;
  return span.wholeDaysIn === undefined ? linesSold(span) : daysSold(span, span.wholeDaysIn, { table, ids, figure });
};

/** Places of shares, on the day they were claimed; those given back do not count. */
const claimed = ({ people, country, from, to }: Span): SQL => sql`
  select 'claimed' figure, ${workOrderBds.bdId} bd, ${workOrderBds.claimTime} as at, ${workOrderBds.allocNum}::numeric amount, 1 lines, ${workOrders.id} work_order_id, null::bigint up_id, ${workOrders.goodsId} goods_id
  from ${workOrderBds} join ${workOrders} on ${workOrders.id} = ${workOrderBds.workOrderId}
  where ${workOrders.status} <> 2 and ${inState(allocationLife, workOrderBds, 'claimed')} and ${workOrders.country} = ${country}
    and ${workOrderBds.bdId} in (${people}) and ${workOrderBds.claimTime} >= ${from} and ${workOrderBds.claimTime} < ${to}`;

const steps = {
  submitted: sql`${workOrderUps.submitTime}`,
  approved: sql`case when ${inState(approvalLife, workOrderUps, 'approved')} then ${workOrderUps.auditTime} end`,
  rejected: sql`case when ${inState(approvalLife, workOrderUps, 'rejected')} then ${workOrderUps.auditTime} end`,
  agreed: sql`${workOrderUps.agreeTime}`,
  published: sql`${workOrderUps.publishTime}`,
  fulfilled: sql`case when ${inState(cooperationLife, workOrderUps, 'fulfilled')} then ${workOrderUps.fulfilledTime} end`,
} as const;
type Step = keyof typeof steps;
const allSteps = Object.keys(steps) as readonly Step[];

const pairs = sql`${workOrderUps} join ${workOrders} on ${workOrders.id} = ${workOrderUps.workOrderId}`;

type Since = Pick<Span, 'people' | 'country' | 'from'>;

/** SQL: submissions that may have taken a step since; where the last of all was taken before, none is looked at. */
const inSpan = ({ people, country, from }: Since): SQL => sql`
  ${workOrderUps.status} <> 2 and ${workOrders.status} <> 2 and ${notInState(approvalLife, workOrderUps, 'withdrawn')}
    and ${workOrders.country} = ${country} and ${workOrderUps.bdId} in (${people}) and ${lastStep(workOrderUps)} >= ${from}`;

/** SQL: steps of submissions, each on the day it was taken, as rows of facts. */
const stepsOf = ({ people, country, from, to }: Span, which = allSteps): SQL => sql`
  select v.figure, ${workOrderUps.bdId} bd, v.at, 1::numeric amount, 1 lines, ${workOrders.id} work_order_id, ${workOrderUps.upId} up_id, ${workOrders.goodsId} goods_id
  from ${pairs}
  cross join lateral (values ${sql.join(
    which.map((step) => sql`(${step}::text, ${steps[step]})`),
    sql`, `,
  )}) v(figure, at)
  where ${inSpan({ people, country, from })} and v.at >= ${from} and v.at < ${to}`;

interface Counted {
  /** SQL: whether a moment lies in either time. */
  now: (at: SQL) => SQL;
  before: (at: SQL) => SQL;
  which?: readonly Step[];
  /** For each person, and not for all together. */
  isByPerson?: boolean;
}

/** SQL: how many of the rows of `stepsOf` lie in either time: `figure, bd, now, before`, counted without making them. */
export const countSteps = (span: Since, { now, before, which = allSteps, isByPerson = false }: Counted): SQL => {
  const name = (time: string, step: Step) => sql.identifier(`${time}_${step}`);
  const counts = which.map(
    (step) =>
      sql`count(*) filter (where ${now(steps[step])})::int ${name('now', step)}, count(*) filter (where ${before(steps[step])})::int ${name('before', step)}`,
  );
  const rows = which.map((step) => sql`(${step}::text, ${name('now', step)}, ${name('before', step)})`);
  const bd = isByPerson ? sql`${workOrderUps.bdId}` : sql`null::bigint`;
  return sql`
    select v.figure, c.bd, v.now, v.before
    from (select ${bd} bd, ${sql.join(counts, sql`, `)} from ${pairs} where ${inSpan(span)} group by 1) c
    cross join lateral (values ${sql.join(rows, sql`, `)}) v(figure, "now", "before")`;
};
