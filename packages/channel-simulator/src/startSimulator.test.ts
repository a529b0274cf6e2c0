import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Simulator, startSimulator } from './startSimulator';

let now = new Date('2026-11-20T10:00:00Z');
let simulator: Simulator;
beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z');
  simulator = await startSimulator({ clock: () => now });
});
afterEach(() => simulator.close());

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const hour = 3_600_000;

const tokensFor = async (fields: Record<string, string>) => {
  const response = await fetch(`${simulator.url}/v2/oauth/token/`, {
    method: 'POST',
    body: new URLSearchParams({ client_key: 'k', client_secret: simulator.clientSecret, ...fields }),
  });
  return { status: response.status, body: (await response.json()) as { access_token: string; refresh_token: string; expires_in: number } };
};
const consent = async () =>
  (await tokensFor({ grant_type: 'authorization_code', code: simulator.consent('bea.reyes'), redirect_uri: 'https://x.example' })).body;
const userInfo = async (token: string) =>
  await fetch(`${simulator.url}/v2/user/info/?fields=open_id,username,follower_count`, { headers: { authorization: `Bearer ${token}` } });
const list = async (token: string, body: object) => {
  const response = await fetch(`${simulator.url}/v2/video/list/?fields=id,create_time,view_count`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { data: { videos: { id: string; view_count: number }[]; cursor: number; has_more: boolean } };
};
const youtube = async (path: string, query: Record<string, string>) =>
  await fetch(`${simulator.url}/youtube/v3/${path}?${new URLSearchParams({ key: simulator.apiKey, ...query }).toString()}`);

describe('the short-video channel', () => {
  it('takes a code once, ends access tokens after two hours and rotates refresh tokens', async () => {
    const code = simulator.consent('bea.reyes');
    const ask = () => tokensFor({ grant_type: 'authorization_code', code, redirect_uri: 'https://x.example' });
    const first = await ask();
    expect([first.status, (await ask()).status]).toEqual([200, 400]);
    expect((await userInfo(first.body.access_token)).status).toBe(200);
    later(2 * hour + 1000);
    expect((await userInfo(first.body.access_token)).status).toBe(401);
    const refresh = () => tokensFor({ grant_type: 'refresh_token', refresh_token: first.body.refresh_token });
    const second = await refresh();
    expect((await userInfo(second.body.access_token)).status).toBe(200);
    expect((await refresh()).status).toBe(400);
  });

  it('hands out another code to who asks again at the same moment', async () => {
    expect(Object.keys(await consent())).toEqual(Object.keys(await consent()));
    expect((await userInfo((await consent()).access_token)).status).toBe(200);
  });

  it('lists everything once, newest first, and the same for who asks again', async () => {
    const { access_token: token } = await consent();
    const all: string[] = [];
    let cursor: number | undefined;
    for (;;) {
      const { data } = await list(token, { max_count: 7, ...(cursor === undefined ? {} : { cursor }) });
      all.push(...data.videos.map(({ id }) => id));
      if (!data.has_more) break;
      cursor = data.cursor;
    }
    expect(all.length).toBeGreaterThan(20);
    expect(new Set(all).size).toBe(all.length);
    const whole = (await list(token, { max_count: 20 })).data.videos.map(({ id }) => id);
    expect(whole).toEqual(all.slice(0, 20));
  });

  it('grows with the clock, never back', async () => {
    const { access_token: token } = await consent();
    const before = (await list(token, { max_count: 20 })).data.videos;
    later(hour);
    const after = new Map((await list(token, { max_count: 20 })).data.videos.map(({ id, view_count: views }) => [id, views]));
    expect(before.every(({ id, view_count: views }) => (after.get(id) ?? views) >= views)).toBe(true);
    expect(before.some(({ id, view_count: views }) => (after.get(id) ?? 0) > views)).toBe(true);
  });

  it('takes 600 calls of a kind a minute', async () => {
    const { access_token: token } = await consent();
    for (let n = 0; n < 600; n += 1) await (await userInfo(token)).arrayBuffer();
    expect((await userInfo(token)).status).toBe(429);
    later(60_000);
    expect((await userInfo(token)).status).toBe(200);
  });
});

describe('the video channel', () => {
  it('leads from a handle over its uploads to videos and comments', async () => {
    const { items } = (await (await youtube('channels', { part: 'contentDetails', forHandle: '@linh.review' })).json()) as {
      items: { contentDetails: { relatedPlaylists: { uploads: string } } }[];
    };
    const playlistId = items[0]?.contentDetails.relatedPlaylists.uploads ?? '';
    const page = (await (await youtube('playlistItems', { part: 'contentDetails', playlistId, maxResults: '5' })).json()) as {
      nextPageToken?: string;
      items: { contentDetails: { videoId: string } }[];
    };
    expect(page.items).toHaveLength(5);
    const next = await youtube('playlistItems', { playlistId, maxResults: '5', pageToken: page.nextPageToken ?? '' });
    expect(((await next.json()) as typeof page).items[0]).not.toEqual(page.items[0]);
    const videoId = page.items[4]?.contentDetails.videoId ?? '';
    const video = (await (await youtube('videos', { id: videoId })).json()) as { items: { statistics: { commentCount: string } }[] };
    const threads = (await (await youtube('commentThreads', { videoId, maxResults: '100' })).json()) as { items: unknown[] };
    expect(threads.items.length).toBe(Math.min(100, Number(video.items[0]?.statistics.commentCount)));
  });

  it('has 10 000 units until midnight at the Pacific', async () => {
    simulator.faults.set('quota', { times: 1 });
    expect((await youtube('videos', { id: 'x' })).status).toBe(403);
    now = new Date('2026-11-20T07:59:00Z');
    for (let n = 0; n < 10_000; n += 100)
      await Promise.all(Array.from({ length: 100 }, async () => (await youtube('videos', { id: 'x' })).arrayBuffer()));
    expect((await youtube('videos', { id: 'x' })).status).toBe(403);
    later(60_000);
    expect((await youtube('videos', { id: 'x' })).status).toBe(200);
  });

  it('knows no key but its own', async () => {
    expect((await youtube('videos', { id: 'x', key: 'other' })).status).toBe(400);
  });
});

it('breaks as often as it was told', async () => {
  simulator.faults.set('rateLimit', { times: 1, retryAfter: 7 });
  const limited = await youtube('videos', { id: 'x' });
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7']);
  simulator.faults.set('serverError', { times: 2, on: '/youtube/v3/videos' });
  expect((await youtube('channels', { id: 'x' })).status).toBe(200);
  expect([(await youtube('videos', { id: 'x' })).status, (await youtube('videos', { id: 'x' })).status]).toEqual([503, 503]);
  expect((await youtube('videos', { id: 'x' })).status).toBe(200);
});
