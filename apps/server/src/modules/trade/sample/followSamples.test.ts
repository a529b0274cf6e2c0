import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleSteps } from '../../../testing/sampleSteps';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { linkSteps } from '../../../testing/transitions/linkSteps';
import { notices } from '../../../tables/base/notice';
import { sampleShippings } from '../../../tables/trade/sample';
import { completeSamples } from './follow/complete';
import { expireSamples, lapseSamples } from './follow/expire';
import { remindOfSamples } from './follow/remind';

let server: TestServer;
let trade: Trade;
let steps: ReturnType<typeof sampleSteps>;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  steps = sampleSteps(trade);
});
afterAll(() => server.close());
// What was under way before a test is over.
beforeEach(() => trade.db.update(sampleShippings).set({ sampleStatus: 6 }));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describe('the clock', () => {
  it('cancels what nobody reviewed after 72 hours, and refuses a review that is late: 1026005', async () => {
    const id = await steps.requested();
    const used = (await steps.goodsNow())?.sampleUsed ?? 0;
    expect(await expireSamples(server.services, inDays(2.9))).toBe(0);
    await steps.set(id, { approveDeadline: new Date(Date.now() - 1000) });
    expect((await trade.post('shop', '/main/sample/approve', { id })).code).toBe(1026005);
    expect(await expireSamples(server.services)).toBe(1);
    expect(await steps.row(id)).toMatchObject({ sampleStatus: 7, cancelReason: '{reviewOverdue}' });
    expect((await steps.goodsNow())?.sampleUsed).toBe(used - 1);
    expect(await expireSamples(server.services)).toBe(0);
  });

  it('cancels what nobody shipped two days after the deadline, and the stock is whole again', async () => {
    const id = await steps.approved();
    const before = await steps.goodsNow();
    expect(await expireSamples(server.services, inDays(6.9))).toBe(0);
    expect(await expireSamples(server.services, inDays(7.1))).toBe(1);
    expect(await steps.row(id)).toMatchObject({ sampleStatus: 7, cancelReason: '{notShipped}' });
    expect(await steps.goodsNow()).toMatchObject({ sampleUsed: (before?.sampleUsed ?? 0) - 1, stock: (before?.stock ?? 0) + 1 });
  });

  it('says once when content is overdue, which counts until it comes late', async () => {
    const up = await steps.submission();
    const id = await steps.delivered(up);
    expect(await lapseSamples(server.services, inDays(14.9))).toBe(0);
    await steps.set(id, { contentDeadline: new Date(Date.now() - 3_600_000) });
    expect([await lapseSamples(server.services), await lapseSamples(server.services)]).toEqual([1, 0]);
    const fulfilment = async () => (await trade.get<{ fulfilment: object }>('shop', '/main/sample/detail', { id })).data.fulfilment;
    expect([(await steps.row(id))?.sampleStatus, await fulfilment()]).toMatchObject([8, { completed: 0, overdue: 1, rate: 0 }]);
    await trade.must('admin', '/main/workOrderLink/approve', { id: await linkSteps(trade).validLink(up) });
    expect(await steps.row(id)).toMatchObject({ sampleStatus: 5, late: true, contentWorkId: expect.any(String) });
    expect(await fulfilment()).toMatchObject({ completed: 1, overdue: 0, rate: 1 });
  });

  it('reminds once before each deadline', async () => {
    const told = async (title: string) => (await trade.db.select().from(notices)).filter((row) => row.title.startsWith(title)).length;
    const id = await steps.requested();
    expect(await remindOfSamples(server.services, inDays(1.9))).toBe(0);
    expect([await remindOfSamples(server.services, inDays(2.1)), await remindOfSamples(server.services, inDays(2.2))]).toEqual([1, 0]);
    expect(await told('Sample review is due soon')).toBe(1);
    await trade.must('shop', '/main/sample/approve', { id });
    expect([await remindOfSamples(server.services, inDays(4.1)), await remindOfSamples(server.services, inDays(4.2))]).toEqual([1, 0]);
    await trade.must('shop', '/main/sample/ship', { id, carrier: 'LBC', trackingNo: 'REMIND' });
    await trade.must('bd', '/main/sample/deliver', { id });
    expect([await remindOfSamples(server.services, inDays(11.9)), await remindOfSamples(server.services, inDays(12.1))]).toEqual([0, 1]);
    expect([await told('Sample is to be shipped soon'), await told('Content for a sample is due soon')]).toEqual([1, 1]);
  });
});

describe('completion', () => {
  it('comes with a valid publish link that was approved, by itself', async () => {
    const up = await steps.submission();
    const id = await steps.delivered(up);
    expect(await completeSamples(server.services)).toBe(0);
    await trade.must('admin', '/main/workOrderLink/approve', { id: await linkSteps(trade).validLink(up) });
    expect(await steps.row(id)).toMatchObject({ sampleStatus: 5, late: false, completeTime: expect.any(Date) });
  });

  it('comes with the delivery where the content is out already', async () => {
    const up = await steps.submission();
    const id = await steps.shipped(up);
    await trade.must('admin', '/main/workOrderLink/approve', { id: await linkSteps(trade).validLink(up) });
    expect((await steps.row(id))?.sampleStatus).toBe(3);
    await trade.must('bd', '/main/sample/deliver', { id });
    expect(await steps.row(id)).toMatchObject({ sampleStatus: 5, late: false });
  });

  it('does not come with content of another creator, and an exempted sample counts neither way', async () => {
    const [own, other] = [await steps.submission(), await steps.submission()];
    const id = await steps.delivered(own);
    await trade.must('admin', '/main/workOrderLink/approve', { id: await linkSteps(trade).validLink(other) });
    expect((await steps.row(id))?.sampleStatus).toBe(4);
    expect((await trade.post('admin', '/main/sample/exempt', { id, reason: '' })).code).toBe(1012001);
    expect((await trade.post('shop', '/main/sample/exempt', { id, reason: 'Ill.' })).code).toBe(1013002);
    await trade.must('admin', '/main/sample/exempt', { id, reason: 'The creator is ill.' });
    const { data } = await trade.get<{ reason: string; fulfilment: object }>('bd', '/main/sample/detail', { id });
    expect(data).toMatchObject({ reason: 'The creator is ill.', fulfilment: { completed: 0, overdue: 0, rate: null } });
  });
});
