import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Trade } from '../trade';
import { ups } from '../../tables/creators/creator';
import { channelVideos, workOrderLinks } from '../../tables/trade/link';
import { workOrderUps } from '../../tables/trade/submission';

let made = 0;

/** Short ways to bring links to a state. */
export function linkSteps({ db, post, must }: Pick<Trade, 'db' | 'post' | 'must'>) {
  const row = async (id: string) => (await db.select().from(workOrderLinks).where(eq(workOrderLinks.id, id)))[0];
  const set = (id: string, change: Partial<typeof workOrderLinks.$inferInsert>) =>
    db.update(workOrderLinks).set(change).where(eq(workOrderLinks.id, id));
  /** A video that the file connector knows. */
  const video = async (workOrderUpId: string, more: Partial<typeof channelVideos.$inferInsert> = {}) => {
    const [found] = await db
      .select({ up: ups })
      .from(workOrderUps)
      .innerJoin(ups, eq(ups.id, workOrderUps.upId))
      .where(eq(workOrderUps.id, workOrderUpId));
    const platformWorkId = String((BigInt(Math.floor(Date.now() / 1000)) << 32n) + BigInt((made += 1)) + 500_000n);
    const link = `https://www.tiktok.com/@${found?.up.upNumber}/video/${platformWorkId}`;
    await db
      .insert(channelVideos)
      .values({ webId: 10, platformWorkId, link, authorPlatformId: found?.up.platformId ?? '', postTime: new Date(), ...more });
    return link;
  };
  const submit = (workOrderUpId: string, linkType: 1 | 2, link: string) =>
    post('bd', '/main/workOrderLink/submitLink', { workOrderUpId, linkType, link });
  /** Waits for the check that a submission starts, and for what follows it. */
  const checked = async (id: string, status: number) => {
    await expect.poll(async () => (await row(id))?.linkStatus, { timeout: 20_000 }).toBe(status);
  };
  const publishLink = async (workOrderUpId: string, more: Partial<typeof channelVideos.$inferInsert> = {}) =>
    (await must('bd', '/main/workOrderLink/submitLink', { workOrderUpId, linkType: 2, link: await video(workOrderUpId, more) })).id;
  const validLink = async (workOrderUpId: string) => {
    const id = await publishLink(workOrderUpId);
    await checked(id, 1);
    return id;
  };
  const preview = async (workOrderUpId: string) =>
    (await must('bd', '/main/workOrderLink/submitLink', { workOrderUpId, linkType: 1, link: await video(workOrderUpId) })).id;
  const videoIs = async (id: string, change: Partial<typeof channelVideos.$inferInsert>) =>
    db
      .update(channelVideos)
      .set(change)
      .where(eq(channelVideos.platformWorkId, (await row(id))?.platformWorkId ?? ''));
  return { row, set, video, submit, checked, publishLink, validLink, preview, videoIs };
}
