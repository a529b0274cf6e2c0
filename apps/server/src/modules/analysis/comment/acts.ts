import { commentLife, noticeTypes } from '@backlot/contract';
import { and } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { comments } from '../../../tables/collection/comment';
import { tell } from '../../base/notice';
import { inLanguages } from '../../base/sight';
import type { Reader } from './Reader';
import { begin, transition } from '../../base/transition';
import { commentsWithIds, lockChannel, peopleOfChannel, recount } from '../../collection/comments';
import { addFan } from '../blackFan';
import { type CommentFacts, commentPolicy } from './policy';
import { factsOf, readComments } from './rowsOfComments';
import { commentsInSight } from './sight';

interface Act {
  id: string;
  viewer: Reader;
  /** The moment; it decides whether a reply was made today. */
  now: Date;
}

const lifeOf = (row: CommentFacts['comment']) => ({ machine: commentLife, table: comments, row, where: commentsWithIds([row.id]) });

/** A comment in sight, locked with the counts of its channel, that this person may cause an event of. */
async function beginComment(tx: Db, event: 'hide' | 'unhide' | 'delete' | 'reply' | 'markBlack', { id, viewer, now }: Act) {
  const find = async () => {
    const within = and(commentsWithIds([id]), commentsInSight(viewer));
    const [found] = await tx.select({ webId: comments.webId }).from(comments).where(within);
    if (!found) throw new Refusal('notFound');
    await lockChannel(tx, found.webId);
    await tx
      .select({ id: comments.id })
      .from(comments)
      .where(commentsWithIds([id]))
      .for('update');
    const [row] = await readComments(tx, within);
    if (!row) throw new Refusal('notFound');
    return { ...factsOf(row, now), up: row.up };
  };
  return begin(tx, { policy: commentPolicy, event, viewer, find });
}

/**
 * Hides, shows again or deletes a comment here; counts and clouds follow. No channel takes it from us yet, so that it goes on being
 * shown there (1031003).
 */
export async function moderate(tx: Db, event: 'hide' | 'unhide' | 'delete', act: Act): Promise<void> {
  const { comment } = await beginComment(tx, event, act);
  await transition(tx, { ...lifeOf(comment), event, set: { isHereOnly: event !== 'unhide' }, actor: act.viewer });
  await recount(tx, comment.webId, [{ upId: comment.upId, day: comment.day }]);
}

interface Reply extends Act {
  content: string;
  services: Pick<Services, 'events'>;
}

/** Keeps a reply and tells the BD of the creator, who has it posted. */
export async function reply(tx: Db, act: Reply): Promise<void> {
  const { viewer, now, content, services } = act;
  const { comment, up } = await beginComment(tx, 'reply', act);
  const { userId } = viewer.caller;
  const set = { replyStatus: 1, replyContent: content, replyUser: userId, replyTime: now };
  await transition(tx, { ...lifeOf(comment), event: 'reply', set, actor: viewer, more: { content } });
  const people = await peopleOfChannel(tx, { webId: comment.webId, others: [up.bdId] });
  await tell(tx, services, {
    noticeClass: 4,
    webId: comment.webId,
    type: noticeTypes.comment,
    extraParam: { id: comment.id, workId: comment.workId, upId: comment.upId },
    publicUser: userId,
    userIds: people.filter((id) => id !== userId),
    texts: inLanguages(
      {
        en: `A comment on ${up.nickname} was answered`,
        'zh-CN': `已回复 ${up.nickname} 的评论`,
        vn: `Đã trả lời bình luận của ${up.nickname}`,
      },
      { en: content, 'zh-CN': content, vn: content },
    ),
  });
}

interface Marking extends Act {
  level: number;
  reason: string;
}

/** Puts the author of a comment on the blacklist: 1031001 for one who is on it. */
export async function markBlack(tx: Db, act: Marking): Promise<void> {
  const { viewer, level, reason } = act;
  const { comment } = await beginComment(tx, 'markBlack', act);
  const { webId, authorPlatformId, authorName, id } = comment;
  if (authorPlatformId === null) throw new Refusal('notFound');
  const fan = { webId, fanPlatformId: authorPlatformId, fanName: authorName, level, reason, sourceCommentId: id };
  const blackFanId = await addFan(tx, fan, viewer);
  await transition(tx, { ...lifeOf(comment), event: 'markBlack', set: { blackFanId }, actor: viewer, reason });
}
