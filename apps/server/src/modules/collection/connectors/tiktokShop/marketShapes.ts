import * as z from 'zod';
import { count, seconds } from '../shopCount';
import { money, page } from './orderShapes';

/** Money is absent where the creator does not share it. */
const creator = z.object({
  creator_open_id: z.string().min(1),
  username: z.string(),
  nickname: z.string().default(''),
  selection_region: z.string(),
  follower_count: count,
  gmv: money.optional(),
});
export type Creator = z.infer<typeof creator>;
export const creatorsShape = z.object({ ...page, creators: z.array(creator).default([]) });

/** A share in hundredths of a percent, as a number or as text. */
const share = z.object({
  key: z.string().min(1),
  value: count.pipe(z.int().max(10_000)).transform((hundredths) => hundredths / 10_000),
});
export type Share = z.infer<typeof share>;

/** Who follows a creator is absent where the channel does not know. */
export const creatorDetailShape = z.object({
  creator: z.object({
    creator_open_id: z.string().min(1),
    follower_gender: z.array(share).default([]),
    follower_age: z.array(share).default([]),
    follower_location: z.array(share).default([]),
  }),
});

const sample = z.object({
  id: z.string().min(1),
  status: z.string(),
  order_id: z.string().optional(),
  tracking_number: z.string().optional(),
  creator: z.object({ username: z.string() }),
  product: z.object({ id: z.string() }),
});
export type SampleApplication = z.infer<typeof sample>;
export const samplesShape = z.object({ ...page, sample_applications: z.array(sample).default([]) });

const content = z.object({
  content_id: z.string().min(1),
  view_count: count,
  like_count: count.default(0),
  comment_count: count.default(0),
  paid_order_count: count.default(0),
  create_time: seconds,
});
export const contentsShape = z.object({ ...page, contents: z.array(content).default([]) });

/** "12.5%" in some versions, "0.0528" in others. */
const rate = z
  .string()
  .regex(/^\d+(\.\d+)?%?$/)
  .transform((text) => (text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text)));
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const video = z.object({
  id: z.string().min(1),
  username: z.string(),
  gmv: money,
  sku_orders: count,
  units_sold: count,
  views: count,
  click_through_rate: rate.optional(),
  video_post_time: seconds.optional(),
});
export type ShopVideo = z.infer<typeof video>;
export const videosShape = z.object({ ...page, latest_available_date: day.optional(), videos: z.array(video).default([]) });
