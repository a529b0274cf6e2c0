import { type Answer, type Exchange, ok, type Route, type Routes } from '../http/exchange';
import type { Account } from '../world/account';
import { commentsOn } from '../world/comments';
import { figuresOf, followersOf, type Work, workNamed, worksOf } from '../world/works';
import { failed, refuse, tooMany } from './say';

/** Calls an hour for one person of the app. */
const mostInHour = 200;
const hour = 3_600_000;
const mostMedia = 50;

/** A call with the token of our own account: counted, with how much of the hour is used in its headers. */
const counted = (answer: (exchange: Exchange) => Answer): Route => ({
  tooMany,
  failed,
  answer: (exchange) => {
    const { query, apiKey, quotas, now, igUserId } = exchange;
    if (query.get('access_token') !== apiKey) return refuse(190, 'Error validating access token');
    const isLeft = quotas.within('instagram', mostInHour, hour, now);
    const percent = Math.round((quotas.counted('instagram', hour, now) / mostInHour) * 100);
    const use = { call_count: percent, total_cputime: 1, total_time: 1 };
    const headers = {
      'x-app-usage': JSON.stringify(use),
      'x-business-use-case-usage': JSON.stringify({
        [igUserId]: [{ ...use, type: 'instagram', estimated_time_to_regain_access: isLeft ? 0 : 60 }],
      }),
    };
    return { headers, ...(isLeft ? answer(exchange) : tooMany()) };
  },
});

const asked = /^business_discovery\.username\(([^)]+)\)\{.*?media(?:\.after\(([^)]*)\))?\.limit\((\d+)\)\{/;

/** Another professional account, seen from ours: `business_discovery`. */
const discovery = counted(({ query, path, igUserId, book, now, faults }) => {
  if (path.split('/').at(-1) !== igUserId) return refuse(100, 'Unsupported get request');
  const [, handle = '', after, limit = ''] = asked.exec(query.get('fields') ?? '') ?? [];
  const account = book.byHandle('instagram', handle);
  if (!account || faults.withdrawn.has(account.id)) return refuse(110, 'Invalid user id');
  const from = after === undefined ? 0 : Number(/^M(\d+)$/.exec(after)?.[1] ?? NaN);
  const size = Number(limit);
  if (Number.isNaN(from) || !(size >= 1 && size <= mostMedia)) return refuse(100, 'Invalid parameter');
  const works = worksOf(account, now).filter(({ id }) => !faults.gone.has(id));
  const end = from + size;
  return ok({
    business_discovery: {
      id: account.id,
      username: account.handle,
      name: account.name,
      biography: account.bio,
      profile_picture_url: `https://scontent.example/${account.handle}.jpg`,
      website: '',
      ...(!faults.figuresHidden.has(account.id) && { followers_count: followersOf(account, now) }),
      media_count: works.length,
      media: {
        data: works.slice(from, end).map((work) => mediaOf(work, now)),
        paging: { cursors: { before: `M${from}`, ...(end < works.length && { after: `M${end}` }) } },
      },
    },
    id: igUserId,
  });
});

const stamp = (time: Date) => time.toISOString().replace(/\.\d{3}Z$/, '+0000');

const mediaOf = (work: Work, now: Date) => {
  const { likes, comments } = figuresOf(work, now);
  return {
    id: work.id,
    caption: work.title,
    permalink: `https://www.instagram.com/reel/${work.id}/`,
    timestamp: stamp(work.postedAt),
    media_type: 'VIDEO',
    media_product_type: 'REELS',
    like_count: likes,
    comments_count: comments,
  };
};

/** Comments are told of our own media alone. */
const mediaComments = counted(({ query, path, igUserId, book, now, faults }) => {
  const id = path.split('/').at(-2) ?? '';
  const own: Account | undefined = book.byId('instagram', igUserId);
  const work = own && workNamed(own, id, now);
  if (!work || faults.gone.has(id)) return refuse(100, 'Unsupported get request');
  if (faults.commentsClosed.has(id)) return refuse(10, 'Comments are disabled');
  const from = query.has('after') ? Number(/^M(\d+)$/.exec(query.get('after') ?? '')?.[1] ?? NaN) : 0;
  const size = Number(query.get('limit') ?? 25);
  if (Number.isNaN(from) || !(size >= 1 && size <= mostMedia)) return refuse(100, 'Invalid parameter');
  const all = commentsOn(work, now);
  const end = from + size;
  return ok({
    data: all.slice(from, end).map((comment) => ({
      id: comment.id,
      text: comment.text,
      timestamp: stamp(comment.writtenAt),
      like_count: comment.likes,
      username: comment.authorName,
      hidden: false,
      ...(comment.replies.length > 0 && { replies: { data: comment.replies.map((reply) => ({ id: reply.id })) } }),
    })),
    paging: { cursors: { before: `M${from}`, ...(end < all.length && { after: `M${end}` }) } },
  });
});

/** Instagram Graph API v25 (domain/connectors 6.8). */
export const instagramRoutes: Routes = {
  'GET /v25.0/*': discovery,
  'GET /v25.0/*/comments': mediaComments,
};
