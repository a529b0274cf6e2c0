import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notices } from '../../../tables/base/notice';
import { scripts } from '../../../tables/trade/script';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { uploadSteps, videoBytes } from '../../../testing/uploadSteps';
import { remindOfScripts } from './remind';

let server: TestServer;
let trade: Trade;
let order: string;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  order = await trade.claimed({ requireUpNum: 40, previewRequired: false });
});
afterAll(() => server.close());

interface Detail {
  can: string[];
  reviewStatus: number;
  round: number;
  address: string;
  isStored: boolean;
  rejectReason: string | null;
  bd: unknown;
  rounds: { round: number; address: string; rejectReason: string | null }[];
}
type Name = Parameters<Trade['get']>[0];
const link = 'https://drive.example.com/boards/opening%20scene.pdf';
const detail = (by: Name, id: string) => trade.get<Detail>(by, '/main/script/detail', { id });
const submission = () => trade.agreed(order);
const added = async (workOrderUpId: string, more: object = { link }) =>
  (await trade.must('bd', '/main/script/add', { workOrderUpId, scriptName: 'Unboxing', ...more })).id;
const rejected = async (workOrderUpId: string) => {
  const id = await added(workOrderUpId);
  await trade.must('leader', '/main/script/reject', { id, reason: 'The video is too long' });
  return id;
};
const video = async () => uploadSteps(trade.as.bd).stored(videoBytes(1000));

describe('a script', () => {
  it('is brought for an approved creator, seen by those around it and nobody else, and at most three times: 1030005', async () => {
    const up = await submission();
    const id = await added(up);
    const seen = await Promise.all((['bd', 'leader', 'admin', 'shop'] as const).map(async (by) => (await detail(by, id)).data));
    expect(seen.map(({ can }) => can)).toEqual([['remove'], ['approve', 'reject'], ['approve', 'reject', 'remove'], []]);
    expect(seen.map(({ bd }) => bd === null)).toEqual([false, false, false, true]);
    expect(seen[0]).toMatchObject({ address: link, isStored: false, fileName: 'opening scene.pdf', round: 1, reviewStatus: 1 });
    for (const by of ['bd2', 'foreignBd', 'otherShop', 'otherLeader'] as const) expect((await detail(by, id)).code).toBe(1020002);
    await added(up);
    await added(up);
    expect((await trade.post('bd', '/main/script/add', { workOrderUpId: up, scriptName: 'Fourth', link })).code).toBe(1030005);
    await trade.must('bd', '/main/script/delete', { id });
    expect((await detail('bd', id)).code).toBe(1020002);
    await added(up);
  });

  it('holds an own stored video or a link, never both nor neither', async () => {
    const up = await submission();
    const add = (more: object) => trade.post('bd', '/main/script/add', { workOrderUpId: up, scriptName: 'One', ...more });
    const fileId = await video();
    expect((await add({})).code).toBe(1012001);
    expect((await add({ fileId, link })).code).toBe(1012001);
    expect((await add({ link: 'javascript:alert(1)' })).code).toBe(1012001);
    expect((await add({ scriptName: '', link })).code).toBe(1012001);
    const foreign = await uploadSteps(trade.as.admin).stored(videoBytes(900));
    expect((await add({ fileId: foreign })).code).toBe(1020002);
    expect((await add({ fileId, thumbnail: fileId })).code).toBe(1020002);
    expect((await add({ fileId, duration: 12 })).code).toBe(200);
    expect((await trade.post('bd2', '/main/script/add', { workOrderUpId: up, scriptName: 'Not mine', link })).code).toBe(1020002);
    expect((await trade.post('leader', '/main/script/add', { workOrderUpId: up, scriptName: 'Not mine', link })).code).toBe(1013002);
  });

  it('waits for the approval of its creator, and ends with the work: 1020001', async () => {
    const pending = await trade.submitted(order);
    expect((await trade.post('bd', '/main/script/add', { workOrderUpId: pending, scriptName: 'Early', link })).code).toBe(1020001);
    const up = await submission();
    const id = await added(up);
    await trade.must('bd', '/main/workOrderUp/terminate', { id: up, reason: 'No time.' });
    expect((await detail('bd', id)).data.reviewStatus).toBe(4);
    expect((await trade.post('bd', '/main/script/add', { workOrderUpId: up, scriptName: 'Late', link })).code).toBe(1020001);
  });

  it('comes back in a new round with another video, a link or a note, and keeps what was rejected', async () => {
    const id = await rejected(await submission());
    const back = (more: object) => trade.post('bd', '/main/script/resubmit', { id, ...more });
    expect((await detail('bd', id)).data).toMatchObject({ can: ['resubmit', 'remove'], rejectReason: 'The video is too long' });
    expect((await back({})).code).toBe(1012001);
    const fileId = await video();
    expect((await back({ fileId })).code).toBe(200);
    const { data } = await detail('leader', id);
    expect(data).toMatchObject({ round: 2, reviewStatus: 1, isStored: true, address: `/main/script/video?id=${id}`, rejectReason: null });
    expect(data.rounds).toEqual([expect.objectContaining({ round: 1, address: link, rejectReason: 'The video is too long' })]);
    await trade.must('leader', '/main/script/approve', { id });
    expect((await back({ note: 'Again.' })).code).toBe(1020001);
    expect((await trade.post('bd', '/main/script/delete', { id })).code).toBe(1020001);
  });

  it('1025031 is submitted at most five times', async () => {
    const id = await rejected(await submission());
    for (let round = 2; round <= 5; round += 1) {
      await trade.must('bd', '/main/script/resubmit', { id, note: `Round ${round}.` });
      await trade.must('admin', '/main/script/reject', { id, reason: 'The video is too long' });
    }
    expect((await detail('bd', id)).data.can).toEqual(['remove']);
    expect((await trade.post('bd', '/main/script/resubmit', { id, note: 'Sixth.' })).code).toBe(1025031);
  });

  it('is judged by others than who brought it, with a reason, once', async () => {
    const up = await submission();
    const id = await added(up);
    for (const by of ['bd', 'shop'] as const) expect((await trade.post(by, '/main/script/approve', { id })).code).toBe(1013002);
    expect((await trade.post('otherLeader', '/main/script/approve', { id })).code).toBe(1020002);
    expect((await trade.post('leader', '/main/script/reject', { id, reason: '' })).code).toBe(1025009);
    await trade.must('leader', '/main/script/approve', { id });
    expect((await trade.post('admin', '/main/script/reject', { id, reason: 'No.' })).code).toBe(1020001);
    const own = (await trade.must('admin', '/main/script/add', { workOrderUpId: up, scriptName: 'By hand', link })).id;
    expect((await trade.post('admin', '/main/script/approve', { id: own })).code).toBe(1021005);
    await trade.must('admin2', '/main/script/approve', { id: own });
  });

  it('tells its reviewers and its BD, and reminds once after 72 hours', async () => {
    const id = await added(await submission());
    const told = async (title: string) =>
      (await trade.db.select({ param: notices.extraParam }).from(notices).where(eq(notices.type, 36))).length > 0 &&
      (
        await trade.db
          .select()
          .from(notices)
          .where(and(eq(notices.type, 36)))
      ).filter((one) => (one.extraParam as { id?: string }).id === id && JSON.stringify(one.texts).includes(title)).length;
    expect(await told('Script to review')).toBe(1);
    const [row] = await trade.db.select().from(scripts).where(eq(scripts.id, id));
    const later = (hours: number) => new Date((row?.uploadTime.getTime() ?? 0) + hours * 3_600_000);
    await remindOfScripts(server.services, later(71));
    expect(await told('72 hours')).toBe(0);
    await remindOfScripts(server.services, later(73));
    await remindOfScripts(server.services, later(74));
    expect(await told('72 hours')).toBe(1);
    await trade.must('leader', '/main/script/approve', { id });
    expect(await told('Script approved')).toBe(1);
  });
});

describe('the player', () => {
  it('gets ranges by a cookie of this path and session, and nothing without it', async () => {
    const bytes = videoBytes(1000);
    const fileId = await uploadSteps(trade.as.bd).stored(bytes);
    const id = await added(await submission(), { fileId });
    const at = `${server.url}/api/main/script/video?id=${id}`;
    const play = async (by: Name) => {
      const { headers } = await trade.as[by].get('/main/script/play', { id });
      return headers.get('set-cookie') ?? '';
    };
    const cookie = await play('leader');
    expect(cookie).toMatch(/^backlot-player=v1\.\S+; Path=\/api\/main\/script\/video; Max-Age=21600; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain(trade.as.leader.token);
    expect(await play('bd2')).toBe('');
    const ask = (headers: Record<string, string> = {}) => fetch(at, { headers: { cookie: cookie.split(';')[0] ?? '', ...headers } });
    const part = await ask({ range: 'bytes=4-7' });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    expect(Object.fromEntries(part.headers)).toMatchObject({
      'content-range': 'bytes 4-7/1000',
      'content-length': '4',
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const whole = await ask();
    expect([whole.status, Buffer.from(await whole.arrayBuffer()).equals(bytes)]).toEqual([200, true]);
    const outside = await ask({ range: 'bytes=1000-' });
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
    expect((await fetch(at)).status).toBe(401);
    expect((await fetch(at, { headers: { cookie: 'backlot-player=v1.x' } })).status).toBe(401);
    expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    // At every other path the cookie is nothing.
    const elsewhere = await fetch(`${server.url}/api/main/script/detail?id=${id}`, { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(elsewhere.status).toBe(401);
    const saved = await fetch(`${at}&save=1`, { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(saved.headers.get('content-disposition')).toContain('attachment');
    await trade.as.leader.post('/main/logout');
    expect((await ask()).status).toBe(401);
    trade.as.leader = await server.as('leader.ph');
  });
});
