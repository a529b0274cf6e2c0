import * as z from 'zod';

const count = z.int().nonnegative();

/** `2026-11-20T10:00:00+0000`: the zone has no colon here. */
const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{4}$/)
  .transform((text) => new Date(text.replace(/(\d{2})$/, ':$1')));

const paging = z.object({ cursors: z.object({ after: z.string().optional() }).optional() }).optional();

const media = z.object({
  id: z.string().min(1),
  caption: z.string().optional(),
  permalink: z.string(),
  timestamp: moment,
  like_count: count.optional(),
  comments_count: count.optional(),
});
export type Media = z.infer<typeof media>;

/** The followers are absent where they are not told, likes where they are hidden. */
export const discoveryShape = z.object({
  business_discovery: z.object({
    id: z.string().min(1),
    username: z.string(),
    name: z.string().optional(),
    followers_count: count.optional(),
    media_count: count.optional(),
    media: z.object({ data: z.array(media), paging }).optional(),
  }),
});

const comment = z.object({
  id: z.string().min(1),
  text: z.string(),
  timestamp: moment,
  like_count: count.optional(),
  username: z.string().optional(),
  replies: z.object({ data: z.array(z.unknown()) }).optional(),
});
export type MediaComment = z.infer<typeof comment>;
export const commentsShape = z.object({ data: z.array(comment), paging });

export const refusalShape = z.object({ error: z.object({ code: z.int() }) });

const usage = z.object({
  call_count: z.number(),
  total_cputime: z.number(),
  total_time: z.number(),
  estimated_time_to_regain_access: z.number().optional(),
});
export const appUsageShape = usage;
export const businessUsageShape = z.record(z.string(), z.array(usage));
