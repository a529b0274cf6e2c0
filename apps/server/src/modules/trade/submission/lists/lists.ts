import { submissionsInSight, type Viewer, viewerId } from '../../../base/sight';
import { approvalLife, type ParsedInputOf, type workOrderUpApi } from '@backlot/contract';
import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState, notInState } from '../../../../db/inState';
import { contains } from '../../../../db/list/contains';
import { countedWith } from '../../../../db/list/countedWith';
import { countRows } from '../../../../db/list/countRows';
import { idBatches } from '../../../../db/list/idBatches';
import { presentPage } from '../../../../db/presentPage';
import { together } from '../../../../db/together/together';
import { concernsPerson, orderOf, type Submission, waitsTooLong } from '../../parts';
import { ups } from '../../../../tables/creators/creator';
import { workOrders } from '../../../../tables/trade/order';
import { demandFormUps } from '../../../../tables/trade/demandForm';
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

type CandidateQuery = ParsedInputOf<typeof workOrderUpApi.candidates>;

/** Own and free creators that fit an order and are not in it: wished ones first, then own ones. */
export async function candidatesOf(db: Db, query: CandidateQuery, viewer: Viewer) {
  const order = await orderOf(db, query.workOrderId, viewer);
  const bdId = viewerId(viewer);
  // A query of its own: inside a selected expression drizzle leaves the table out of a column's name, and `id` would be that of the wish.
  const wishedIds = db
    .select({ upId: demandFormUps.upId })
    .from(demandFormUps)
    .where(eq(demandFormUps.demandId, order.demandId ?? '0'));
  const isWished = sql<boolean>`${ups.id} in ${wishedIds}`;
  const where = and(
    eq(ups.status, 0),
    eq(ups.webId, order.webId),
    eq(ups.country, order.country),
    eq(ups.blackFlag, false),
    or(eq(ups.bdId, bdId), isNull(ups.bdId)),
    sql`not exists (select 1 from ${workOrderUps} where ${workOrderUps.workOrderId} = ${order.id} and ${workOrderUps.upId} = ${ups.id} and ${notInState(approvalLife, workOrderUps, 'withdrawn')})`,
    query.searchValue ? or(contains(ups.nickname, query.searchValue), contains(ups.upNumber, query.searchValue)) : undefined,
  );
  const column = { fansNum: ups.fansNum, interactionRate: ups.interactionRate, sales30: ups.sales30Usd }[query.sortField ?? 'fansNum'];
  const sorted = query.sortField && query.sortOrder !== 'descend' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`;
  const [[counted], rows] = await together(db, (at) =>
    Promise.all([
      at.select({ n: count() }).from(ups).where(where),
      at
        .select({
          id: ups.id,
          nickname: ups.nickname,
          upNumber: ups.upNumber,
          fansNum: ups.fansNum,
          interactionRate: ups.interactionRate,
          avgViews: ups.avgViews,
          starLevel: ups.starLevel,
          ownerId: ups.bdId,
          wished: isWished,
        })
        .from(ups)
        .where(where)
        .orderBy(...(query.sortField ? [sorted] : [desc(isWished), sql`(${ups.bdId} is null)`, sorted]), asc(ups.id))
        .limit(query.pageSize)
        .offset((query.pageNo - 1) * query.pageSize),
    ]),
  );
  return presentPage({
    ...query,
    totalRows: counted?.n ?? 0,
    rows: rows.map(({ ownerId, ...row }) => ({ ...row, mine: ownerId === bdId })),
  });
}
