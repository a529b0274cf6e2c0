import { type commentApi, type CommentRow, firstComments, type OutputOf, type ParsedInputOf } from '@backlot/contract';
import { and } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { listPage } from '../../../db/list/listPage';
import { presentPage } from '../../../db/presentPage';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { comments } from '../../../tables/collection/comment';
import type { Reader } from './Reader';
import { commentsWithIds } from '../../collection/comments';
import { rowsOfComments } from './rowsOfComments';
import { commentsInSight } from './sight';
import { type CommentQuery, sorting, whereOf } from './whereOf';

/** A page of the comments in sight. */
export async function pageOfComments(
  { database: { db }, totals }: Pick<Services, 'database' | 'totals'>,
  query: ParsedInputOf<typeof commentApi.page>,
  viewer: Reader,
) {
  const { rows, ...total } = await listPage(db, { table: comments, where: whereOf(query, viewer), totals, ...sorting }, query);
  const ids = rows.map(({ id }) => String(id));
  return presentPage({ ...query, ...total, rows: await rowsOfComments(db, ids, viewer) });
}

/** The first comments of a period, and how many there are (spec section 9). */
export async function firstOfComments(db: Db, query: CommentQuery, viewer: Reader): Promise<OutputOf<typeof commentApi.first>> {
  const cut = { ...query, pageNo: 1, pageSize: firstComments };
  const { rows, totalRows } = await listPage(db, { table: comments, where: whereOf(query, viewer), ...sorting }, cut);
  const ids = rows.map(({ id }) => String(id));
  return { totalRows, list: await rowsOfComments(db, ids, viewer) };
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
