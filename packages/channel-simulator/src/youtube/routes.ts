import { type Answer, type Exchange, ok, type Route, type Routes } from '../http/exchange';
import { commentsOn, type Comment } from '../world/comments';
import { figuresOf, followersOf, viewsOf, type Work, workNamed, worksOf } from '../world/works';
import type { Account } from '../world/account';
import { pageOf } from './paging';
import { failed, refuse, tooMany } from './say';

const unitsOfDay = 10_000;

const pacific = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });

/** The day it is where quotas begin anew. */
const pacificDay = (now: Date): string => pacific.format(now);

/** A call with a key, for one unit of the day; calls that are refused cost one as well. */
const counted = (answer: (exchange: Exchange) => Answer): Route => ({
  tooMany,
  failed,
  answer: (exchange) => {
    const { query, apiKey, quotas, faults, path, now } = exchange;
    if (query.get('key') !== apiKey) return refuse(400, 'keyInvalid');
    if (faults.meet('quota', path) || !quotas.takeOfDay(`youtube ${apiKey}`, pacificDay(now), 1, unitsOfDay))
      return refuse(403, 'quotaExceeded');
    return answer(exchange);
  },
});

const channels = counted(({ query, book, now, faults }) => {
  const ids = (query.get('id') ?? '').split(',').filter(Boolean);
  if (ids.length > 50) return refuse(400, 'invalidParameter');
  const found = query.has('forHandle')
    ? [book.byHandle('youtube', query.get('forHandle') ?? '')]
    : ids.map((id) => book.byId('youtube', id));
  const accounts = found.flatMap((account) => (account && !faults.withdrawn.has(account.id) ? account : []));
  return ok({
    kind: 'youtube#channelListResponse',
    etag: 'simulated',
    ...(accounts.length > 0 && { items: accounts.map((account) => channelOf(account, now, faults.figuresHidden.has(account.id))) }),
  });
});

const channelOf = (account: Account, now: Date, isHidden: boolean) => {
  const works = worksOf(account, now);
  return {
    kind: 'youtube#channel',
    id: account.id,
    snippet: {
      title: account.name,
      description: account.bio,
      customUrl: `@${account.handle}`,
      publishedAt: account.since.toISOString(),
      thumbnails: {},
    },
    contentDetails: { relatedPlaylists: { likes: '', uploads: uploadsOf(account) } },
    statistics: {
      viewCount: String(works.reduce((sum, work) => sum + viewsOf(work, now), 0)),
      ...(!isHidden && { subscriberCount: String(Number(followersOf(account, now).toPrecision(3))) }),
      hiddenSubscriberCount: isHidden,
      videoCount: String(works.length),
    },
  };
};

const uploadsOf = ({ id }: Account): string => id.replace(/^UC/, 'UU');

const playlistItems = counted(({ query, book, now, faults }) => {
  const account = book.byId('youtube', (query.get('playlistId') ?? '').replace(/^UU/, 'UC'));
  if (!account) return refuse(404, 'playlistNotFound');
  const all = worksOf(account, now).filter(({ id }) => !faults.gone.has(id));
  return pageOf({
    kind: 'youtube#playlistItemListResponse',
    all,
    query,
    most: 50,
    show: (work) => ({ kind: 'youtube#playlistItem', contentDetails: { videoId: work.id, videoPublishedAt: work.postedAt.toISOString() } }),
  });
});

const videos = counted(({ query, book, now, faults }) => {
  const ids = (query.get('id') ?? '').split(',').filter(Boolean);
  if (ids.length === 0 || ids.length > 50) return refuse(400, 'invalidParameter');
  const found = ids.flatMap((id) => named({ id, book, now }) ?? []).filter(({ id }) => !faults.gone.has(id));
  return ok({
    kind: 'youtube#videoListResponse',
    etag: 'simulated',
    items: found.map((work) => videoOf(work, now, faults.figuresHidden.has(work.account.id))),
  });
});

const named = ({ id, book, now }: Pick<Exchange, 'book' | 'now'> & { id: string }): Work | undefined => {
  const account = book.byMark(id.slice(0, 8));
  return account && workNamed(account, id, now);
};

const videoOf = (work: Work, now: Date, isHidden: boolean) => {
  const { views, likes, comments } = figuresOf(work, now);
  return {
    kind: 'youtube#video',
    id: work.id,
    snippet: {
      publishedAt: work.postedAt.toISOString(),
      channelId: work.account.id,
      title: work.title,
      description: work.title,
      tags: [...work.title.matchAll(/#([\p{L}\p{M}\p{N}_]+)/gu)].map(([, tag]) => tag),
    },
    contentDetails: { duration: `PT${work.duration}S` },
    statistics: { viewCount: String(views), ...(!isHidden && { likeCount: String(likes) }), commentCount: String(comments) },
  };
};

const commentThreads = counted(({ query, book, now, faults }) => {
  const work = named({ id: query.get('videoId') ?? '', book, now });
  if (!work || faults.gone.has(work.id)) return refuse(404, 'videoNotFound');
  if (faults.commentsClosed.has(work.id)) return refuse(403, 'commentsDisabled');
  return pageOf({
    kind: 'youtube#commentThreadListResponse',
    all: commentsOn(work, now),
    query,
    most: 100,
    show: (comment) => ({
      kind: 'youtube#commentThread',
      id: comment.id,
      snippet: { videoId: work.id, topLevelComment: shown(comment, work), totalReplyCount: comment.replies.length },
      ...(comment.replies.length > 0 && { replies: { comments: comment.replies.map((reply) => shown(reply, work, comment.id)) } }),
    }),
  });
});

const comments = counted(({ query, book, now }) => {
  const parent = query.get('parentId') ?? '';
  const work = named({ id: /^Ug(.+)\.\d+$/.exec(parent)?.[1] ?? '', book, now });
  const found = work && commentsOn(work, now).find(({ id }) => id === parent);
  if (!work || !found) return refuse(404, 'commentNotFound');
  return pageOf({ kind: 'youtube#commentListResponse', all: found.replies, query, most: 100, show: (reply) => shown(reply, work, parent) });
});

const shown = (comment: Omit<Comment, 'replies'>, work: Work, parentId?: string) => ({
  kind: 'youtube#comment',
  id: comment.id,
  snippet: {
    videoId: work.id,
    ...(parentId !== undefined && { parentId }),
    textDisplay: comment.text,
    textOriginal: comment.text,
    authorDisplayName: comment.authorName,
    authorChannelId: { value: comment.authorId },
    likeCount: comment.likes,
    publishedAt: comment.writtenAt.toISOString(),
    updatedAt: comment.writtenAt.toISOString(),
  },
});

/** YouTube Data API v3 (domain/connectors 6.7). */
export const youtubeRoutes: Routes = {
  'GET /youtube/v3/channels': channels,
  'GET /youtube/v3/playlistItems': playlistItems,
  'GET /youtube/v3/videos': videos,
  'GET /youtube/v3/commentThreads': commentThreads,
  'GET /youtube/v3/comments': comments,
};
