import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../../testing/startServer';
import { type Trade, tradeOn } from '../../../../testing/trade';
import { addDays } from '../../../system/country';
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

type Name = Parameters<Trade['get']>[0];
const lists: Partial<Record<Name, string>> = { bd: 'bd', bd2: 'bd', foreignBd: 'bd', shop: 'shop', otherShop: 'shop' };
const found = async (by: Name, query: Record<string, string>) => {
  const answer = await trade.get<{ rows: { id: string }[] }>(
    by,
    `/main/workOrder/${lists[by] ?? 'commercial'}${lists[by] ? '' : '/page'}`,
    { pageSize: 100, ...query },
  );
  expect(answer.code).toBe(200);
  return answer.data.rows.map(({ id }) => id);
};
const waits = async (id: string, ...people: Name[]) =>
  (await Promise.all(people.map(async (by) => ((await found(by, { waits: 'me' })).includes(id) ? by : [])))).flat();
const everybody: Name[] = ['admin', 'leader', 'otherLeader', 'bd', 'bd2', 'foreignBd', 'shop', 'otherShop', 'finance'];

describe('orders that wait for the one who asks', () => {
  it('go from hand to hand: managers, the BD, reviewers, the BD again', async () => {
    const id = await trade.addOrder({ requireUpNum: 1 });
    expect(await waits(id, ...everybody)).toEqual(['admin']);
    await trade.allocate(id, [['bd', 1]]);
    await trade.handOut(id);
    expect(await waits(id, ...everybody)).toEqual(['bd']);
    await trade.must('bd', '/main/workOrder/claim', { id });
    expect(await waits(id, ...everybody)).toEqual(['bd']);
    const submission = await trade.submitted(id);
    expect(await waits(id, ...everybody)).toEqual(['admin']);
    await trade.must('admin', '/main/workOrderUp/reject', { id: submission, reason: 'Too small.' });
    expect(await waits(id, ...everybody)).toEqual(['bd']);
    await trade.must('bd', '/main/workOrderUp/resubmit', { id: submission, recommendReason: 'Grew since.' });
    await trade.must('admin', '/main/workOrderUp/approve', { id: submission });
    expect(await waits(id, ...everybody)).toEqual(['bd']);
  });

  it('a script goes from hand to hand as the next step says it, until it is taken away or the work is over', async () => {
    const id = await trade.claimed({ requireUpNum: 1, previewRequired: false });
    const workOrderUpId = await trade.agreed(id);
    const next = async (by: Name) => {
      const { data } = await trade.get<{ next: { key: string; values: object } | null }>(by, '/main/workOrder/detail', { id });
      return [data.next?.key, data.next?.values];
    };
    const link = 'https://drive.example.com/board.pdf';
    const { id: script } = await trade.must('bd', '/main/script/add', { workOrderUpId, scriptName: 'Unboxing', link });
    expect(await waits(id, ...everybody)).toEqual(['admin', 'leader', 'bd']);
    expect([await next('admin'), await next('leader')]).toEqual([
      ['reviewScripts', { count: 1 }],
      ['reviewScripts', { count: 1 }],
    ]);
    expect((await next('bd'))[0]).toBe('submitPublish');
    await trade.must('leader', '/main/script/reject', { id: script, reason: 'Too long' });
    expect(await waits(id, ...everybody)).toEqual(['bd']);
    expect(await next('bd')).toEqual(['resubmitScript', { name: expect.any(String), reason: 'Too long' }]);
    await trade.must('bd', '/main/script/resubmit', { id: script, note: 'Cut to 30 seconds.' });
    expect(await waits(id, ...everybody)).toEqual(['admin', 'leader', 'bd']);
    await trade.must('admin', '/main/script/approve', { id: script });
    expect(await waits(id, ...everybody)).toEqual(['bd']);
    expect((await next('bd'))[0]).toBe('submitPublish');
    const { id: other } = await trade.must('bd', '/main/script/add', { workOrderUpId, scriptName: 'Second', link });
    await trade.must('leader', '/main/script/reject', { id: other, reason: 'Too long' });
    expect((await next('bd'))[0]).toBe('resubmitScript');
    await trade.must('bd', '/main/script/delete', { id: other });
    expect((await next('bd'))[0]).toBe('submitPublish');
  });

  it('a returned share waits for its managers; a merchant only for what it is asked to confirm', async () => {
    const returned = await trade.claimed();
    await trade.must('bd', '/main/workOrder/returnAlloc', { id: returned, reason: 'On leave.' });
    expect(await waits(returned, ...everybody)).toEqual(['admin', 'leader']);
    const asked = await trade.claimed({ shopConfirm: true, requireUpNum: 1 });
    await trade.submitted(asked);
    expect(await waits(asked, ...everybody)).toEqual(['admin', 'shop']);
  });

  it('a team leader gives a returned share of the own team to another of it, also in an order of others; another leader does not', async () => {
    const id = await trade.addOrder();
    await trade.allocate(id, [['bd', 2]]);
    expect(await waits(id, 'admin', 'leader')).toEqual(['admin']);
    await trade.handOut(id);
    await trade.must('bd', '/main/workOrder/returnAlloc', { id, reason: 'On leave.' });
    const { next, can, allocations } = await trade.detail(id, 'leader');
    const allocationId = allocations[0]?.id;
    expect([
      await waits(id, 'leader', 'otherLeader'),
      next?.key,
      can.includes('reallocate'),
      allocations[0]?.can,
      can.includes('end'),
    ]).toEqual([['leader'], 'reallocate', true, ['reallocate'], false]);
    expect((await trade.post('otherLeader', '/main/workOrder/reallocate', { allocationId, bdId: trade.ids.bd2 })).code).toBe(1020002);
    expect((await trade.post('leader', '/main/workOrder/reallocate', { allocationId, bdId: trade.ids.foreignBd })).code).toBe(1024005);
    expect((await trade.post('leader', '/main/workOrder/reallocate', { allocationId, bdId: trade.ids.bd2 })).code).toBe(200);
    expect([await waits(id, 'leader', 'bd', 'bd2'), (await trade.detail(id, 'leader')).can.includes('reallocate')]).toEqual([
      ['bd2'],
      false,
    ]);
  });

  it('a claimed share waits for its BD until its places are taken, as the next step of the order says', async () => {
    const id = await trade.addOrder({ requireUpNum: 3 });
    await trade.allocate(id, [
      ['bd', 2],
      ['bd2', 1],
    ]);
    await trade.handOut(id);
    const stands = async () => [
      await waits(id, 'bd'),
      (await found('bd', { waits: 'submit' })).includes(id),
      (await trade.detail(id, 'bd')).next?.key,
    ];
    expect(await stands()).toEqual([['bd'], false, 'claim']);
    await trade.must('bd', '/main/workOrder/claim', { id });
    expect(await stands()).toEqual([['bd'], true, 'submitUps']);
    expect([(await found('bd2', { waits: 'submit' })).includes(id), (await found('foreignBd', { waits: 'submit' })).length]).toEqual([
      false,
      0,
    ]);
    const [one, two] = [await trade.submitted(id), await trade.submitted(id)];
    expect(await stands()).toEqual([[], false, 'waitForReview']);
    await trade.must('bd', '/main/workOrderUp/withdraw', { id: two });
    expect(await stands()).toEqual([['bd'], true, 'submitUps']);
    const three = await trade.submitted(id);
    // A place that became free is one to fill again.
    await trade.must('admin', '/main/workOrderUp/approve', { id: one });
    await trade.must('bd', '/main/workOrderUp/terminate', { id: one, reason: 'She is ill.' });
    expect(await stands()).toEqual([['bd'], true, 'submitUps']);
    await trade.submitted(id);
    // Four creators of two places: no other is taken, so nothing waits for the BD.
    await trade.must('admin', '/main/workOrderUp/approve', { id: three });
    await trade.must('bd', '/main/workOrderUp/terminate', { id: three, reason: 'He is ill.' });
    expect((await stands())[1]).toBe(true);
    await trade.submitted(id);
    expect((await stands())[1]).toBe(false);
    await trade.must('admin', '/main/workOrder/end', { id, reason: 'Sold out.', rejectPending: true });
    expect(await stands()).toEqual([[], false, 'ended']);
  });

  it('a rejected creator waits only while a place is open: not once another took it, nor once the share was returned', async () => {
    const id = await trade.claimed({ requireUpNum: 1 });
    const stands = async () => [
      await waits(id, 'bd'),
      (await found('bd', { waits: 'rejected' })).includes(id),
      (await trade.detail(id, 'bd')).next?.key,
    ];
    await trade.must('admin', '/main/workOrderUp/reject', { id: await trade.submitted(id), reason: 'Too small.' });
    expect(await stands()).toEqual([['bd'], true, 'resubmitUp']);
    const other = await trade.submitted(id);
    expect(await stands()).toEqual([[], false, 'waitForReview']);
    await trade.must('bd', '/main/workOrderUp/withdraw', { id: other });
    expect(await stands()).toEqual([['bd'], true, 'resubmitUp']);
    await trade.must('bd', '/main/workOrder/returnAlloc', { id, reason: 'On leave.' });
    expect(await stands()).toEqual([[], false, 'inProgress']);
  });

  it('a link of an ended order waits until the publish day is over, and is the next step until then', async () => {
    const id = await trade.claimed({ previewRequired: false, requireUpNum: 1 });
    const submission = await trade.agreed(id);
    const stands = async () => [
      await waits(id, 'bd'),
      (await found('bd', { waits: 'link' })).includes(id),
      (await trade.detail(id, 'bd')).next?.key,
    ];
    expect(await stands()).toEqual([['bd'], true, 'submitPublish']);
    await trade.must('admin', '/main/workOrder/end', { id, reason: 'Sold out.' });
    expect(await stands()).toEqual([['bd'], true, 'submitPublish']);
    await trade.db
      .update(workOrderUps)
      .set({ publishDeadline: addDays(trade.today, -1) })
      .where(eq(workOrderUps.id, submission));
    expect(await stands()).toEqual([[], false, 'ended']);
  });

  it('shares are not looked for by merchants, and by a BD only the own one', async () => {
    const id = await trade.addOrder({ requireUpNum: 3 });
    await trade.allocate(id, [
      ['bd', 2],
      ['bd2', 1],
    ]);
    await trade.handOut(id);
    for (const by of ['bd', 'bd2'] as const) await trade.must(by, '/main/workOrder/claim', { id });
    await trade.must('bd2', '/main/workOrder/returnAlloc', { id, reason: 'On leave.' });
    const seen = async (wait: string) =>
      (
        await Promise.all(
          (['admin', 'leader', 'bd', 'bd2', 'shop'] as const).map(async (by) =>
            (await found(by, { waits: wait })).includes(id) ? by : [],
          ),
        )
      ).flat();
    expect([await seen('submit'), await seen('returned')]).toEqual([
      ['admin', 'leader', 'bd'],
      ['admin', 'leader', 'bd2'],
    ]);
  });
});

describe('orders that are due', () => {
  it('are overdue while running and a publish day is over without a link, as far as it is seen', async () => {
    const id = await trade.claimed({ previewRequired: false });
    const submission = await trade.agreed(id);
    const seen = async () =>
      (await Promise.all(everybody.map(async (by) => ((await found(by, { due: 'overdue' })).includes(id) ? by : [])))).flat();
    expect(await seen()).toEqual([]);
    await trade.db
      .update(workOrderUps)
      .set({ publishDeadline: addDays(trade.today, -1) })
      .where(eq(workOrderUps.id, submission));
    expect(await seen()).toEqual(['admin', 'leader', 'bd', 'shop', 'finance']);
    await trade.db.update(workOrderUps).set({ publishDeadline: trade.today }).where(eq(workOrderUps.id, submission));
    expect(await seen()).toEqual([]);
    await trade.db
      .update(workOrderUps)
      .set({ publishDeadline: addDays(trade.today, -1) })
      .where(eq(workOrderUps.id, submission));
    await trade.db.update(workOrders).set({ workOrderStatus: 3 }).where(eq(workOrders.id, id));
    expect(await seen()).toEqual([]);
  });

  it('end soon within seven days of their country, drafts and ended ones never', async () => {
    const [today, week, later, draft] = [
      await trade.issued({ expireDate: trade.today }),
      await trade.issued({ expireDate: addDays(trade.today, 7) }),
      await trade.issued({ expireDate: addDays(trade.today, 8) }),
      await trade.addOrder({ expireDate: trade.today }),
    ];
    const ending = await found('admin', { due: 'ending' });
    expect([today, week, later, draft].map((id) => ending.includes(id))).toEqual([true, true, false, false]);
    expect((await found('bd', { due: 'ending' })).sort()).toEqual(ending.sort());
    expect(await found('foreignBd', { due: 'ending' })).toEqual([]);
  });

  it('nothing else is asked for: 1012001', async () => {
    for (const query of [{ due: 'soon' }, { waits: 'you' }] as Record<string, string>[])
      expect((await trade.get('bd', '/main/workOrder/bd', query)).code).toBe(1012001);
  });
});
