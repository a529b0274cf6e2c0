import { approvalLife, type FitMark, is, type ParsedInputOf, type workOrderUpApi } from '@backlot/contract';
import { and, arrayOverlaps, asc, count, desc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { notInState } from '../../../../db/inState';
import { contains } from '../../../../db/list/contains';
import { presentPage } from '../../../../db/presentPage';
import { together } from '../../../../db/together/together';
import { ups } from '../../../../tables/creators/creator';
import { demandFormUps } from '../../../../tables/trade/demandForm';
import { workOrderUps } from '../../../../tables/trade/submission';
import { type Viewer, viewerId } from '../../../base/sight';
import { presentAmount } from '../../../system/country';
import { mostRounds, type Order, orderOf } from '../../parts';
import { briefOf, type Fit, fitOf } from './fit';

type CandidateQuery = ParsedInputOf<typeof workOrderUpApi.candidates>;

/** SQL: a creator of the order's channel and country that is the BD's own or nobody's. */
export const mayStandFor = ({ webId, country }: Order, bdId: string): SQL | undefined =>
  and(
    eq(ups.status, 0),
    eq(ups.webId, webId),
    eq(ups.country, country),
    eq(ups.blackFlag, false),
    or(eq(ups.bdId, bdId), isNull(ups.bdId)),
  );

/** SQL: the submission of a creator that keeps it from being submitted to the order anew. */
export const inOrder = ({ id }: Order) =>
  and(eq(workOrderUps.workOrderId, id), eq(workOrderUps.upId, ups.id), notInState(approvalLife, workOrderUps, 'withdrawn'));

/** Own and free creators for an order: wished ones first, then by how well they fit the brief. Those already in it are there to be seen. */
export async function candidatesOf(db: Db, query: CandidateQuery, viewer: Viewer) {
  const order = await orderOf(db, query.workOrderId, viewer);
  const bdId = viewerId(viewer);
  const brief = briefOf(order);
  const fit = fitOf(brief);
  // A query of its own: inside a selected expression drizzle leaves the table out of a column's name, and `id` would be that of the wish.
  const wishedIds = db
    .select({ upId: demandFormUps.upId })
    .from(demandFormUps)
    .where(eq(demandFormUps.demandId, order.demandId ?? '0'));
  const isWished = sql<boolean>`${ups.id} in ${wishedIds}`;
  const isMine = sql`${ups.bdId} = ${bdId}`;
  const asked = and(mayStandFor(order, bdId), filterOf(query, fit, brief.fee));
  const owner = query.owner === undefined ? undefined : query.owner === 'mine' ? isMine : isNull(ups.bdId);
  const [[counted], rows] = await together(db, (at) =>
    Promise.all([
      at
        .select({ all: count(), mine: sql<number>`(count(*) filter (where ${isMine}))::int` })
        .from(ups)
        .where(asked),
      at
        .select({
          id: ups.id,
          nickname: ups.nickname,
          upNumber: ups.upNumber,
          fansNum: ups.fansNum,
          interactionRate: ups.interactionRate,
          avgViews: ups.avgViews,
          sales30: ups.sales30,
          sales30Currency: ups.sales30Currency,
          minPrice: ups.minPrice,
          starLevel: ups.starLevel,
          productCategory: ups.productCategory,
          femaleRatio: ups.femaleRatio,
          ageShare: fit.ageShare,
          category: fit.category,
          fans: fit.fans,
          audience: fit.audience,
          ownerId: ups.bdId,
          wished: isWished,
          approvalStatus: workOrderUps.approvalStatus,
          submitter: workOrderUps.bdId,
          round: workOrderUps.round,
        })
        .from(ups)
        .leftJoin(workOrderUps, inOrder(order))
        .where(and(asked, owner))
        .orderBy(...orderBy(query, fit, isWished), asc(ups.id))
        .limit(query.pageSize)
        .offset((query.pageNo - 1) * query.pageSize),
    ]),
  );
  const { all = 0, mine = 0 } = counted ?? {};
  const owners = { all, mine, pool: all - mine };
  return {
    ...presentPage({
      ...query,
      totalRows: owners[query.owner ?? 'all'],
      rows: rows.map(({ ownerId, submitter, round, category, fans, audience, ...row }) => ({
        ...row,
        sales30: row.sales30Currency === null ? row.sales30 : presentAmount(row.sales30, row.sales30Currency),
        minPrice: presentAmount(row.minPrice, order.currency),
        ageShare: row.ageShare === null ? null : Number(row.ageShare),
        fit: { category: category as FitMark, country: 'meets' as const, fans: fans as FitMark, audience: audience as FitMark },
        mine: ownerId === bdId,
        isFree: row.approvalStatus === null || comesAgain({ approvalStatus: row.approvalStatus, submitter, round }, bdId),
      })),
    }),
    brief,
    owners,
  };
}

const comesAgain = (
  { approvalStatus, submitter, round }: { approvalStatus: number; submitter: string | null; round: number | null },
  bdId: string,
): boolean => is(approvalLife, { approvalStatus }, 'rejected') && submitter === bdId && (round ?? 0) < mostRounds;

function filterOf(query: CandidateQuery, fit: Fit, fee: string | null): SQL | undefined {
  const { searchValue, productCategory, starLevel, meets = [] } = query;
  const met = { category: fit.category, fans: fit.fans, audience: fit.audience };
  return and(
    searchValue ? or(contains(ups.nickname, searchValue), contains(ups.upNumber, searchValue)) : undefined,
    productCategory?.length ? arrayOverlaps(ups.productCategory, productCategory) : undefined,
    starLevel?.length ? inArray(ups.starLevel, starLevel) : undefined,
    query.fansMin === undefined ? undefined : gte(ups.fansNum, query.fansMin),
    query.fansMax === undefined ? undefined : lte(ups.fansNum, query.fansMax),
    query.interactionMin === undefined ? undefined : gte(ups.interactionRate, query.interactionMin / 100),
    ...meets.map((part) => (part === 'fee' ? (fee === null ? undefined : lte(ups.minPrice, fee)) : sql`${met[part]} in ('meets', 'open')`)),
  );
}

function orderBy({ sortField, sortOrder }: CandidateQuery, fit: Fit, isWished: SQL): SQL[] {
  if (sortField === undefined || sortField === 'fit')
    return [desc(isWished), desc(fit.score), sql`(${ups.bdId} is null)`, sql`${ups.sales30Usd} desc nulls last`];
  const { fansNum, avgViews, interactionRate, sales30Usd, minPrice, starLevel } = ups;
  const column = { fansNum, avgViews, interactionRate, sales30: sales30Usd, minPrice, starLevel }[sortField];
  return [sortOrder === 'ascend' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`];
}
