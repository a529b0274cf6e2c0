import { blackFanLife, type CommentRow } from '@backlot/contract';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { presentTime } from '../../../db/presentTime';
import { blackFans } from '../../../tables/analysis/blackFan';
import { keywords } from '../../../tables/analysis/keyword';
import { users } from '../../../tables/base/user';
import { commentKeys, comments } from '../../../tables/collection/comment';
import { ups, works } from '../../../tables/creators/creator';
import { namedFor, type Viewer } from '../../base/sight';
import { commentsWithIds } from '../../collection/comments';
import { canOf, type CommentFacts } from './policy';

/** A comment with what stands around it. */
type Found = Awaited<ReturnType<typeof readComments>>[number];

const parentId = sql<string | null>`(select p.comment_id::text from ${commentKeys} p
  where p.web_id = ${comments.webId} and p.platform_comment_id = ${comments.parentPlatformId})`;
const keywordsOf = sql<
  { id: string; name: string }[]
>`coalesce((select json_agg(json_build_object('id', k.id::text, 'name', k.word) order by k.id)
  from ${keywords} k where k.id = any(${comments.keywordHits})), '[]')`;

/** Comments with what belongs to them, in one statement. */
export const readComments = (db: Db, where: SQL | undefined) =>
  db
    .select({
      comment: comments,
      work: { title: works.descr, link: works.link },
      up: { nickname: ups.nickname, country: ups.country, bdId: ups.bdId },
      fan: { id: blackFans.id, level: blackFans.level, hitCount: blackFans.hitCount },
      replyName: users.name,
      parentId,
      keywords: keywordsOf,
    })
    .from(comments)
    .innerJoin(works, eq(works.id, comments.workId))
    .innerJoin(ups, eq(ups.id, comments.upId))
    .leftJoin(users, eq(users.id, comments.replyUser))
    .leftJoin(
      blackFans,
      and(
        eq(blackFans.webId, comments.webId),
        eq(blackFans.fanPlatformId, comments.authorPlatformId),
        ne(blackFans.status, 2),
        inState(blackFanLife, blackFans, 'active'),
      ),
    )
    .where(where);

export const factsOf = ({ comment, up, fan }: Found, now: Date): CommentFacts => ({
  comment,
  country: up.country,
  isOnBlacklist: fan !== null,
  now,
});

/** Comments as somebody may see them, in the order of their ids. */
export async function rowsOfComments(db: Db, ids: readonly string[], viewer: Viewer): Promise<CommentRow[]> {
  if (ids.length === 0) return [];
  const place = new Map(ids.map((id, index) => [id, index]));
  const rows = await readComments(db, commentsWithIds(ids));
  return presentComments(
    rows.toSorted((a, b) => (place.get(a.comment.id) ?? 0) - (place.get(b.comment.id) ?? 0)),
    viewer,
  );
}

export function presentComments(found: readonly Found[], viewer: Viewer): CommentRow[] {
  const now = new Date();
  return found.map((one) => present(one, viewer, now));
}

function present(found: Found, viewer: Viewer, now: Date): CommentRow {
  const { comment, work, up, fan, replyName } = found;
  const isMasked = viewer.persona === 'shop';
  return {
    ...comment,
    lang: comment.lang as CommentRow['lang'],
    can: canOf(factsOf(found, now), viewer),
    work: { id: comment.workId, title: work.title ?? '', link: work.link },
    up: { id: comment.upId, name: up.nickname },
    parentId: found.parentId,
    marks: [
      ...(comment.isQuestion ? (['question'] as const) : []),
      ...(comment.complaints.length > 0 ? (['complaint'] as const) : []),
      ...(comment.spam.length > 0 ? (['spam'] as const) : []),
      ...(comment.blackFanId !== null && !isMasked ? (['blackFan'] as const) : []),
    ],
    keywords: isMasked ? [] : found.keywords,
    blackFan: isMasked ? null : fan,
    replyUser: comment.replyUser === null || !namedFor(viewer)(comment.replyUser) ? null : replyName,
    replyTime: comment.replyTime && presentTime(comment.replyTime),
    commentTime: presentTime(comment.commentTime),
    dataTime: presentTime(comment.dataTime),
    ...(isMasked ? { authorName: masked(comment.authorName), authorPlatformId: null, platformCommentId: '' } : {}),
  };
}

/** What a merchant sees of an author: the first letter. */
const masked = (name: string): string => `${[...name][0] ?? ''}***`;
