import { submissionsInSight, type Viewer } from '../../../base/sight';
import { approvalLife, type ParsedInputOf, type workOrderUpApi } from '@backlot/contract';
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { contains } from '../../../../db/list/contains';
import { countedWith } from '../../../../db/list/countedWith';
import { countRows } from '../../../../db/list/countRows';
import { idBatches } from '../../../../db/list/idBatches';
import { presentPage } from '../../../../db/presentPage';
import { concernsPerson, orderOf, type Submission, waitsTooLong } from '../../parts';
import { ups } from '../../../../tables/creators/creator';
import { workOrders } from '../../../../tables/trade/order';
import { presentSubmissions } from '../present';
import { workOrderUps } from '../../../../tables/trade/submission';

export type UpQuery = ParsedInputOf<typeof workOrderUpApi.page>;

export function whereOf(
  { searchValue, workOrderId, approvalStatus, cooperationStatus, country, personId, due }: UpQuery,
  viewer: Viewer,
): SQL | undefined {
  const ofCreator = (condition: SQL) => sql`exists (select 1 from ${ups} where ${ups.id} = ${workOrderUps.upId} and ${condition})`;
  const ofOrder = (condition: SQL | undefined) =>
    sql`exists (select 1 from ${workOrders} where ${workOrders.id} = ${workOrderUps.workOrderId} and ${condition})`;
  return and(
    submissionsInSight(viewer),
    searchValue
      ? or(
          ofCreator(sql`${or(contains(ups.nickname, searchValue), contains(ups.upNumber, searchValue))}`),
          ofOrder(or(contains(workOrders.workOrderNo, searchValue), contains(workOrders.workOrderName, searchValue))),
        )
      : undefined,
    workOrderId ? eq(workOrderUps.workOrderId, workOrderId) : undefined,
    approvalStatus?.length ? inArray(workOrderUps.approvalStatus, approvalStatus) : undefined,
    cooperationStatus?.length ? inArray(workOrderUps.cooperationStatus, cooperationStatus) : undefined,
    country?.length ? ofOrder(inArray(workOrders.country, country)) : undefined,
    personId ? concernsPerson(personId, viewer) : undefined,
    due ? and(inState(approvalLife, workOrderUps, 'pending'), waitsTooLong(workOrderUps.submitTime)) : undefined,
  );
}

export const countSubmissions = (db: Db, where: SQL | undefined): Promise<number> => countRows(db, { table: workOrderUps, where });

const sorts = { createTime: workOrderUps.createTime, fansNum: ups.fansNum, interactionRate: ups.interactionRate };

const orderBy = ({ sortField, sortOrder }: Pick<UpQuery, 'sortField' | 'sortOrder'>): SQL[] => {
  const isDown = !sortField || sortOrder === 'descend';
  const column = sorts[sortField ?? 'createTime'];
  return [isDown ? sql`${column} desc nulls last` : sql`${column} asc nulls last`, isDown ? desc(workOrderUps.id) : asc(workOrderUps.id)];
};

const listed = (db: Db, where: SQL | undefined, query: Pick<UpQuery, 'sortField' | 'sortOrder'>) =>
  db
    .select({ submission: workOrderUps })
    .from(workOrderUps)
    .innerJoin(ups, eq(ups.id, workOrderUps.upId))
    .where(where)
    .orderBy(...orderBy(query));

export async function pageOfSubmissions(db: Db, query: UpQuery, viewer: Viewer) {
  const where = whereOf(query, viewer);
  const { rows, totalRows } = await countedWith<{ submission: Submission }>(db, { table: workOrderUps, where }, async (at) =>
    listed(at, where, query)
      .limit(query.pageSize)
      .offset((query.pageNo - 1) * query.pageSize),
  );
  return presentPage({
    ...query,
    totalRows,
    rows: await presentSubmissions(
      db,
      rows.map(({ submission }) => submission),
      viewer,
    ),
  });
}

/** Ids in the order of the list, some at a time. */
export const idsOfSubmissions = (
  db: Db,
  where: SQL | undefined,
  query: Pick<UpQuery, 'sortField' | 'sortOrder'>,
  atOnce?: number,
): AsyncIterable<string[]> =>
  idBatches(
    db,
    {
      table: workOrderUps,
      where,
      beside: { table: ups, on: eq(ups.id, workOrderUps.upId) },
      sorts,
      fallback: { by: sorts.createTime, order: 'descend' },
      ...(atOnce !== undefined && { atOnce }),
    },
    query,
  );

/** Creators of one order that this person may see, oldest first. */
export async function submissionsOfOrder(db: Db, workOrderId: string, viewer: Viewer) {
  await orderOf(db, workOrderId, viewer);
  const rows = await db
    .select()
    .from(workOrderUps)
    .where(and(eq(workOrderUps.workOrderId, workOrderId), submissionsInSight(viewer)))
    .orderBy(asc(workOrderUps.createTime), asc(workOrderUps.id));
  return presentSubmissions(db, rows, viewer);
}
