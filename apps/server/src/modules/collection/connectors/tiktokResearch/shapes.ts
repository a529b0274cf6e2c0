import * as z from 'zod';

const count = z.int().nonnegative();

export const userShape = z.object({
  data: z.object({
    display_name: z.string(),
    follower_count: count.optional(),
    likes_count: count.optional(),
    video_count: count.optional(),
  }),
});
export const userFields =
  'display_name,bio_description,avatar_url,is_verified,follower_count,following_count,likes_count,video_count,bio_url';

/** Ids are text, and so long that as numbers they would lose their end. */
const video = z.object({
  id: z.string().min(1),
  video_description: z.string(),
  /** Seconds. */
  create_time: z.int().positive(),
  username: z.string(),
  video_duration: z.number().optional(),
  hashtag_names: z.array(z.string()).optional(),
  view_count: count.optional(),
  like_count: count.optional(),
  comment_count: count.optional(),
  share_count: count.optional(),
});
export type Video = z.infer<typeof video>;
export const videoFields = Object.keys(video.shape).join(',');
export const videosShape = z.object({
  data: z.object({ videos: z.array(video), cursor: z.int(), has_more: z.boolean(), search_id: z.string().optional() }),
});

const comment = z.object({
  id: z.string().min(1),
  text: z.string(),
  like_count: count.optional(),
  reply_count: count.optional(),
  create_time: z.int().positive(),
});
export type ResearchComment = z.infer<typeof comment>;
export const commentFields = 'id,video_id,text,like_count,reply_count,parent_comment_id,create_time';
export const commentsShape = z.object({ data: z.object({ comments: z.array(comment), cursor: z.int(), has_more: z.boolean() }) });

export const appTokenShape = z.object({ access_token: z.string(), expires_in: z.number() });
export const refusalShape = z.object({ error: z.object({ code: z.string() }) });

/** Where a list of videos goes on: in a window of days, or in the one before. */
export const cursorShape = z.object({ back: z.int().min(0).max(12), at: z.int().min(0), search: z.string().optional() });
