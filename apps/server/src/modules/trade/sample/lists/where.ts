import { type ParsedInputOf, type sampleApi, sampleLife } from '@backlot/contract';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { holds } from '../../../../http/requests/caller';
import { inState } from '../../../../db/inState';
import { contains } from '../../../../db/list/contains';
import { ups } from '../../../../tables/creators/creator';
import { goods } from '../../../../tables/merchants/product';
import { sampleShippings } from '../../../../tables/trade/sample';
import { workOrderUps } from '../../../../tables/trade/submission';
import type { Viewer } from '../../../base/sight';
import { concernsPerson, samplesInSight } from '../../parts';

export type SampleQuery = ParsedInputOf<typeof sampleApi.page>;

const { sampleNo, trackingNo, sampleStatus, country, workOrderId, upId, goodsId } = sampleShippings;

/** SQL: until when the next step is due; null where nothing is. */
export const runningDeadline: SQL = sql`case ${sampleStatus}
  when 1 then ${sampleShippings.approveDeadline} when 2 then ${sampleShippings.shipDeadline} when 4 then ${sampleShippings.contentDeadline} end`;

export function whereOf(query: SampleQuery, viewer: Viewer): SQL | undefined {
  const { searchValue } = query;
  return and(
    samplesInSight(viewer),
    searchValue
      ? or(
          contains(sampleNo, searchValue),
          contains(trackingNo, searchValue),
          sql`exists (select 1 from ${ups} where ${ups.id} = ${upId} and (${contains(ups.nickname, searchValue)} or ${contains(ups.upNumber, searchValue)}))`,
          sql`exists (select 1 from ${goods} where ${goods.id} = ${goodsId} and ${contains(goods.goodsName, searchValue)})`,
        )
      : undefined,
    query.sampleStatus?.length ? inArray(sampleStatus, query.sampleStatus) : undefined,
    query.country?.length ? inArray(country, query.country) : undefined,
    query.workOrderId ? eq(workOrderId, query.workOrderId) : undefined,
    query.upId ? eq(upId, query.upId) : undefined,
    query.personId ? ofSubmission(concernsPerson(query.personId, viewer)) : undefined,
    query.waits ? waitsFor(viewer) : undefined,
    query.due && dueOf(query.due),
  );
}

const ofSubmission = (which: SQL | undefined): SQL =>
  sql`exists (select 1 from ${workOrderUps} where ${workOrderUps.id} = ${sampleShippings.workOrderUpId} and ${which})`;

/** As they are reminded of: a merchant's deadline a day before, that of the content three days before. */
const dueOf = (due: 'soon' | 'overdue'): SQL =>
  due === 'overdue'
    ? sql`(${inState(sampleLife, sampleShippings, 'overdue')} or ${runningDeadline} < now())`
    : sql`${runningDeadline} between now() and now() + case ${sampleStatus} when 4 then interval '3 days' else interval '1 day' end`;

/**
 * SQL: samples that ask for something of whoever looks: a merchant reviews and ships, a BD says that they arrived and
 * brings what is overdue.
 */
export function waitsFor(viewer: Viewer): SQL {
  const may = (permission: Parameters<typeof holds>[1]) => holds(viewer.caller, permission);
  if (viewer.persona === 'shop')
    return (
      or(
        may('sample.audit') ? inState(sampleLife, sampleShippings, 'requested') : undefined,
        may('sample.ship') ? inState(sampleLife, sampleShippings, 'awaiting') : undefined,
      ) ?? sql`false`
    );
  if (viewer.persona === 'bd' && may('sample.deliver')) return inState(sampleLife, sampleShippings, 'shipped', 'overdue');
  return sql`false`;
}
