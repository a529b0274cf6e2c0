import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workOrderUps } from '../../../tables/trade/submission';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';

let server: TestServer;
let trade: Trade;
let order: string;
let submission: string;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  order = await trade.claimed({ shopConfirm: true });
  submission = await trade.submitted(order);
  await trade.must('admin', '/main/workOrderUp/reject', { id: submission, reason: '互动率过低; See her last video' });
});
afterAll(() => server.close());

const spoken = {
  en: 'Interaction is too low; See her last video',
  'zh-CN': '互动率过低；See her last video',
  vn: 'Tương tác quá thấp; See her last video',
};
type Name = keyof typeof trade.as;

async function read<Data>(by: Name, lang: string, path: string, query: Record<string, string>): Promise<Data> {
  return (await trade.as[by].get(path, query, { lang })).body.data as Data;
}

describe('a usual reason picked in Chinese is read by everybody in the own language', () => {
  it.each(Object.entries(spoken))('in %s: list, history and next step', async (lang, sentence) => {
    for (const by of ['bd', 'shop', 'leader', 'admin'] as const) {
      const [row] = await read<{ rejectReason: string }[]>(by, lang, '/main/workOrderUp/ofOrder', { workOrderId: order });
      expect([by, row?.rejectReason]).toEqual([by, sentence]);
    }
    const history = await read<{ reason: string | null }[]>('bd', lang, '/main/workOrderUp/history', { id: submission });
    expect(history.map(({ reason }) => reason)).toContain(sentence);
    const { next } = await read<{ next: unknown }>('bd', lang, '/main/workOrder/detail', { id: order });
    expect(next).toMatchObject({ key: 'resubmitUp', values: { reason: sentence } });
    const notices = await read<{ rows: { content: string }[] }>('bd', lang, '/main/sysNotice/received', {});
    expect(notices.rows.map(({ content }) => content).join('\n')).toContain(sentence);
  });

  it('is kept as its code beside the own words', async () => {
    const [row] = await trade.db.select().from(workOrderUps).where(eq(workOrderUps.id, submission));
    expect(row?.rejectReason).toBe('{quiet}; See her last video');
  });

  it('so is a sentence that was kept before codes were', async () => {
    await trade.db.update(workOrderUps).set({ recommendReason: '过往合作效果好' }).where(eq(workOrderUps.id, submission));
    const [row] = await read<{ recommendReason: string }[]>('admin', 'vn', '/main/workOrderUp/ofOrder', { workOrderId: order });
    expect(row?.recommendReason).toBe('Từng hợp tác tốt');
  });

  it('the same recommendation in another language is no other one: 1025005', async () => {
    const again = await trade.post('bd', '/main/workOrderUp/resubmit', { id: submission, recommendReason: 'Worked well with us before' });
    expect(again.code).toBe(1025005);
  });
});

it('who ends an order in Chinese tells a Filipino BD in English why the creator was rejected', async () => {
  const ending = await trade.claimed();
  const pending = await trade.submitted(ending);
  await trade.as.admin.post('/main/workOrder/end', { id: ending, reason: 'Sold out.', rejectPending: true }, { lang: 'zh-CN' });
  const [row] = await read<{ id: string; rejectReason: string }[]>('bd', 'en', '/main/workOrderUp/ofOrder', { workOrderId: ending });
  expect(row).toMatchObject({ id: pending, rejectReason: 'Order ended' });
});
