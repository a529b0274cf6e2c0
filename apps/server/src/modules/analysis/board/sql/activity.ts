import { allocationLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { jsonRowsOf } from '../../../../db/together/jsonRowsOf';
import { upFollowUps, ups, works } from '../../../../tables/creators/creator';
import { saleItems } from '../../../../tables/money/order';
import { workOrderBds, workOrders } from '../../../../tables/trade/order';
import { idsOf } from '../subject';
import { momentsOf } from './moments';
import type { Look } from './totals';

interface Activity {
  owned: number;
  active: number;
  followUps: number;
  followUpsBefore: number;
  answer: number | null;
  answerBefore: number | null;
  salesFrom: string | null;
  salesUntil: string | null;
}

/** Creators, notes of contacts, how soon shares are claimed, and between which orders the country's sales are known. */
export async function activityOf(db: Db, { subject, window, now }: Look): Promise<Activity> {
  const { begin, end, beforeBegin, beforeEnd } = momentsOf(window, subject, now);
  const people = idsOf(subject);
  const at = now.toISOString();
  const notes = (from: SQL, to: SQL) => sql`(select count(*)::int from ${upFollowUps} where ${upFollowUps.authorId} in (${people})
    and ${upFollowUps.createTime} >= ${from} and ${upFollowUps.createTime} < ${to})`;
  const asked = sql`greatest(${workOrderBds.createTime}, ${workOrders.handOutTime})`;
  // Whoever takes a place in the hall was not asked: the share is made by the claim.
  const answers = (from: SQL, to: SQL) => sql`(
    select round(percentile_cont(0.5) within group (order by extract(epoch from ${workOrderBds.claimTime} - ${asked})))::int
    from ${workOrderBds} join ${workOrders} on ${workOrders.id} = ${workOrderBds.workOrderId}
    where ${inState(allocationLife, workOrderBds, 'claimed')} and ${workOrders.country} = ${subject.country} and ${workOrderBds.bdId} in (${people})
      and ${workOrderBds.claimTime} >= ${from} and ${workOrderBds.claimTime} < ${to} and ${workOrderBds.claimTime} > ${asked})`;
  const sale = (which: 'min' | 'max') =>
    sql`(select ${sql.raw(which)}(${saleItems.orderTime}) from ${saleItems} where ${saleItems.country} = ${subject.country} and ${saleItems.status} <> 2)`;
  const [row] = await jsonRowsOf<Activity>(
    db,
    sql`
    select (select count(*)::int from ${ups} where ${ups.bdId} in (${people}) and ${ups.status} <> 2) owned,
      (select count(*)::int from ${ups} where ${ups.bdId} in (${people}) and ${ups.status} <> 2
        and exists (select 1 from ${works} where ${works.upId} = ${ups.id} and ${works.postTime} >= ${at}::timestamptz - interval '30 days' and ${works.postTime} <= ${at}::timestamptz)) active,
      ${notes(begin, end)} "followUps", ${notes(beforeBegin, beforeEnd)} "followUpsBefore",
      ${answers(begin, end)} answer, ${answers(beforeBegin, beforeEnd)} "answerBefore",
      ${sale('min')} "salesFrom", ${sale('max')} "salesUntil"`,
  );
  if (!row) throw new Error('A select without a table has one row.');
  return row;
}
