import { allocationLife, approvalLife, type BoardFigure, cooperationLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inState, notInState } from '../../../../db/inState';
import { workOrderBds, workOrders } from '../../../../tables/trade/order';
import { lastStep, workOrderUps } from '../../../../tables/trade/submission';
import { isSale, type Sale, sold, soldOf } from './sold';
import type { Span } from './Span';

/** A figure of a board, or what only its rates need. */
export type Figure = BoardFigure | 'rejected';

/** SQL: what a figure of every board is added up of: `figure, bd, at, amount, lines`. */
export const factsOf = (span: Span, figure: Figure): SQL => onlyOf(isSale(figure) ? sold(span) : workOf(span, figure), figure);

/** SQL: what one figure is added up of, with what each row is about as well: `work_order_id, up_id, goods_id`. */
export const detailsOf = (span: Span, figure: Figure, months?: readonly string[]): SQL =>
  onlyOf(isSale(figure) ? soldOf(span, figure, months) : workOf(span, figure), figure);

const workOf = (span: Span, figure: Exclude<Figure, Sale>): SQL => (figure === 'claimed' ? claimed(span) : stepsOf(span, [figure]));

const onlyOf = (rows: SQL, figure: Figure): SQL => sql`select * from (${rows}) known where figure = ${figure}`;

/** Places of shares, on the day they were claimed; those given back do not count. */
const claimed = ({ people, country, from, to }: Span): SQL => sql`
  select 'claimed' figure, ${workOrderBds.bdId} bd, ${workOrderBds.claimTime} as at, ${workOrderBds.allocNum}::numeric amount, 1 lines, ${workOrders.id} work_order_id, null::bigint up_id, ${workOrders.goodsId} goods_id
  from ${workOrderBds} join ${workOrders} on ${workOrders.id} = ${workOrderBds.workOrderId}
  where ${workOrders.status} <> 2 and ${inState(allocationLife, workOrderBds, 'claimed')} and ${workOrders.country} = ${country}
    and ${workOrderBds.bdId} in (${people}) and ${workOrderBds.claimTime} >= ${from} and ${workOrderBds.claimTime} < ${to}`;

/** SQL: how many places were claimed in either time: `figure, bd, now, before`, from the same rows without making them. */
const countClaims = ({ people, country, from }: Since, { now, before, isByPerson = false }: Counted): SQL => sql`
  select 'claimed' figure, g.bd, sum(g.now)::int "now", sum(g.before)::int "before"
  from (
    select ${personOf(workOrderBds, isByPerson)} bd, ${workOrderBds.workOrderId} id,
      coalesce(sum(${workOrderBds.allocNum}) filter (where ${now(sql`${workOrderBds.claimTime}`)}), 0) "now",
      coalesce(sum(${workOrderBds.allocNum}) filter (where ${before(sql`${workOrderBds.claimTime}`)}), 0) "before"
    from ${workOrderBds} where ${inState(allocationLife, workOrderBds, 'claimed')} and ${workOrderBds.bdId} in (${people}) and ${workOrderBds.claimTime} >= ${from}
    group by 1, 2) g
  cross join lateral (select from ${workOrders} where ${workOrders.id} = g.id and ${ofCountry({ country })} offset 0) of_country group by 1, 2`;

const personOf = ({ bdId }: { bdId: PgColumn }, isByPerson: boolean): SQL => (isByPerson ? sql`${bdId}` : sql`null::bigint`);

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

interface Since extends Pick<Span, 'people' | 'from'> {
  country: string | SQL;
}

/** SQL: submissions that may have taken a step since; where the last of all was taken before, none is looked at. */
const inSpan = ({ people, from }: Since): SQL => sql`
  ${workOrderUps.status} <> 2 and ${notInState(approvalLife, workOrderUps, 'withdrawn')}
    and ${workOrderUps.bdId} in (${people}) and ${lastStep(workOrderUps)} >= ${from}`;

/** SQL: orders whose submissions count. */
const ofCountry = ({ country }: Pick<Since, 'country'>): SQL => sql`${workOrders.status} <> 2 and ${workOrders.country} = ${country}`;

/** SQL: steps of submissions, each on the day it was taken, as rows of facts. */
const stepsOf = (span: Span, which: readonly Step[]): SQL => sql`
  select v.figure, ${workOrderUps.bdId} bd, v.at, 1::numeric amount, 1 lines, ${workOrders.id} work_order_id, ${workOrderUps.upId} up_id, ${workOrders.goodsId} goods_id
  from ${pairs}
  cross join lateral (values ${sql.join(
    which.map((step) => sql`(${step}::text, ${steps[step]})`),
    sql`, `,
  )}) v(figure, at)
  where ${inSpan(span)} and ${ofCountry(span)} and v.at >= ${span.from} and v.at < ${span.to}`;

const columnOf = (time: string, step: Step): SQL => sql`${sql.identifier(`${time}_${step}`)}`;

interface Counted {
  /** SQL: whether a moment lies in either time. */
  now: (at: SQL) => SQL;
  before: (at: SQL) => SQL;
  which?: readonly Step[];
  /** For each person, and not for all together. */
  isByPerson?: boolean;
}

/** SQL: how many places were claimed and steps taken in either time: `figure, bd, now, before`. */
export const countDone = (span: Since, counted: Omit<Counted, 'which'>): SQL =>
  sql`${countClaims(span, counted)} union all ${countSteps(span, counted)}`;

/** SQL: how many of the rows of `stepsOf` lie in either time: `figure, bd, now, before`, counted without making them. */
export const countSteps = (span: Since, { now, before, which = allSteps, isByPerson = false }: Counted): SQL => {
  const times = { now, before };
  const each = (write: (column: SQL, step: Step, time: keyof typeof times) => SQL) =>
    sql.join(
      which.flatMap((step) => (['now', 'before'] as const).map((time) => write(columnOf(time, step), step, time))),
      sql`, `,
    );
  const rows = which.map((step) => sql`(${step}::text, ${columnOf('now', step)}, ${columnOf('before', step)})`);
  // Many submissions have one order, which is looked at once. The people lead, whatever their number and the days: one index has all that is asked of a submission.
  const byOrder = sql`
    select ${personOf(workOrderUps, isByPerson)} bd, ${workOrderUps.workOrderId} id, ${each((column, step, time) => sql`count(*) filter (where ${times[time](steps[step])}) ${column}`)}
    from (${span.people}) person(id)
    cross join lateral (select * from ${workOrderUps} where ${inSpan({ ...span, people: sql`person.id` })} offset 0) ${workOrderUps} group by 1, 2`;
  return sql`
    select v.figure, c.bd, v.now, v.before
    from (
      select g.bd, ${each((column) => sql`sum(g.${column})::int ${column}`)} from (${byOrder}) g
      cross join lateral (select from ${workOrders} where ${workOrders.id} = g.id and ${ofCountry(span)} offset 0) of_country group by 1) c
    cross join lateral (values ${sql.join(rows, sql`, `)}) v(figure, "now", "before")`;
};
