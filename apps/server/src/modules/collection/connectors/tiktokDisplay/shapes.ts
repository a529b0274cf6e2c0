import * as z from 'zod';

const count = z.int().nonnegative();

/** Figures are absent where the consent does not cover them. */
export const userShape = z.object({
  data: z.object({
    user: z.object({
      open_id: z.string().min(1),
      username: z.string(),
      display_name: z.string(),
      avatar_url: z.string().optional(),
      follower_count: count.optional(),
      likes_count: count.optional(),
      video_count: count.optional(),
    }),
  }),
});

const video = z.object({
  id: z.string().min(1),
  /** Seconds. */
  create_time: z.int().positive(),
  share_url: z.string(),
  video_description: z.string(),
  duration: z.number(),
  title: z.string(),
  like_count: count.optional(),
  comment_count: count.optional(),
  share_count: count.optional(),
  view_count: count.optional(),
});
export type Video = z.infer<typeof video>;

export const videosShape = z.object({ data: z.object({ videos: z.array(video) }) });

/** The cursor is in milliseconds. */
export const videoPageShape = z.object({ data: z.object({ videos: z.array(video), cursor: z.int(), has_more: z.boolean() }) });

export const refusalShape = z.object({ error: z.object({ code: z.string() }) });
export const userFields = Object.keys(userShape.shape.data.shape.user.shape).join(',');
export const videoFields = Object.keys(video.shape).join(',');
