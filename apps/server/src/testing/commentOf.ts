interface Work {
  id: string;
  upId: string;
}

/** What a test has to say of a comment. */
export interface CommentDraft {
  id?: string;
  content?: string;
  by?: string | null;
  hoursAgo?: number;
  likes?: number;
  parent?: string;
  under?: Work;
}

/** A comment as a channel tells it. */
export const commentOf = (
  { id = 'c1', content = 'Maganda siya', by = 'fan-1', hoursAgo = 5, likes = 0, parent, under }: CommentDraft,
  { work, now }: { work: Work; now: Date },
) => ({
  platformCommentId: id,
  ...(parent === undefined ? {} : { parentPlatformId: parent }),
  authorPlatformId: by,
  authorName: 'grace',
  content,
  likes,
  replies: 0,
  commentTime: new Date(now.getTime() - hoursAgo * 3_600_000),
  work: under ?? work,
});
