import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { extractionQueue } from '../../../tables/collection/queue';
import { ups, works } from '../../../tables/creators/creator';
import { workOrders } from '../../../tables/trade/order';
import { workOrderLinks } from '../../../tables/trade/link';
import { workOrderUps } from '../../../tables/trade/submission';
import { type Trade, tradeOn } from '../../../testing/trade';
import { addDays } from '../../system/country';
import { checkLink } from '../../trade/link';
import { type Collection, collectionOn } from '../testing/collectionOn';
import { planLinks } from './planLinks';

const hour = 3_600_000;

let on: Collection;
let trade: Trade;
let upId: string;
beforeAll(async () => {
  on = await collectionOn();
  trade = await tradeOn(on.server);
  // The demo answers for every link by itself.
  Object.assign(on.services.config, { mode: 'production' });
  [upId = ''] = on.creators[10];
  await on.db.update(ups).set({ country: 'PH', bdId: trade.ids.bd, blackFlag: false }).where(eq(ups.id, upId));
});
afterAll(() => on.close());
beforeEach(async () => {
  await on.calm();
  await on.db.update(workOrderLinks).set({ nextCheckTime: null });
});

async function consent(): Promise<void> {
  const { link } = (await on.get<{ link: string }>('bd.ph.1', 'connector/consentLink', { id: on.ways.tiktok, upId })).data;
  const asked = new URL(link);
  asked.searchParams.set('handle', 'bea.reyes');
  const led = new URL((await fetch(asked, { redirect: 'manual' })).headers.get('location') ?? '');
  const [state, code] = ['state', 'code'].map((name) => led.searchParams.get(name));
  await on.must('bd.ph.1', 'connector/authorize', { state, code });
}

/** A video that the channel has and nothing here knows. */
async function newestVideo() {
  await on.queueJob({ connectorId: on.ways.tiktok, upId, objectType: 2 });
  await on.work();
  const [newest] = await on.db.select().from(works).where(eq(works.upId, upId)).orderBy(desc(works.postTime)).limit(1);
  if (!newest) throw new Error('no video');
  await on.db.delete(works).where(eq(works.upId, upId));
  await on.calm();
  return newest;
}

const jobs = () => on.db.select().from(extractionQueue).orderBy(extractionQueue.id);
const linkOf = async (id: string) => (await on.db.select().from(workOrderLinks).where(eq(workOrderLinks.id, id)))[0];

it('a publish link that no file tells of is valid once a connector has read its video, and invalid once it is gone', async () => {
  const order = await trade.claimed({ previewRequired: false });
  await on.db
    .update(workOrders)
    .set({ validBegin: addDays(trade.today, -40) })
    .where(eq(workOrders.id, order));
  const submission = await trade.submitted(order, upId);
  await trade.must('admin', '/main/workOrderUp/approve', { id: submission });
  await trade.must('bd', '/main/workOrderUp/agree', { id: submission, trackingLink: 'https://shop.tiktok.com/x/1' });
  await consent();
  const video = await newestVideo();
  const { id } = await trade.must('bd', '/main/workOrderLink/submitLink', { workOrderUpId: submission, linkType: 2, link: video.link });
  await expect.poll(async () => (await linkOf(id))?.silentChecks, { timeout: 20_000 }).toBe(1);

  expect(await planLinks(on.services, on.clock())).toBe(1);
  expect(await planLinks(on.services, on.clock())).toBe(0);
  await on.work();
  expect(await jobs()).toMatchObject([{ queueStatus: 2, objectType: 2, targetType: 1, targetId: upId, taskId: null, priority: 0 }]);
  const { data } = await on.get<{ rows: { taskName: null; targetName: string }[] }>('staff.1', 'queue/page', {});
  expect(data.rows).toMatchObject([{ taskName: null }]);
  const [read] = await on.db.select().from(works).where(eq(works.platformWorkId, video.platformWorkId));
  await checkLink(on.services, id, new Date(Date.now() + hour));
  expect(await linkOf(id)).toMatchObject({ linkStatus: 1, silentChecks: 0, workId: read?.id });
  const [kept] = await on.db.select().from(works).where(eq(works.platformWorkId, video.platformWorkId));
  // What was read stays as old as it is.
  expect([kept?.dataTime, kept?.views]).toEqual([read?.dataTime, read?.views]);

  on.pass(26 * hour);
  await on.db.update(workOrderLinks).set({ nextCheckTime: on.clock() }).where(eq(workOrderLinks.id, id));
  on.simulator.faults.gone.add(video.platformWorkId);
  expect(await planLinks(on.services, on.clock())).toBe(1);
  await on.work();
  expect((await jobs()).at(-1)).toMatchObject({ queueStatus: 2, targetType: 2, targetId: read?.id });
  await checkLink(on.services, id, on.clock());
  expect(await linkOf(id)).toMatchObject({ linkStatus: 1, suspectCode: 1025022 });
  await checkLink(on.services, id, on.clock());
  expect(await linkOf(id)).toMatchObject({ linkStatus: 2, invalidCode: 1025022 });
});

it('what was read too long ago tells nothing of today, and nobody is asked for a creator who gave no consent', async () => {
  const order = await trade.claimed({ previewRequired: false });
  const submission = await trade.agreed(order);
  const number = String(BigInt(Math.floor(Date.now() / 1000)) << 32n);
  const link = `https://www.tiktok.com/@somebody/video/${number}`;
  const { id } = await trade.must('bd', '/main/workOrderLink/submitLink', { workOrderUpId: submission, linkType: 2, link });
  await expect.poll(async () => (await linkOf(id))?.silentChecks, { timeout: 20_000 }).toBe(1);
  expect(await planLinks(on.services, on.clock())).toBe(0);
  const [of] = await on.db.select({ upId: workOrderUps.upId }).from(workOrderUps).where(eq(workOrderUps.id, submission));
  // Nobody asks for it any more: who does, has it read and looked at again.
  await on.db.update(workOrderLinks).set({ linkStatus: 3, silentChecks: 6, nextCheckTime: null }).where(eq(workOrderLinks.id, id));
  await trade.must('bd', '/main/workOrderLink/recheck', { id });
  await expect.poll(() => linkOf(id), { timeout: 20_000 }).toMatchObject({ silentChecks: 1, nextCheckTime: expect.any(Date) as Date });
  await on.db.update(workOrderLinks).set({ linkStatus: 0 }).where(eq(workOrderLinks.id, id));
  const told = { webId: 10, platformWorkId: number, upId: of?.upId ?? '', link, descr: 'x', duration: 10, postTime: new Date(), views: 7 };
  await on.db.insert(works).values({ ...told, dataTime: new Date(Date.now() - 27 * hour) });
  await checkLink(on.services, id);
  expect(await linkOf(id)).toMatchObject({ linkStatus: 0, silentChecks: 2 });
  await on.db.update(works).set({ dataTime: new Date() }).where(eq(works.platformWorkId, number));
  await checkLink(on.services, id);
  expect(await linkOf(id)).toMatchObject({ linkStatus: 1 });
});
