import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../../testing/startServer';
import { type Trade, tradeOn } from '../../../../testing/trade';
import { addDays } from '../../../system/country';
import { workOrderLinks } from '../../../../tables/trade/link';
import { workOrderUps } from '../../../../tables/trade/submission';
import { workOrders } from '../../../../tables/trade/order';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  // Orders of the demo data would count here.
  await trade.db.delete(workOrders);
});
afterAll(() => server.close());

const found = async (query: Record<string, string>) =>
  (await trade.get<{ rows: { id: string }[] }>('bd', '/main/workOrder/bd', { pageSize: 100, ...query })).data.rows.map(({ id }) => id);
const waits = async (id: string) => [(await found({ waits: 'me' })).includes(id), (await found({ waits: 'link' })).includes(id)];

interface Row {
  can: string[];
  links: { can: string[] }[];
}

/** A link by its review and round, or none. */
type State = readonly [reviewStatus: number, round: number] | null;
const previews: State[] = [null, [1, 1], [2, 1], [3, 4], [3, 5], [4, 1], [4, 5]];
const publishings: State[] = [null, [1, 1], [3, 4], [3, 5], [4, 1], [4, 5]];
const states = previews.flatMap((preview) => publishings.map((publishing) => [preview, publishing] as const));
const linkSteps = ['resubmitLink', 'renewLink', 'submitPreview', 'submitPublish'];

describe('an agreed creator waits for a link', () => {
  it.each([true, false])('as far as the buttons and the next step offer it, with a preview asked for: %s', async (previewRequired) => {
    const id = await trade.claimed({ previewRequired, requireUpNum: 1 });
    const workOrderUpId = await trade.agreed(id);
    const key = `open-${previewRequired}`;
    const seen: unknown[] = [];
    for (const [preview, publishing] of states) {
      await trade.db.delete(workOrderLinks).where(eq(workOrderLinks.workOrderUpId, workOrderUpId));
      for (const [at, state] of [preview, publishing].entries()) {
        if (state)
          await trade.db.insert(workOrderLinks).values({
            workOrderUpId,
            linkType: at + 1,
            link: 'https://www.tiktok.com/@x/video/1',
            linkKey: key,
            reviewStatus: state[0],
            round: state[1],
            submitUser: trade.ids.bd,
          });
      }
      const [row] = (await trade.get<Row[]>('bd', '/main/workOrderUp/ofOrder', { workOrderId: id })).data;
      const isOffered =
        row?.links.some(({ can }) => can.includes('resubmit')) ||
        row?.can.includes('submitPublish') ||
        (previewRequired && row?.can.includes('submitPreview'));
      const next = (await trade.detail(id, 'bd')).next?.key ?? '';
      seen.push([preview, publishing, await waits(id), linkSteps.includes(next), isOffered]);
    }
    const open = (preview: State, publishing: State) =>
      [preview, publishing].some((state) => state && state[0] >= 3 && state[1] < 5) ||
      (previewRequired && preview === null) ||
      (publishing === null && (!previewRequired || preview?.[0] === 2));
    expect(seen).toEqual(
      states.map(([preview, publishing]) => [
        preview,
        publishing,
        [open(preview, publishing), open(preview, publishing)],
        open(preview, publishing),
        open(preview, publishing),
      ]),
    );
  });

  it('until its rounds are used up: then nobody is asked for what 1025020 refuses, and the order is overdue all the same', async () => {
    const id = await trade.claimed({ requireUpNum: 1, previewRequired: true });
    const submission = await trade.agreed(id);
    const link = 'https://www.tiktok.com/@x/video/5';
    const linkId = (await trade.must('bd', '/main/workOrderLink/submitLink', { workOrderUpId: submission, linkType: 1, link })).id;
    const reject = () => trade.must('admin', '/main/workOrderLink/reject', { id: linkId, reason: 'Too dark.' });
    const again = () => trade.post('bd', '/main/workOrderLink/resubmit', { id: linkId, link, note: 'Brighter.' });
    for (let round = 2; round <= 5; round += 1) {
      await reject();
      expect([await waits(id), (await trade.detail(id, 'bd')).next?.key]).toEqual([[true, true], 'resubmitLink']);
      expect((await again()).code).toBe(200);
    }
    await reject();
    expect((await again()).code).toBe(1025020);
    expect([await waits(id), (await trade.detail(id, 'bd')).next]).toMatchObject([
      [false, false],
      { key: 'linkUsedUp', values: { rounds: 5 } },
    ]);
    expect((await trade.get<Row[]>('bd', '/main/workOrderUp/ofOrder', { workOrderId: id })).data[0]?.can).toContain('terminate');
    await trade.db
      .update(workOrderUps)
      .set({ publishDeadline: addDays(trade.today, -1) })
      .where(eq(workOrderUps.id, submission));
    expect(await found({ due: 'overdue' })).toContain(id);
  });

  it('in the counts beside the menu and on the home as in the list', async () => {
    await trade.db.delete(workOrders);
    const id = await trade.claimed({ requireUpNum: 1, previewRequired: false });
    const submission = await trade.agreed(id);
    await trade.must('bd', '/main/workOrderLink/submitLink', {
      workOrderUpId: submission,
      linkType: 2,
      link: 'https://www.tiktok.com/@x/video/6',
    });
    const counted = async () => {
      const { tasks } = (await trade.get<{ tasks: { key: string }[] }>('bd', '/main/home/summary', { application: 'marketing' })).data;
      return [
        (await trade.get<Record<string, number>>('bd', '/main/home/menuCounts')).data['workOrderBd'] ?? 0,
        tasks.some(({ key }) => key === 'linksToSubmit'),
      ];
    };
    const reviewed = (round: number) =>
      trade.db
        .update(workOrderLinks)
        .set({ reviewStatus: 3, round, version: sql`version + 1` })
        .where(eq(workOrderLinks.workOrderUpId, submission));
    await reviewed(4);
    expect(await counted()).toEqual([1, true]);
    await reviewed(5);
    expect(await counted()).toEqual([0, false]);
  });
});

it('a creator whose approval came back after being withdrawn brings the link again', async () => {
  const id = await trade.claimed({ requireUpNum: 1, previewRequired: true });
  const submission = await trade.agreed(id);
  await trade.must('bd', '/main/workOrderLink/submitLink', {
    workOrderUpId: submission,
    linkType: 1,
    link: 'https://www.tiktok.com/@x/video/7',
  });
  await trade.must('admin', '/main/workOrderUp/cancelApproval', { id: submission, reason: 'A mistake.' });
  await trade.must('bd', '/main/workOrderUp/resubmit', { id: submission, recommendReason: 'Fits after all.' });
  await trade.must('admin', '/main/workOrderUp/approve', { id: submission });
  await trade.must('bd', '/main/workOrderUp/agree', { id: submission, trackingLink: 'https://shop.tiktok.com/x/1' });
  expect([await waits(id), (await trade.detail(id, 'bd')).next?.key]).toEqual([[true, true], 'renewLink']);
});

it('who manages an order but does not review reads that something is under review', async () => {
  const id = await trade.addOrder({ requireUpNum: 2 }, 'leader', 'leader');
  expect([(await trade.detail(id, 'leader')).next?.key, (await trade.detail(id, 'finance')).next]).toEqual(['allocate', null]);
  await trade.allocate(id, [['bd', 2]], 'leader');
  await trade.handOut(id, 'leader');
  await trade.must('bd', '/main/workOrder/claim', { id });
  await trade.submitted(id);
  const next = async () => [(await trade.detail(id, 'leader')).next?.key, (await trade.detail(id, 'admin')).next?.key];
  expect(await next()).toEqual(['waitForReview', 'reviewUps']);
  await trade.db.delete(workOrderUps).where(eq(workOrderUps.workOrderId, id));
  const submission = await trade.agreed(id);
  await trade.must('bd', '/main/workOrderLink/submitLink', {
    workOrderUpId: submission,
    linkType: 1,
    link: 'https://www.tiktok.com/@x/video/8',
  });
  expect(await next()).toEqual(['waitForLinkReview', 'reviewLinks']);
});
