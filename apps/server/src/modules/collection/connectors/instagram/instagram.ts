import type * as z from 'zod';
import { ask } from '../ask';
import { CollectError } from '../CollectError';
import type { Access, ChannelComment, ChannelWork, Connector } from '../connector';
import { hashtagsOf } from '../hashtagsOf';
import { refusal } from './refusal';
import { commentsShape, discoveryShape, type Media, type MediaComment } from './shapes';
import { regainedAt } from './usage';

const mostMedia = 50;
const day = 86_400_000;

const account = 'id,followers_count,media_count,username,name,biography,profile_picture_url,website';
const mediaFields = 'id,caption,permalink,timestamp,media_type,media_product_type,like_count,comments_count';
const commentFields = 'id,text,timestamp,like_count,username,hidden,replies';

/** Instagram Graph API as one professional account of ours: public counts of others, comments on our own media (domain/connectors 6.8). */
export const instagram: Connector = {
  provider: 'instagram',
  webId: 21,
  capabilities: ['profile', 'works', 'comments'],
  mostIds: mostMedia,
  origin: 'https://graph.facebook.com',
  // 200 an hour: half of them at once, the others as the hour goes by.
  perMinute: 100 / 60,
  burst: 100,
  quotaEnds: (now) => new Date((Math.floor(now.getTime() / day) + 1) * day),
  refersBy: 'handle',
  open: (access) => ({
    async fetchProfile(ref) {
      const { found, rest } = await discover(access, ref, 'media.limit(1)');
      const figures = { fans: found.followers_count ?? null, likes: null, works: found.media_count ?? null };
      const profile = { platformId: found.id, handle: found.username, name: found.name ?? found.username, ...figures };
      return { items: [profile], nextCursor: null, ...rest };
    },
    async listWorks(ref, { cursor, limit }) {
      const after = cursor === null ? '' : `.after(${cursor})`;
      const { found, rest } = await discover(access, ref, `media${after}.limit(${Math.min(limit, mostMedia)})`);
      return { items: (found.media?.data ?? []).map(workOf), nextCursor: found.media?.paging?.cursors?.after ?? null, ...rest };
    },
    async listComments(mediaId, { cursor, limit }) {
      const query = { fields: commentFields, limit: String(Math.min(limit, mostMedia)), ...(cursor !== null && { after: cursor }) };
      const { told, rest } = await call(access, { path: `/${encodeURIComponent(mediaId)}/comments`, query, shape: commentsShape });
      return { items: told.data.map(commentOf), nextCursor: told.paging?.cursors?.after ?? null, ...rest };
    },
  }),
};

async function discover(access: Access, ref: string, media: string) {
  const handle = ref.replace(/^@/, '');
  // What stands in brackets would end the question.
  if (!/^[\w.]{1,60}$/.test(handle)) throw new CollectError('NotFound', ref);
  if (!access.account) throw new CollectError('NotAllowed', 'no account of ours');
  const fields = `business_discovery.username(${handle}){${account},${media}{${mediaFields}}}`;
  const { told, rest } = await call(access, { path: `/${access.account}`, query: { fields }, shape: discoveryShape });
  return { found: told.business_discovery, rest };
}

interface Question<T> {
  path: string;
  query: Record<string, string>;
  shape: z.ZodType<T>;
}

async function call<T>(access: Access, { path, query, shape }: Question<T>) {
  const answer = await ask(access, { path: `/v25.0${path}`, query: { ...query, access_token: access.credential }, shape, refusal });
  const { told, raw, dataTime, headers } = answer;
  return { told, rest: { raw, dataTime, quotaCost: 1, holdUntil: regainedAt(headers, dataTime) } };
}

const workOf = (media: Media): ChannelWork => ({
  platformWorkId: media.id,
  title: media.caption ?? '',
  link: media.permalink,
  postTime: media.timestamp,
  duration: 0,
  hashtags: hashtagsOf(media.caption ?? ''),
  views: null,
  likes: media.like_count ?? null,
  comments: media.comments_count ?? null,
  shares: null,
});

const commentOf = (comment: MediaComment): ChannelComment => ({
  platformCommentId: comment.id,
  authorPlatformId: null,
  authorName: comment.username ?? '',
  content: comment.text,
  likes: comment.like_count ?? 0,
  replies: comment.replies?.data.length ?? 0,
  commentTime: comment.timestamp,
});
