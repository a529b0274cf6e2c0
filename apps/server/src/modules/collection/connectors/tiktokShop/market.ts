import { amountOf } from '../amountOf';
import type { Access } from '../connector';
import type { ChannelSample, MarketCreator, ShopReads, VideoResult } from '../shopReads';
import { list } from './call';
import {
  contentsShape,
  type Creator,
  creatorsShape,
  type SampleApplication,
  samplesShape,
  type ShopVideo,
  videosShape,
} from './marketShapes';

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** Creators of the marketplace, samples, and what videos sold. */
export const marketReads = (
  access: Access,
): Pick<ShopReads, 'searchCreators' | 'listSamples' | 'listSampleContents' | 'listVideoResults'> => ({
  searchCreators: ({ keyword, followersFrom }, { cursor, limit }) =>
    list(access, {
      path: '/affiliate_seller/202508/marketplace_creators/search',
      body: {
        ...(keyword && { keyword }),
        ...(followersFrom !== undefined && { follower_demographics: { count_range: { count_ge: followersFrom } } }),
      },
      shape: creatorsShape,
      // Pages have 12 or 20, nothing between.
      paging: { cursor, limit: limit < 20 ? 12 : 20 },
      most: 20,
      itemsOf: ({ creators }) => creators.map(creatorOf),
    }),
  listSamples: (paging) =>
    list(access, {
      path: '/affiliate_seller/202508/sample_applications/search',
      body: {},
      shape: samplesShape,
      paging,
      most: 50,
      itemsOf: ({ sample_applications }) => sample_applications.map(sampleOf),
    }),
  listSampleContents: ({ platformSampleId, format }, paging) =>
    list(access, {
      path: `/affiliate_seller/202409/sample_applications/${encodeURIComponent(platformSampleId)}/fulfillments/search`,
      body: { content_format: format },
      shape: contentsShape,
      paging,
      most: 50,
      itemsOf: ({ contents }) =>
        contents.map((content) => ({
          contentId: content.content_id,
          views: content.view_count,
          likes: content.like_count,
          comments: content.comment_count,
          paidOrders: content.paid_order_count,
          beginTime: content.create_time,
        })),
    }),
  listVideoResults: async ({ from, to }, paging) => {
    let through = to;
    const told = await list(access, {
      path: '/analytics/202409/shop_videos/performance',
      query: { start_date_ge: from, end_date_lt: dayAfter(to), currency: 'LOCAL', account_type: 'AFFILIATES' },
      shape: videosShape,
      paging,
      most: 100,
      itemsOf: ({ videos, latest_available_date: latest = to }) => {
        through = latest < to ? latest : to;
        return videos.map(videoOf);
      },
    });
    return { ...told, through };
  },
});

const videoOf = ({ id, username, gmv, sku_orders, units_sold, views, click_through_rate, video_post_time }: ShopVideo): VideoResult => ({
  platformWorkId: id,
  handle: username,
  postTime: video_post_time ?? null,
  gmv: amountOf(gmv.amount, gmv.currency),
  currency: gmv.currency,
  orders: sku_orders,
  unitsSold: units_sold,
  views,
  clickRate: click_through_rate ?? null,
});

export const creatorOf = ({ creator_open_id, username, nickname, selection_region, follower_count, gmv }: Creator): MarketCreator => ({
  platformId: creator_open_id,
  handle: username,
  name: nickname,
  region: selection_region,
  fans: follower_count,
  gmv: gmv ? amountOf(gmv.amount, gmv.currency) : null,
  currency: gmv?.currency ?? null,
});

/** What of a state a card follows: a parcel on its way, and one that arrived. */
const progress: Readonly<Record<string, ChannelSample['progress']>> = {
  SHIPPED: 'shipped',
  CONTENT_PENDING: 'delivered',
  COMPLETED: 'delivered',
};

export const sampleOf = ({ id, status, order_id, tracking_number, creator, product }: SampleApplication): ChannelSample => ({
  platformSampleId: id,
  statusText: status,
  progress: progress[status] ?? null,
  creator: creator.username,
  platformProductId: product.id,
  orderNo: order_id ?? null,
  trackingNo: tracking_number ?? null,
});
