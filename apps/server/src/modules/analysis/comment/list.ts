import { type commentApi, type CommentRow, firstComments, type OutputOf, type ParsedInputOf } from '@backlot/contract';
import { and, count } from 'drizzle-orm';
import type { Db } from '../../../db/database';
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

/** A page of the comments in sight. */
export async function pageOfComments(
  { database: { db }, totals }: Pick<Services, 'database' | 'totals'>,
  query: ParsedInputOf<typeof commentApi.page>,
  viewer: Reader,
) {
  if (viewer.ownWorks) return pageOfOwn(db, query, viewer);
  const { rows, ...total } = await listPage(db, { table: comments, where: await whereOf(db, query, viewer), totals, ...sorting }, query);
  const ids = rows.map(({ id }) => String(id));
  return presentPage({ ...query, ...total, rows: await rowsOfComments(db, ids, viewer) });
}

/** A page of those under a merchant's works, which are few: the works were asked for before, so that rows and number come in one statement. */
async function pageOfOwn(db: Db, query: ParsedInputOf<typeof commentApi.page>, viewer: Reader) {
  const where = await whereOf(db, query, viewer);
  const { pageNo, pageSize } = query;
  const order = forwards(orderOf(comments, sorting, query));
  const [rows, [total]] = await together(db, (at) =>
    Promise.all([
      readComments(at, where)
        .orderBy(...order)
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize),
      at.select({ n: count() }).from(comments).where(where),
    ]),
  );
  return presentPage({ ...query, totalRows: total?.n ?? 0, rows: presentComments(rows, viewer) });
}

/** The first comments of a period, and how many there are (spec section 9). */
export async function firstOfComments(
  { database: { db }, totals }: Pick<Services, 'database' | 'totals'>,
  query: CommentQuery,
  viewer: Reader,
): Promise<OutputOf<typeof commentApi.first>> {
  const cut = { ...query, pageNo: 1, pageSize: firstComments };
  const { rows, totalRows, moreRows } = await listPage(
    db,
    { table: comments, where: await whereOf(db, query, viewer), totals, ...sorting },
    cut,
  );
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
