import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { monthBack, type Settling, settlingOn } from '../../../../testing/settling';
import { startServer, type TestServer } from '../../../../testing/startServer';
import { type Trade, tradeOn } from '../../../../testing/trade';

let server: TestServer;
let trade: Trade;
let settling: Settling;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  settling = settlingOn(trade, await trade.claimed());
});
afterAll(() => server.close());
beforeEach(() => settling.clear());

const [last = '', second = ''] = [1, 2].map((back) => monthBack('PH', back));
let named = 0;
const add = async (more: Record<string, unknown> = {}) => {
  const kind = { ruleType: 3, metric: 1, dimension: 1, country: 'PH', validBegin: `${second}-01` };
  const pays = { base: '1000', ratio: '1', amount: '10' };
  return (await trade.must('admin', '/main/rule/add', { ruleName: `Reward ${(named += 1)}`, ...kind, ...pays, ...more })).id;
};
const on = async (call: 'enable' | 'disable', id: string) => (await trade.post('admin', `/main/rule/${call}`, { id })).code;
const open = async (id: string, by: 'admin' | 'bd' | 'finance' = 'admin') =>
  trade.get<{ count: number }>(by, '/main/rule/openPreviews', { id });

it('a rule that is enabled or disabled makes the open previews of its country and dimension out of date', async () => {
  await settling.sell({ month: last });
  const own = [await settling.preview({ settleMonth: last }), await settling.preview({ settleMonth: second })];
  const others = [
    await settling.preview({ settleMonth: last, settleDimension: 2 }),
    await settling.preview({ settleMonth: monthBack('MY', 1), country: 'MY' }),
  ];
  const [id = '', earlier = ''] = own;
  const before = await settling.detail(id);
  expect([before.can, before.payableAmount]).toEqual([expect.arrayContaining(['recompute', 'settle']), '44.97']);
  const rule = await add();
  expect((await open(rule)).data).toEqual({ count: 2 });
  expect(await on('enable', rule)).toBe(200);

  for (const one of own) {
    const { can, previewHash, settleStatus } = await settling.detail(one);
    expect([settleStatus, previewHash, can.includes('recompute'), can.includes('settle')]).toEqual([0, '', true, false]);
  }
  for (const one of others) expect((await settling.detail(one)).can).toContain('settle');
  const refused = await settling.on('finance', 'settle', { id, previewHash: before.previewHash });
  expect([refused.code, refused.message]).toEqual([1028003, 'Preview the result before settling.']);
  expect((await open(rule)).data).toEqual({ count: 0 });

  // What comes next is to compute it anew: the reward of 1 % and 10.00 is in it.
  expect(await settling.preview({ settleMonth: last })).toBe(id);
  expect((await open(rule)).data).toEqual({ count: 1 });
  expect(await on('disable', rule)).toBe(200);
  expect((await settling.detail(id)).previewHash).toBe('');
  await settling.preview({ settleMonth: last });
  expect((await settling.settle(id)).code).toBe(200);
  expect((await settling.detail(id)).payableAmount).toBe('44.97');
  const { data: history } = await trade.get<{ action: string; reason: string | null }[]>('finance', '/main/settle/history', { id });
  const outdated = history.filter(({ action }) => action === 'settle.outdate');
  expect(outdated.map(({ reason }) => reason)).toEqual([`Reward ${named}`, `Reward ${named}`]);

  // What is locked is no preview any more.
  expect(await on('enable', rule)).toBe(200);
  expect((await settling.detail(id)).previewHash).toMatch(/^[0-9a-f]{64}$/);
  expect((await settling.detail(earlier)).previewHash).toBe('');
});

it('a rule that is refused leaves previews as they are', async () => {
  const first = await add();
  expect(await on('enable', first)).toBe(200);
  await settling.sell({ month: last });
  const id = await settling.preview({ settleMonth: last });
  expect(await on('enable', await add())).toBe(1027004);
  expect((await trade.post('finance', '/main/rule/disable', { id: first })).code).toBe(1013002);
  expect((await settling.settle(id)).code).toBe(200);
});

it('the number is for those who see the rule', async () => {
  const rule = await add({ scopes: [{ scopeType: 1, scopeId: trade.ids.bd2 }] });
  expect((await open(rule, 'finance')).code).toBe(200);
  expect((await open(rule, 'bd')).code).toBe(1020002);
});
