import { type commentApi, type CommentRow, firstComments, type OutputOf, type ParsedInputOf } from '@backlot/contract';
import { and, count, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { beginCount } from '../../../db/list/countRows';
import { listPage } from '../../../db/list/listPage';
import { forwards, orderOf } from '../../../db/list/orderOf';
import { presentPage } from '../../../db/presentPage';
import { together } from '../../../db/together/together';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { comments } from '../../../tables/collection/comment';
import type { Reader } from './Reader';
import { commentsWithIds } from '../../collection/comments';
import { presentComments, readComments, rowsOfComments } from './rowsOfComments';
import { commentsInSight } from './sight';
import { type CommentQuery, sorting, whereOf } from './whereOf';

/** Comments lie apart, each in the month and the place of its time: they are counted to the end up to here while somebody waits. */
const countedUpTo = 10_000;

/** A page of the comments in sight. */
export async function pageOfComments(
  services: Pick<Services, 'database' | 'totals'>,
  query: ParsedInputOf<typeof commentApi.page>,
  viewer: Reader,
) {
  if (viewer.ownWorks) return presentPage({ ...query, ...(await ofOwn(services, query, viewer)) });
  const {
    database: { db },
    totals,
  } = services;
  const { rows, ...total } = await listPage(db, await listingOf(db, query, viewer, totals), query);
  const ids = rows.map(({ id }) => String(id));
  return presentPage({ ...query, ...total, rows: await rowsOfComments(db, ids, viewer) });
}

const listingOf = async (db: Db, query: CommentQuery, viewer: Reader, totals: Services['totals']) => ({
  table: comments,
  where: await whereOf(db, query, viewer),
  totals,
  exactUpTo: Math.min(countedUpTo, totals.exactUpTo),
  ...sorting,
});

/** Days that a merchant's newest comments are looked for in before all months are: each month is a place of its own for each work. */
const lately = 60;
/** Under works that stand all over the months, a comment costs more than elsewhere. */
const ownCountedUpTo = 1000;

/** Some of those under a merchant's works, which are few, so that they are named; and how many there are. */
async function ofOwn(
  { database: { db }, totals }: Pick<Services, 'database' | 'totals'>,
  query: CommentQuery & { pageNo: number; pageSize: number },
  viewer: Reader,
) {
  const where = await whereOf(db, query, viewer);
  const { pageNo, pageSize, sortField = 'commentTime', sortOrder = 'descend' } = query;
  const offset = (pageNo - 1) * pageSize;
  const rowsIn = (at: Db, which: SQL | undefined) =>
    readComments(at, which)
      .orderBy(...forwards(orderOf(comments, sorting, query)))
      .limit(pageSize)
      .offset(offset);
  const isNewestFirst = sortField === 'commentTime' && sortOrder === 'descend';
  const soonest = isNewestFirst ? and(where, sql`${comments.commentTime} >= now() - ${lately} * interval '1 day'`) : where;
  const question = { table: comments, where, exactUpTo: Math.min(ownCountedUpTo, totals.exactUpTo) };
  const { total } = await beginCount(db, question, totals);
  let found: Awaited<ReturnType<typeof readComments>> | undefined;
  const counted = await total(async (most) => {
    const [rows, [number]] = await together(db, (at) => {
      const first = at.select({ id: comments.id }).from(comments).where(where).$dynamic();
      const counting = (most === undefined ? first : first.limit(most)).as('first');
      return Promise.all([rowsIn(at, soonest), at.select({ n: count() }).from(counting)]);
    });
    found = rows;
    return number?.n ?? 0;
  });
  found ??= await rowsIn(db, soonest);
  const isWhole = found.length === pageSize || offset + found.length >= counted.totalRows;
  return { ...counted, rows: presentComments(isWhole ? found : await rowsIn(db, where), viewer) };
}

/** The first comments of a period, and how many there are (spec section 9). */
export async function firstOfComments(
  services: Pick<Services, 'database' | 'totals'>,
  query: CommentQuery,
  viewer: Reader,
): Promise<OutputOf<typeof commentApi.first>> {
  const { db } = services.database;
  const cut = { ...query, pageNo: 1, pageSize: firstComments };
  if (viewer.ownWorks) {
    const { totalRows, moreRows, rows } = await ofOwn(services, cut, viewer);
    return { totalRows, moreRows, list: rows };
  }
  const { rows, totalRows, moreRows } = await listPage(db, await listingOf(db, query, viewer, services.totals), cut);
  const ids = rows.map(({ id }) => String(id));
  return { totalRows, moreRows, list: await rowsOfComments(db, ids, viewer) };
}

/** One comment in sight, deleted or not; 1020002 otherwise. */
export async function commentInSight(db: Db, id: string, viewer: Reader): Promise<CommentRow> {
  const found = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(commentsWithIds([id]), commentsInSight(viewer)));
  const [row] = await rowsOfComments(
    db,
    found.map((one) => one.id),
    viewer,
  );
  if (!row) throw new Refusal('notFound');
  return row;
}
