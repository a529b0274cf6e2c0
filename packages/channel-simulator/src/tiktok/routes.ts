import type { Answer, Exchange, Route, Routes } from '../http/exchange';
import type { Account } from '../world/account';
import { digitsOf } from '../world/chance';
import { figuresOf, followersOf, type Work, workNamed, worksOf } from '../world/works';
import { authorize, revoke, token } from './oauth';
import { failed, refuse, say, tooMany } from './say';

const minute = 60_000;
const mostInMinute = 600;
const mostIds = 20;

const route = (answer: Route['answer']): Route => ({ answer, tooMany, failed });

/** A call of somebody whose consent holds, at most 600 a minute. */
const ofPerson = (answer: (account: Account, exchange: Exchange) => Answer): Route =>
  route((exchange) => {
    const { tokens, bearer = '', now, book, quotas, path, faults } = exchange;
    const account = book.byId('tiktok', tokens.personOf(bearer, now) ?? '');
    if (!account || faults.lockedOut.has(account.id)) return refuse(401, 'access_token_invalid');
    if (faults.withdrawn.has(account.id)) return refuse(401, 'scope_not_authorized');
    if (!quotas.within(`tiktok ${account.id} ${path}`, mostInMinute, minute, now)) return tooMany();
    return answer(account, exchange);
  });

const userInfo = ofPerson((account, { query, now, faults }) => {
  const works = worksOf(account, now);
  const isHidden = faults.figuresHidden.has(account.id);
  const user = {
    open_id: account.id,
    union_id: `union-${digitsOf(account.id, 12)}`,
    avatar_url: `https://p16.example/${account.handle}.jpeg`,
    display_name: account.name,
    bio_description: account.bio,
    profile_deep_link: `https://vm.tiktok.com/${account.handle}`,
    is_verified: account.followers > 500_000,
    username: account.handle,
    ...(!isHidden && {
      follower_count: followersOf(account, now),
      following_count: 100 + Number(digitsOf(account.id, 2)),
      likes_count: works.reduce((sum, work) => sum + figuresOf(work, now).likes, account.followers * 12),
      video_count: works.length,
    }),
  };
  return say({ user: only(user, query) });
});

const videoList = ofPerson((account, { body, query, now, faults }) => {
  const most = Number(body['max_count'] ?? 10);
  if (!(most >= 1 && most <= 20)) return refuse(400, 'invalid_params', 'max_count is 1 to 20');
  const cursor = body['cursor'] === undefined ? Infinity : Number(body['cursor']);
  const older = worksOf(account, now).filter(({ id, postedAt }) => postedAt.getTime() < cursor && !faults.gone.has(id));
  const videos = older.slice(0, most);
  return say({
    videos: videos.map((work) => only(videoOf(work, now), query)),
    cursor: videos.at(-1)?.postedAt.getTime() ?? 0,
    has_more: older.length > videos.length,
  });
});

const videoQuery = ofPerson((account, { body, query, now, faults }) => {
  const ids = (body['filters'] as { video_ids?: unknown[] } | undefined)?.video_ids ?? [];
  if (ids.length === 0 || ids.length > mostIds) return refuse(400, 'invalid_params', 'video_ids holds 1 to 20');
  const videos = ids.flatMap((id) => workNamed(account, String(id), now) ?? []).filter(({ id }) => !faults.gone.has(id));
  return say({ videos: videos.map((work) => only(videoOf(work, now), query)) });
});

function videoOf(work: Work, now: Date) {
  const { views, likes, comments, shares } = figuresOf(work, now);
  return {
    id: work.id,
    // Seconds here, while the cursor of the list is in milliseconds.
    create_time: work.postedAt.getTime() / 1000,
    cover_image_url: `https://p16.example/${work.id}.jpeg`,
    share_url: `https://www.tiktok.com/@${work.account.handle}/video/${work.id}`,
    video_description: work.title,
    duration: work.duration,
    height: 1024,
    width: 576,
    title: work.title.slice(0, 150),
    embed_link: `https://www.tiktok.com/player/v1/${work.id}`,
    like_count: likes,
    comment_count: comments,
    share_count: shares,
    view_count: views,
  };
}

/** The fields that were asked for. */
function only(record: Record<string, unknown>, query: URLSearchParams): Record<string, unknown> {
  const fields = new Set((query.get('fields') ?? '').split(','));
  return Object.fromEntries(Object.entries(record).filter(([name]) => fields.has(name)));
}

/** TikTok Display API v2 (domain/connectors 6.3). */
export const tiktokRoutes: Routes = {
  'GET /v2/auth/authorize/': route(authorize),
  'POST /v2/oauth/token/': route(token),
  'POST /v2/oauth/revoke/': route(revoke),
  'GET /v2/user/info/': userInfo,
  'POST /v2/video/list/': videoList,
  'POST /v2/video/query/': videoQuery,
};
