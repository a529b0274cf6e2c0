import type * as z from 'zod';
import { ask } from '../ask';
import { CollectError } from '../CollectError';
import type { Access, Channel, ChannelComment, ChannelWork, Connector } from '../connector';
import { hashtagsOf } from '../hashtagsOf';
import { midnightAtThePacific, refusal } from './refusal';
import { channelsShape, type Thread, threadsShape, uploadsShape, type Video, videosShape } from './shapes';

const mostIds = 50;
const mostComments = 100;

/** YouTube Data API v3 with a key: public data (domain/connectors 6.7). */
export const youtube: Connector = {
  provider: 'youtube',
  webId: 20,
  capabilities: ['profile', 'works', 'workDetail', 'comments'],
  mostIds,
  origin: 'https://www.googleapis.com',
  perMinute: 1800,
  quotaEnds: midnightAtThePacific,
  open: (access) => {
    const getWorks: NonNullable<Channel['getWorks']> = async (ids) => {
      const query = { part: 'snippet,statistics,contentDetails', id: ids.join(',') };
      const { told, ...rest } = await call(access, 'videos', query, videosShape);
      return { items: told.items.map(workOf), nextCursor: null, quotaCost: 1, ...rest };
    };
    return {
      getWorks,
      async fetchProfile(ref) {
        const query = { part: 'snippet,statistics,contentDetails', ...(ref.startsWith('@') ? { forHandle: ref } : { id: ref }) };
        const { told, ...rest } = await call(access, 'channels', query, channelsShape);
        const [found] = told.items;
        if (!found) throw new CollectError('NotFound', ref);
        const { title, customUrl = '' } = found.snippet;
        const figures = { fans: found.statistics.subscriberCount ?? null, likes: null, works: found.statistics.videoCount ?? null };
        const profile = { platformId: found.id, handle: customUrl.replace(/^@/, ''), name: title, ...figures };
        return { items: [profile], nextCursor: null, quotaCost: 1, ...rest };
      },
      async listWorks(platformId, { cursor, limit }) {
        // The list of uploads has the id of its channel with another beginning.
        const playlistId = platformId.replace(/^UC/, 'UU');
        const query = { part: 'contentDetails', playlistId, maxResults: String(Math.min(limit, mostIds)), ...after(cursor) };
        const { told, ...rest } = await call(access, 'playlistItems', query, uploadsShape);
        const nextCursor = told.nextPageToken ?? null;
        const ids = told.items.map(({ contentDetails }) => contentDetails.videoId);
        if (ids.length === 0) return { items: [], nextCursor, quotaCost: 1, ...rest };
        return { ...(await getWorks(ids)), nextCursor, quotaCost: 2 };
      },
      async listComments(videoId, { cursor, limit }) {
        const maxResults = String(Math.min(limit, mostComments));
        const query = { part: 'snippet,replies', videoId, order: 'time', textFormat: 'plainText', maxResults, ...after(cursor) };
        const { told, ...rest } = await call(access, 'commentThreads', query, threadsShape);
        return { items: told.items.map(commentOf), nextCursor: told.nextPageToken ?? null, quotaCost: 1, ...rest };
      },
    };
  },
};

const call = <T>(access: Access, name: string, query: Record<string, string>, shape: z.ZodType<T>) =>
  ask(access, { path: `/youtube/v3/${name}`, query: { ...query, key: access.credential }, shape, refusal });

const after = (cursor: string | null): Record<string, string> => (cursor === null ? {} : { pageToken: cursor });

const workOf = ({ id, snippet, statistics, contentDetails }: Video): ChannelWork => ({
  platformWorkId: id,
  title: snippet.title,
  link: `https://www.youtube.com/watch?v=${id}`,
  postTime: snippet.publishedAt,
  duration: secondsOf(contentDetails.duration),
  hashtags: hashtagsOf(snippet.description),
  views: statistics.viewCount ?? null,
  likes: statistics.likeCount ?? null,
  comments: statistics.commentCount ?? null,
  shares: null,
});

/** Seconds of an ISO 8601 duration: `P1DT2H3M4S`. */
function secondsOf(duration: string): number {
  const found = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration);
  if (!found) throw new CollectError('ShapeChanged', `contentDetails.duration ${duration}`);
  const [days, hours, minutes, seconds] = found.slice(1).map((part) => Number(part ?? 0));
  return (((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0);
}

const commentOf = ({ id, snippet: { totalReplyCount, topLevelComment } }: Thread): ChannelComment => {
  const { textDisplay, authorDisplayName, authorChannelId, likeCount, publishedAt } = topLevelComment.snippet;
  return {
    platformCommentId: id,
    authorPlatformId: authorChannelId?.value ?? null,
    authorName: authorDisplayName,
    content: textDisplay,
    likes: likeCount,
    replies: totalReplyCount,
    commentTime: publishedAt,
  };
};
