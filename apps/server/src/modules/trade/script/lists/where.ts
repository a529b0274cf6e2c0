import { type ParsedInputOf, type scriptApi, scriptLife } from '@backlot/contract';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { inState } from '../../../../db/inState';
import { contains } from '../../../../db/list/contains';
import { ups } from '../../../../tables/creators/creator';
import { workOrders } from '../../../../tables/trade/order';
import { scripts } from '../../../../tables/trade/script';
import { workOrderUps } from '../../../../tables/trade/submission';
import type { Viewer } from '../../../base/sight';
import { concernsPerson, scriptsInSight, waitsTooLong } from '../../parts';

export type ScriptQuery = ParsedInputOf<typeof scriptApi.page>;

const { scriptName, fileName, reviewStatus, fileId, workOrderId, workOrderUpId, uploadTime } = scripts;

/** SQL: the scripts in sight that a query asks for. */
export function whereOf(query: ScriptQuery, viewer: Viewer): SQL | undefined {
  const { searchValue, personId } = query;
  return and(
    scriptsInSight(viewer),
    searchValue ? or(contains(scriptName, searchValue), contains(fileName, searchValue), ofSubmission(isNamed(searchValue))) : undefined,
    query.reviewStatus?.length ? inArray(reviewStatus, query.reviewStatus) : undefined,
    query.kind === undefined ? undefined : query.kind === 'video' ? sql`${fileId} is not null` : sql`${fileId} is null`,
    query.workOrderId ? eq(workOrderId, query.workOrderId) : undefined,
    query.workOrderUpId ? eq(workOrderUpId, query.workOrderUpId) : undefined,
    personId ? ofSubmission(concernsPerson(personId, viewer)) : undefined,
    query.due ? and(inState(scriptLife, scripts, 'pending'), waitsTooLong(uploadTime)) : undefined,
  );
}

const ofSubmission = (which: SQL | undefined): SQL =>
  sql`exists (select 1 from ${workOrderUps} where ${workOrderUps.id} = ${workOrderUpId} and ${which})`;

const isNamed = (term: string): SQL | undefined =>
  or(
    sql`exists (select 1 from ${ups} where ${ups.id} = ${workOrderUps.upId} and (${contains(ups.nickname, term)} or ${contains(ups.upNumber, term)}))`,
    sql`exists (select 1 from ${workOrders} where ${workOrders.id} = ${workOrderUps.workOrderId} and (${contains(workOrders.workOrderNo, term)} or ${contains(workOrders.workOrderName, term)}))`,
  );
