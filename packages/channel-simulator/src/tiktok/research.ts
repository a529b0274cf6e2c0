import { type Answer, type Exchange, ok, type Route, type Routes } from '../http/exchange';
import type { Account } from '../world/account';
import { commentsOn } from '../world/comments';
import { figuresOf, followersOf, type Work, worksOf } from '../world/works';
import { failed, refuse, say, tooMany } from './say';

const requestsOfDay = 1000;
const day = 86_400_000;
const mostDays = 30;

/** A call with the token of an app: counted by the day of UTC. */
const counted = (answer: (exchange: Exchange) => Answer): Route => ({
  tooMany,
  failed,
  answer: (exchange) => {
    const { tokens, bearer = '', now, quotas, faults, path } = exchange;
    if (!tokens.holdsApp(bearer, now)) return refuse(401, 'access_token_invalid');
    if (faults.meet('quota', path) || !quotas.takeOfDay('research', now.toISOString().slice(0, 10), 1, requestsOfDay))
      return refuse(429, 'daily_quota_limit_exceeded');
    return answer(exchange);
  },
});

const userInfo = counted(({ body, book, now, faults }) => {
  const account = book.byHandle('tiktok', String(body['username'] ?? ''));
  if (!account || faults.withdrawn.has(account.id)) return refuse(404, 'user_not_found');
  const works = worksOf(account, now);
  const isHidden = faults.figuresHidden.has(account.handle);
  return ok({
    data: {
      display_name: account.name,
      bio_description: account.bio,
      avatar_url: `https://p16.example/${account.handle}.jpeg`,
      is_verified: account.followers > 500_000,
      ...(!isHidden && {
        follower_count: followersOf(account, now),
        following_count: 100,
        likes_count: works.reduce((sum, work) => sum + figuresOf(work, now).likes, account.followers * 12),
        video_count: works.length,
      }),
    },
    error: { code: 'ok', message: '', log_id: 'simulated' },
  });
});

interface Query {
  and?: { operation: string; field_name: string; field_values: string[] }[];
}

const videoQuery = counted(({ body, book, now, faults }) => {
  const size = Number(body['max_count'] ?? 20);
  const [from, to] = [dayOf(body['start_date']), dayOf(body['end_date'])];
  if (!(size >= 1 && size <= 100) || !(to >= from) || to - from > mostDays * day) return refuse(400, 'invalid_params');
  const condition = (body['query'] as Query | undefined)?.and?.find(({ field_name: name }) => name === 'username');
  const account = condition && book.byHandle('tiktok', condition.field_values[0] ?? '');
  if (!condition) return refuse(400, 'invalid_params', 'username is needed here');
  const within = (work: Work) => work.postedAt.getTime() >= from && work.postedAt.getTime() < to + day && !faults.gone.has(work.id);
  const found = account ? worksOf(account, now).filter(within) : [];
  const at = Number(body['cursor'] ?? 0);
  return say({
    videos: found.slice(at, at + size).map((work) => videoOf(work, account as Account, now)),
    cursor: at + size,
    has_more: at + size < found.length,
    search_id: 'simulated-search',
  });
});

const videoOf = (work: Work, account: Account, now: Date) => {
  const { views, likes, comments, shares } = figuresOf(work, now);
  return {
    id: work.id,
    video_description: work.title,
    create_time: work.postedAt.getTime() / 1000,
    region_code: 'PH',
    username: account.handle,
    video_duration: work.duration,
    hashtag_names: [...work.title.matchAll(/#([\p{L}\p{M}\p{N}_]+)/gu)].map(([, tag]) => tag),
    view_count: views,
    like_count: likes,
    comment_count: comments,
    share_count: shares,
  };
};

const commentList = counted(({ body, book, now, faults }) => {
  const id = String(body['video_id'] ?? '');
  const size = Number(body['max_count'] ?? 10);
  if (!(size >= 1 && size <= 100)) return refuse(400, 'invalid_params');
  const work = book.all('tiktok').flatMap((account) => worksOf(account, now).filter((one) => one.id === id))[0];
  if (!work || faults.gone.has(id)) return refuse(404, 'video_not_found');
  if (faults.commentsClosed.has(id)) return refuse(403, 'comments_disabled');
  const all = commentsOn(work, now);
  const at = Number(body['cursor'] ?? 0);
  return say({
    comments: all.slice(at, at + size).map((comment) => ({
      id: comment.id,
      video_id: id,
      text: comment.text,
      like_count: comment.likes,
      reply_count: comment.replies.length,
      parent_comment_id: id,
      create_time: Math.floor(comment.writtenAt.getTime() / 1000),
    })),
    cursor: at + size,
    has_more: at + size < all.length,
  });
});

/** Milliseconds of `YYYYMMDD`. */
const dayOf = (text: unknown): number => Date.parse(String(text).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3T00:00:00Z'));

/** TikTok Research API (domain/connectors 6.4). */
export const researchRoutes: Routes = {
  'POST /v2/research/user/info/': userInfo,
  'POST /v2/research/video/query/': videoQuery,
  'POST /v2/research/video/comment/list/': commentList,
};
