import type * as z from 'zod';
import { ask, parsed } from '../ask';
import { CollectError, type CollectFailure } from '../CollectError';
import type { Access, ChannelComment, ChannelWork, Connector } from '../connector';
import { hashtagsOf } from '../hashtagsOf';
import { signIn } from './signIn';
import {
  commentFields,
  commentsShape,
  cursorShape,
  refusalShape,
  type ResearchComment,
  userFields,
  userShape,
  type Video,
  videoFields,
  videosShape,
} from './shapes';

const day = 86_400_000;
const nextMidnight = (now: Date) => new Date((Math.floor(now.getTime() / day) + 1) * day);
/** A question spans at most 30 days; we look back over this many such windows. */
const windowDays = 30;
const windows = 12;
const most = 100;

/** TikTok Research API: public videos and comments, for those whom the channel lets research (domain/connectors 6.4). */
export const tiktokResearch: Connector = {
  provider: 'tiktokResearch',
  webId: 10,
  capabilities: ['profile', 'works', 'comments'],
  mostIds: most,
  origin: 'https://open.tiktokapis.com',
  perMinute: 60,
  quotaEnds: nextMidnight,
  refersBy: 'handle',
  flag: 'TIKTOK_RESEARCH',
  signIn,
  open: (access) => ({
    async fetchProfile(ref) {
      const handle = ref.replace(/^@/, '');
      const body = { username: handle };
      const { told, ...rest } = await call(access, { path: 'user/info', fields: userFields, body, shape: userShape });
      const { display_name: name, follower_count, likes_count, video_count } = told.data;
      const figures = { fans: follower_count ?? null, likes: likes_count ?? null, works: video_count ?? null };
      return { items: [{ platformId: handle, handle, name, ...figures }], nextCursor: null, quotaCost: 1, ...rest };
    },
    async listWorks(ref, { cursor, limit }) {
      const place = cursorShape.safeParse(parsed(cursor ?? '{"back":0,"at":0}'));
      if (!place.success) throw new CollectError('BadRequest', 'cursor');
      const { back, at, search } = place.data;
      const end = access.clock().getTime() - back * windowDays * day;
      const body = {
        query: { and: [{ operation: 'EQ', field_name: 'username', field_values: [ref.replace(/^@/, '')] }] },
        start_date: dayText(end - (windowDays - 1) * day),
        end_date: dayText(end),
        max_count: Math.min(limit, most),
        cursor: at,
        ...(search !== undefined && { search_id: search }),
      };
      const { told, ...rest } = await call(access, { path: 'video/query', fields: videoFields, body, shape: videosShape });
      const { videos, has_more: hasMore, cursor: next, search_id: searchId } = told.data;
      const items = videos.map(workOf).toSorted((a, b) => b.postTime.getTime() - a.postTime.getTime());
      const further = hasMore ? { back, at: next, search: searchId } : back + 1 < windows ? { back: back + 1, at: 0 } : undefined;
      return { items, nextCursor: further ? JSON.stringify(further) : null, quotaCost: 1, ...rest };
    },
    async listComments(videoId, { cursor, limit }) {
      const body = { video_id: videoId, max_count: Math.min(limit, most), cursor: Number(cursor ?? 0) };
      const { told, ...rest } = await call(access, { path: 'video/comment/list', fields: commentFields, body, shape: commentsShape });
      const { comments, has_more: hasMore, cursor: next } = told.data;
      return { items: comments.map(commentOf), nextCursor: hasMore ? String(next) : null, quotaCost: 1, ...rest };
    },
  }),
};

const dayText = (time: number) => new Date(time).toISOString().slice(0, 10).replaceAll('-', '');

interface Question<T> {
  path: string;
  fields: string;
  body: unknown;
  shape: z.ZodType<T>;
}

const call = <T>(access: Access, { path, fields, ...rest }: Question<T>) =>
  ask(access, {
    ...rest,
    path: `/v2/research/${path}/`,
    query: { fields },
    headers: { authorization: `Bearer ${access.credential}` },
    refusal,
    tooMany,
  });

const failures: Readonly<Record<string, CollectFailure>> = {
  access_token_invalid: 'AuthExpired',
  scope_not_authorized: 'NotAllowed',
};
const codeOf = (text: string) => refusalShape.safeParse(parsed(text)).data?.error.code ?? '';

function refusal(status: number, text: string): CollectError {
  const byStatus: CollectFailure = status === 404 ? 'NotFound' : status === 401 || status === 403 ? 'NotAllowed' : 'BadRequest';
  return new CollectError(failures[codeOf(text)] ?? byStatus, text);
}

/** A 429 may be the end of the day's quota. */
const tooMany = (text: string, now: Date) =>
  codeOf(text) === 'daily_quota_limit_exceeded' ? new CollectError('QuotaExhausted', text, nextMidnight(now)) : undefined;

const workOf = (video: Video): ChannelWork => ({
  platformWorkId: video.id,
  title: video.video_description,
  link: `https://www.tiktok.com/@${video.username}/video/${video.id}`,
  postTime: new Date(video.create_time * 1000),
  duration: video.video_duration ?? 0,
  hashtags: video.hashtag_names ?? hashtagsOf(video.video_description),
  views: video.view_count ?? null,
  likes: video.like_count ?? null,
  comments: video.comment_count ?? null,
  shares: video.share_count ?? null,
});

const commentOf = (comment: ResearchComment): ChannelComment => ({
  platformCommentId: comment.id,
  authorPlatformId: null,
  authorName: '',
  content: comment.text,
  likes: comment.like_count ?? 0,
  replies: comment.reply_count ?? 0,
  commentTime: new Date(comment.create_time * 1000),
});
