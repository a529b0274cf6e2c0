import type * as z from 'zod';
import { ask, parsed } from '../ask';
import { CollectError, type CollectFailure } from '../CollectError';
import type { Access, ChannelWork, Connector } from '../connector';
import { hashtagsOf } from '../hashtagsOf';
import { consent } from './consent';
import { refusalShape, userFields, userShape, type Video, videoFields, videoPageShape, videosShape } from './shapes';

const mostIds = 20;
const day = 86_400_000;
const nextMidnight = (now: Date) => new Date((Math.floor(now.getTime() / day) + 1) * day);

/** TikTok Display API v2, as somebody who gave consent (domain/connectors 6.3). */
export const tiktokDisplay: Connector = {
  provider: 'tiktokDisplay',
  webId: 10,
  capabilities: ['profile', 'works', 'workDetail'],
  mostIds,
  origin: 'https://open.tiktokapis.com',
  perMinute: 600,
  quotaEnds: nextMidnight,
  consent,
  open: (access) => ({
    async fetchProfile() {
      const { told, ...rest } = await call(access, { path: '/v2/user/info/', fields: userFields, shape: userShape });
      const { user } = told.data;
      const figures = { fans: user.follower_count ?? null, likes: user.likes_count ?? null, works: user.video_count ?? null };
      const profile = { platformId: user.open_id, handle: user.username, name: user.display_name, avatar: user.avatar_url, ...figures };
      return { items: [profile], nextCursor: null, quotaCost: 1, ...rest };
    },
    async listWorks(_, { cursor, limit }) {
      const body = { max_count: Math.min(limit, mostIds), ...(cursor !== null && { cursor: Number(cursor) }) };
      const { told, ...rest } = await call(access, { path: '/v2/video/list/', fields: videoFields, body, shape: videoPageShape });
      const { videos, has_more: hasMore, cursor: next } = told.data;
      return { items: videos.map(workOf), nextCursor: hasMore ? String(next) : null, quotaCost: 1, ...rest };
    },
    async getWorks(ids) {
      const body = { filters: { video_ids: ids } };
      const { told, ...rest } = await call(access, { path: '/v2/video/query/', fields: videoFields, body, shape: videosShape });
      return { items: told.data.videos.map(workOf), nextCursor: null, quotaCost: 1, ...rest };
    },
  }),
};

const call = <T>(access: Access, { fields, ...rest }: { path: string; fields: string; body?: unknown; shape: z.ZodType<T> }) =>
  ask(access, { ...rest, query: { fields }, headers: { authorization: `Bearer ${access.credential}` }, refusal });

const failures: Readonly<Record<string, CollectFailure>> = {
  access_token_invalid: 'AuthExpired',
  scope_not_authorized: 'ConsentWithdrawn',
};

function refusal(status: number, text: string): CollectError {
  const code = refusalShape.safeParse(parsed(text)).data?.error.code ?? '';
  const byStatus: CollectFailure = status === 404 ? 'NotFound' : status === 401 || status === 403 ? 'NotAllowed' : 'BadRequest';
  return new CollectError(failures[code] ?? byStatus, text);
}

const workOf = (video: Video): ChannelWork => ({
  platformWorkId: video.id,
  title: video.title,
  link: video.share_url,
  postTime: new Date(video.create_time * 1000),
  duration: video.duration,
  hashtags: hashtagsOf(video.video_description),
  views: video.view_count ?? null,
  likes: video.like_count ?? null,
  comments: video.comment_count ?? null,
  shares: video.share_count ?? null,
});
