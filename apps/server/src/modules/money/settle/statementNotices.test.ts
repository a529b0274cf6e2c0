import { noticeTypes } from '@backlot/contract';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { notices } from '../../../tables/base/notice';
import { monthBack, type Settling, settlingOn } from '../../../testing/settling';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { type Trade, tradeOn } from '../../../testing/trade';

let server: TestServer;
let trade: Trade;
let settling: Settling;
let finance2: TestClient;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  settling = settlingOn(trade, await trade.claimed());
  finance2 = await server.as('finance2');
});
afterAll(() => server.close());
const kinds = [noticeTypes.statement, noticeTypes.statementChange];
beforeEach(async () => {
  await settling.clear();
  await trade.db.delete(notices).where(inArray(notices.type, kinds));
});

const settleMonth = monthBack('PH', 1);

interface Told {
  title: string;
  content: string;
  type: number;
  extraParam: { id?: string };
}
/** What a person was told of statements, the newest first. */
const toldTo = async (client: TestClient) =>
  ((await client.get('/main/sysNotice/limitLastSysNotice', { noticeClass: 3 })).body.data as Told[]).filter(({ type }) =>
    kinds.some((kind) => kind === type),
  );
const titlesOf = async (client: TestClient) => (await toldTo(client)).map(({ title }) => title);
const ready = `Your statement for ${settleMonth} is ready`;

it('finance is told of a dispute, its person of the answer and of a correction, each with the way to the statement', async () => {
  await settling.sell({ month: settleMonth });
  const { statement } = await settling.locked({ settleMonth });
  const { name } = statement.beneficiary;
  await settling.onStatement('bd', 'dispute', { id: statement.id, text: 'One order is missing.' });
  for (const client of [trade.as.finance, finance2])
    expect(await toldTo(client)).toMatchObject([
      {
        title: `${name} disputes the statement for ${settleMonth}`,
        content: 'One order is missing.',
        type: noticeTypes.statementChange,
        extraParam: { id: statement.id },
      },
    ]);
  for (const client of [trade.as.admin, trade.as.leader, trade.as.bd2, trade.as.shop]) expect(await toldTo(client)).toEqual([]);
  const change = { id: statement.id, amount: '-1004.97', reasonCode: 'duplicate', reason: 'Counted twice.' };
  await settling.onStatement('finance', 'adjust', change);
  await settling.onStatement('finance', 'resolve', { id: statement.id, text: 'It was counted in June.' });
  expect(await toldTo(trade.as.bd)).toMatchObject([
    { title: `Your dispute of ${settleMonth} was answered`, content: 'It was counted in June.', extraParam: { id: statement.id } },
    {
      title: `Your statement for ${settleMonth} was corrected by -1,004.97 PHP`,
      content: 'Counted twice.',
      extraParam: { id: statement.id },
    },
    { title: ready },
  ]);
  expect(await titlesOf(trade.as.finance)).toHaveLength(1);
});

it('what was refused is told to nobody', async () => {
  await settling.sell({ month: settleMonth });
  const { statement } = await settling.locked({ settleMonth });
  await settling.onStatement('bd2', 'dispute', { id: statement.id, text: 'Mine?' });
  await settling.onStatement('finance', 'resolve', { id: statement.id, text: 'Nothing to answer.' });
  await settling.onStatement('finance', 'adjust', { id: statement.id, amount: '0', reasonCode: 'other', reason: 'None.' });
  expect([await titlesOf(trade.as.finance), await titlesOf(trade.as.bd)]).toEqual([[], [ready]]);
});

it('those who have a statement are told of its void once the second person agreed, and why', async () => {
  await settling.sell({ month: settleMonth });
  await settling.sell({ month: settleMonth, bdId: trade.ids.bd2 });
  const { id } = await settling.locked({ settleMonth });
  await settling.on('finance', 'void', { id, reason: 'Wrong rates.' });
  expect(await titlesOf(trade.as.bd)).toEqual([ready]);
  await settling.on('admin', 'void', { id, reason: 'Agreed.' });
  for (const client of [trade.as.bd, trade.as.bd2]) {
    const [newest] = await toldTo(client);
    expect(newest).toMatchObject({ title: `Your statement for ${settleMonth} was voided`, extraParam: { id } });
    expect(newest?.content).toContain('Wrong rates.');
  }
  expect(await toldTo(trade.as.leader)).toEqual([]);
});

it('a merchant is told by the own account, a creator has none', async () => {
  await settling.sell({ month: settleMonth });
  const { id } = await settling.locked({ settleMonth, settleDimension: 3 });
  // Other merchants may owe fees of the demo.
  const own = (await settling.statements(id)).find(({ beneficiary }) => beneficiary.id === trade.shop.id);
  await settling.onStatement('shop', 'dispute', { id: own?.id, text: 'Goods came back.' });
  await settling.onStatement('finance', 'resolve', { id: own?.id, text: 'They are in the next month.' });
  expect((await titlesOf(trade.as.shop))[0]).toBe(`Your dispute of ${settleMonth} was answered`);
  const before = await trade.db.$count(notices);
  const { statement: ofCreator } = await settling.locked({ settleMonth, settleDimension: 4 });
  await settling.onStatement('finance', 'adjust', { id: ofCreator.id, amount: '1', reasonCode: 'other', reason: 'Rounding.' });
  expect(await trade.db.$count(notices)).toBe(before);
});

it('each is written in three languages', async () => {
  await settling.sell({ month: settleMonth });
  const { id, statement } = await settling.locked({ settleMonth });
  await settling.onStatement('bd', 'dispute', { id: statement.id, text: 'One order is missing.' });
  await settling.onStatement('finance', 'resolve', { id: statement.id, text: 'It was counted in June.' });
  await settling.onStatement('finance', 'adjust', { id: statement.id, amount: '1', reasonCode: 'other', reason: 'Rounding.' });
  for (const by of ['finance', 'admin'] as const) await settling.on(by, 'void', { id, reason: 'Wrong rates.' });
  const rows = await trade.db.select({ texts: notices.texts }).from(notices).where(inArray(notices.type, kinds));
  expect(rows).toHaveLength(5);
  for (const { texts } of rows) {
    const titles = (['en', 'zh-CN', 'vn'] as const).map((language) => texts?.[language][0] ?? '');
    expect(new Set(titles.filter(Boolean)).size).toBe(3);
    expect(titles[1]).toMatch(/\p{Script=Han}/u);
  }
});
