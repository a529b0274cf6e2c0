import { commentLife } from '@backlot/contract';
import { actionsOf } from '../../../http/requests/actor';
import type { comments } from '../../../tables/collection/comment';
import type { Viewer } from '../../base/sight';
import { allowedEvents, policyFor } from '../../base/transition';
import { dayIn } from '../../system/country';

export type Comment = typeof comments.$inferSelect;

/** What rules look at: the comment, the country of its creator, whether its author is on the blacklist, and the moment. */
export interface CommentFacts {
  comment: Comment;
  country: string;
  isOnBlacklist: boolean;
  now: Date;
}

/** Who may do what with a comment in sight (domain/life-cycles 3.12, roles 7.3). */
export const commentPolicy = policyFor<CommentFacts, Viewer>()({
  machine: commentLife,
  codeOf: ({ comment }) => comment.commentStatus,
  rules: {
    hide: { permission: 'commentInfo.hide' },
    unhide: { permission: 'commentInfo.unhide' },
    delete: { permission: 'commentInfo.delete' },
    reply: {
      permission: 'commentInfo.reply',
      unless: ({ comment: { replyTime }, country, now }) =>
        replyTime && dayIn(country, replyTime) === dayIn(country, now) ? 'oneReplyADay' : undefined,
    },
    markBlack: {
      permission: 'commentInfo.markBlack',
      unless: ({ comment, isOnBlacklist }) =>
        isOnBlacklist ? 'blackFanExists' : comment.authorPlatformId === null ? 'notFound' : undefined,
    },
  },
});

/** What this person may do with a comment now. */
export function canOf(facts: CommentFacts, viewer: Viewer): string[] {
  const free = actionsOf(viewer.caller, 'commentInfo').filter((action) => !Object.hasOwn(commentLife.events, action));
  return [...free, ...allowedEvents(commentPolicy, facts, viewer)];
}
