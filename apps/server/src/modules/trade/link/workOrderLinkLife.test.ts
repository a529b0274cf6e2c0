import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { addDays } from '../../system/country';
import { ups } from '../../../tables/creators/creator';
import { fulfilDue } from '../submission';
import { workOrderUps } from '../../../tables/trade/submission';
import { checkLink } from './check';
import { checkPreview } from './checkPreview';
import { remindReviewers } from './remind';
import { channelVideos, workOrderLinks, workOrderLinkRounds } from '../../../tables/trade/link';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
afterAll(() => server.close());

const row = async (id: string) => (await trade.db.select().from(workOrderLinks).where(eq(workOrderLinks.id, id)))[0];
const set = (id: string, change: Partial<typeof workOrderLinks.$inferInsert>) =>
  trade.db.update(workOrderLinks).set(change).where(eq(workOrderLinks.id, id));
const submission = async (id: string) => (await trade.db.select().from(workOrderUps).where(eq(workOrderUps.id, id)))[0];
let made = 0;
/** A video that the file connector knows. */
const video = async (submissionId: string, more: Partial<typeof channelVideos.$inferInsert> = {}) => {
  const upId = (await submission(submissionId))?.upId ?? '';
  const [up] = await trade.db.select().from(ups).where(eq(ups.id, upId));
  const platformWorkId = String((BigInt(Math.floor(Date.now() / 1000)) << 32n) + BigInt((made += 1)));
  const link = `https://www.tiktok.com/@${up?.upNumber}/video/${platformWorkId}`;
  await trade.db
    .insert(channelVideos)
    .values({ webId: 10, platformWorkId, link, authorPlatformId: up?.platformId ?? '', postTime: new Date(), ...more });
  return link;
};
const submit = (workOrderUpId: string, linkType: 1 | 2, link: string) =>
  trade.post('bd', '/main/workOrderLink/submitLink', { workOrderUpId, linkType, link });
const checked = async (id: string, status: number) => {
  await expect.poll(async () => (await row(id))?.linkStatus, { timeout: 20_000 }).toBe(status);
};
const agreed = async (more = {}) => trade.agreed(await trade.claimed({ previewRequired: false, ...more }));

describe('submitting links', () => {
  it('refuses what is empty, of another channel, before its time or used: 1025016, 1025017, 1025018, 1025007', async () => {
    const up = await trade.agreed(await trade.claimed());
    expect((await submit(up, 1, ' ')).code).toBe(1025016);
    const open = await agreed();
    for (const link of ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://tiktok.com.evil.test/@a/video/1', 'javascript:alert(1)']) {
      const answer = await submit(open, 2, link);
      expect(answer.code).toBe(1025017);
      expect(JSON.stringify(answer)).toContain('tiktok.com, like https://www.tiktok.com/@name/video/7301234567890123456');
    }
    const short = await submit(open, 2, 'https://vt.tiktok.com/ZS8abcDEF/');
    expect(short.code).toBe(1025017);
    expect(JSON.stringify(short)).toContain('names no video. Open it in a browser');
    expect((await submit(up, 2, await video(up))).code).toBe(1025018);
    const used = await video(up);
    expect((await submit(open, 2, used)).code).toBe(200);
    expect((await submit(await agreed(), 2, `${used}?lang=en`)).code).toBe(1025007);
    expect((await submit(await trade.approved(await trade.claimed()), 1, used)).code).toBe(1020001);
    expect((await trade.post('bd2', '/main/workOrderLink/submitLink', { workOrderUpId: up, linkType: 1, link: used })).code).toBe(1020002);
  });

  it('takes a preview from any public https address, and says what it expects', async () => {
    const order = await trade.claimed();
    const up = await trade.agreed(order);
    for (const link of [
      'http://drive.google.com/file/d/1AbC/view',
      'https://localhost/preview',
      'https://10.0.0.7/preview',
      'https://[::1]/preview',
      'https://2130706433/preview',
      'https://files.internal/preview',
      'https://a:b@drive.google.com/file',
      'https://drive.google.com:8443/file',
      'javascript:alert(1)',
      'drive',
    ]) {
      const answer = await submit(up, 1, link);
      expect([link, answer.code]).toEqual([link, 1012001]);
      expect(JSON.stringify(answer)).toContain('like https://drive.google.com/file/d/1AbC/view');
    }
    const drive = 'https://drive.google.com/file/d/1AbC/view?usp=sharing';
    const { id } = (await submit(up, 1, drive)).data;
    expect(await row(id)).toMatchObject({ link: drive, reviewStatus: 1, platformWorkId: null });
    await trade.must('admin', '/main/workOrder/end', { id: order, reason: 'Enough creators.' });
  });

  it('replaces a link that failed its check while it waits, in a new round', async () => {
    const order = await trade.claimed({ previewRequired: false });
    const up = await trade.agreed(order);
    const { id } = (await submit(up, 2, await video(up))).data;
    await checked(id, 1);
    const again = async () => trade.post('bd', '/main/workOrderLink/resubmit', { id, link: await video(up) });
    const can = async () =>
      (await trade.get<{ links: { can: string[] }[] }[]>('bd', '/main/workOrderUp/ofOrder', { workOrderId: order })).data[0]?.links[0]?.can;
    expect((await again()).code).toBe(1020001);
    expect(await can()).not.toContain('resubmit');
    await set(id, { linkStatus: 2, invalidCode: 1025021, nextCheckTime: null });
    expect(await can()).toContain('resubmit');
    expect((await again()).code).toBe(200);
    expect(await row(id)).toMatchObject({ reviewStatus: 1, round: 2, invalidCode: null });
    const [kept] = await trade.db.select().from(workOrderLinkRounds).where(eq(workOrderLinkRounds.linkId, id));
    expect(kept).toMatchObject({ round: 1 });
    await trade.must('admin', '/main/workOrder/end', { id: order, reason: 'Enough creators.' });
  });

  it('tells whether a stranger can open a preview, lets it be checked again and replaced while it waits', async () => {
    const order = await trade.claimed();
    const up = await trade.agreed(order);
    const { id } = (await submit(up, 1, 'https://drive.invalid/file/1AbC')).data;
    const shown = async () =>
      (await trade.get<{ links: { reach: string | null; can: string[] }[] }[]>('bd', '/main/workOrderUp/ofOrder', { workOrderId: order }))
        .data[0]?.links[0];
    await checkPreview(server.services, id, async () => undefined);
    expect(await shown()).toMatchObject({ reach: null, checkTime: null });
    expect((await shown())?.can).toEqual(expect.not.arrayContaining(['resubmit']));
    await checkPreview(server.services, id, async () => 'closed');
    expect(await shown()).toMatchObject({ reach: 'closed', can: expect.arrayContaining(['recheck', 'resubmit']) });
    expect((await trade.post('bd', '/main/workOrderLink/recheck', { id })).code).toBe(200);
    // The name stands for nothing, so nobody can tell any more.
    expect(await shown()).toMatchObject({ reach: null });
    expect((await trade.post('bd', '/main/workOrderLink/recheck', { id })).code).toBe(1025025);
    await checkPreview(server.services, id, async () => 'missing');
    const link = 'https://drive.invalid/file/2AbC';
    await checkPreview(server.services, id, async () => {
      await trade.must('bd', '/main/workOrderLink/resubmit', { id, link });
      return 'open';
    });
    expect(await row(id)).toMatchObject({ round: 2, link, reach: null });
    await trade.must('admin', '/main/workOrderLink/approve', { id });
    await checkPreview(server.services, id, async () => 'closed');
    expect(await row(id)).toMatchObject({ reach: null });
  });

  it('takes links of an ended order until the publish deadline', async () => {
    const order = await trade.claimed({ requireUpNum: 2, previewRequired: false });
    const [first, late] = [await trade.agreed(order), await trade.agreed(order)];
    await trade.must('admin', '/main/workOrder/end', { id: order, reason: 'Enough creators.' });
    await trade.db
      .update(workOrderUps)
      .set({ publishDeadline: addDays(trade.today, -1) })
      .where(eq(workOrderUps.id, late));
    const can = async (id: string) =>
      (await trade.get<{ id: string; can: string[] }[]>('bd', '/main/workOrderUp/ofOrder', { workOrderId: order })).data.find(
        (found) => found.id === id,
      )?.can;
    expect([await can(first), await can(late)]).toEqual([
      expect.arrayContaining(['submitPublish']),
      expect.not.arrayContaining(['submitPublish']),
    ]);
    expect((await submit(first, 2, await video(first))).code).toBe(200);
    expect((await submit(late, 2, await video(late))).code).toBe(1020001);
  });

  it('brings back a link that was withdrawn with the approval of its creator', async () => {
    const up = await trade.agreed(await trade.claimed());
    const { id } = (await submit(up, 1, await video(up))).data;
    await trade.must('admin', '/main/workOrderUp/cancelApproval', { id: up, reason: 'Wrong one.' });
    const again = async () => trade.post('bd', '/main/workOrderLink/resubmit', { id, link: await video(up) });
    expect((await again()).code).toBe(1020001);
    await trade.must('bd', '/main/workOrderUp/resubmit', { id: up, recommendReason: 'The right one after all.' });
    await trade.must('admin', '/main/workOrderUp/approve', { id: up });
    await trade.must('bd', '/main/workOrderUp/agree', { id: up });
    expect((await again()).code).toBe(200);
    expect(await row(id)).toMatchObject({ reviewStatus: 1, round: 2 });
  });

  it('keeps rejected rounds, at most 5: 1025020', async () => {
    const up = await trade.agreed(await trade.claimed());
    const id = (await submit(up, 1, await video(up))).data.id;
    const again = async () => trade.post('bd', '/main/workOrderLink/resubmit', { id, link: await video(up) });
    expect((await again()).code).toBe(1020001);
    expect((await trade.post('admin', '/main/workOrderLink/reject', { id, reason: '' })).code).toBe(1025009);
    for (let round = 2; round <= 5; round += 1) {
      await trade.must('admin', '/main/workOrderLink/reject', { id, reason: 'The price is wrong.' });
      expect((await again()).code).toBe(200);
    }
    await trade.must('admin', '/main/workOrderLink/reject', { id, reason: 'Still wrong.' });
    expect((await again()).code).toBe(1025020);
    expect(await trade.db.select().from(workOrderLinkRounds).where(eq(workOrderLinkRounds.linkId, id))).toHaveLength(4);
  });
});

describe('reviewing and checking links', () => {
  it('leads from an approved preview over a valid publish link to a fulfilled creator', async () => {
    const up = await trade.agreed(await trade.claimed());
    const preview = (await submit(up, 1, await video(up))).data.id;
    await trade.must('admin', '/main/workOrderLink/approve', { id: preview });
    const id = (await submit(up, 2, await video(up))).data.id;
    await checked(id, 1);
    expect((await row(id))?.workId).not.toBeNull();
    await set(id, { submitUser: trade.ids.admin });
    expect((await trade.post('admin', '/main/workOrderLink/approve', { id })).code).toBe(1021005);
    await trade.must('admin2', '/main/workOrderLink/approve', { id });
    expect((await submission(up))?.cooperationStatus).toBe(4);
    await fulfilDue(server.services);
    expect((await submission(up))?.cooperationStatus).toBe(4);
    await set(id, { validSince: new Date(Date.now() - 25 * 3_600_000) });
    await fulfilDue(server.services);
    expect(await submission(up)).toMatchObject({ cooperationStatus: 5, fulfilledTime: expect.any(Date) });
  });

  it.each([
    [{ authorPlatformId: 'somebody-else' }, 1025021],
    [{ visibility: 2 }, 1025022],
    [{ visibility: 3 }, 1025022],
    [{ postTime: new Date('2020-01-01') }, 1025024],
  ])('finds a video with %j not valid: %i, and does not approve it: 1025019', async (more, code) => {
    const up = await agreed();
    const id = (await submit(up, 2, await video(up, more))).data.id;
    await checked(id, 2);
    expect((await row(id))?.invalidCode).toBe(code);
    expect((await trade.post('admin', '/main/workOrderLink/approve', { id })).code).toBe(1025019);
  });

  it('wants the product in the video of a team-leader order: 1025023', async () => {
    const up = await trade.agreed(await trade.claimed({ workAttribute: 2 }, 'leader'));
    const id = (await submit(up, 2, await video(up, { productIds: ['another'] }))).data.id;
    await checked(id, 2);
    expect((await row(id))?.invalidCode).toBe(1025023);
  });

  it('times out after three silent checks, and asks again when a person wants: once in 10 minutes, 1025025', async () => {
    const up = await agreed();
    const id = (await submit(up, 2, await video(up, { silent: true }))).data.id;
    await expect.poll(async () => (await row(id))?.silentChecks, { timeout: 20_000 }).toBe(1);
    await checkLink(server.services, id);
    await checkLink(server.services, id);
    expect(await row(id)).toMatchObject({ linkStatus: 3, invalidCode: 1029006 });
    await trade.db
      .update(channelVideos)
      .set({ silent: false })
      .where(eq(channelVideos.platformWorkId, (await row(id))?.platformWorkId ?? ''));
    expect((await trade.post('bd', '/main/workOrderLink/recheck', { id })).code).toBe(200);
    expect((await row(id))?.linkStatus).toBe(1);
    expect((await trade.post('bd', '/main/workOrderLink/recheck', { id })).code).toBe(1025025);
  });

  it('looks at a valid link twice before it counts as invalid, then may be reopened', async () => {
    const up = await agreed();
    const id = (await submit(up, 2, await video(up))).data.id;
    await checked(id, 1);
    await trade.must('admin', '/main/workOrderLink/approve', { id });
    const reopen = () => trade.post('admin', '/main/workOrderLink/reopen', { id, reason: 'Deleted.' });
    expect((await reopen()).code).toBe(1020001);
    await trade.db
      .update(channelVideos)
      .set({ visibility: 2 })
      .where(eq(channelVideos.platformWorkId, (await row(id))?.platformWorkId ?? ''));
    await checkLink(server.services, id);
    expect(await row(id)).toMatchObject({ linkStatus: 1, suspectCode: 1025022 });
    await checkLink(server.services, id);
    expect(await row(id)).toMatchObject({ linkStatus: 2, invalidCode: 1025022 });
    expect((await reopen()).code).toBe(200);
    expect((await submission(up))?.cooperationStatus).toBe(3);
  });

  it('reminds once of a review that has waited for 72 hours', async () => {
    const up = await trade.agreed(await trade.claimed());
    const id = (await submit(up, 1, await video(up))).data.id;
    await set(id, { submitTime: new Date(Date.now() - 73 * 3_600_000) });
    await remindReviewers(server.services);
    const reminded = (await row(id))?.remindTime;
    expect(reminded).toBeInstanceOf(Date);
    await remindReviewers(server.services);
    expect((await row(id))?.remindTime).toEqual(reminded);
  });
});
