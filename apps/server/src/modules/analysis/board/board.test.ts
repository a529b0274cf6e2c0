import { type Board, type BoardParts, creatorReasons, type leaderBoardApi, type OutputOf } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rowsOf } from '../../../db/database';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { type Trade, tradeOn } from '../../../testing/trade';
import { refreshSaleFigures } from '../../money/order';
import { addUp } from './summary';

// The demo's sales and submissions of the last 90 days, and some that are made here.

let server: TestServer;
let trade: Trade;
let leader: TestClient;
let bd: TestClient;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  ({ leader, bd, admin } = trade.as);
});
afterAll(() => server.close());

type Query = Record<string, string | number>;
const ask = async <Data>(client: TestClient, path: string, query: Query = {}) => {
  const { body } = await client.get(`/main/${path}`, query);
  expect([path, body.code, body.message]).toEqual([path, 200, expect.anything()]);
  return body.data as Data;
};
const boardOf = (client: TestClient, query: Query = {}) => ask<Board>(client, 'bdBoard/summary', { range: '90', ...query });
const partsOf = (client: TestClient, query: Query = {}) => ask<BoardParts>(client, 'bdBoard/parts', { range: '90', most: 200, ...query });

/** Amounts of VND have no decimals. */
const sum = (values: readonly string[]) => addUp(values.map((value) => (value.includes('.') ? value : `${value}.00`)));

async function exported(client: TestClient, path: string, query: object): Promise<string[][]> {
  const { id } = (await client.post(`/main/${path}/export`, { ...query, format: 'csv' })).body.data as { id: string };
  await vi.waitFor(
    async () => {
      const { rows } = (await client.get('/main/download/page')).body.data as { rows: { id: string; taskStatus: number }[] };
      expect(rows.find((row) => row.id === id)?.taskStatus).toBe(2);
    },
    { timeout: 20_000, interval: 20 },
  );
  const { text } = await client.get('/main/download/file', { id });
  return text
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
}

describe('the figures of a board', () => {
  it.each(['gmv', 'refund', 'claimed', 'submitted', 'approved', 'agreed', 'published', 'fulfilled'] as const)(
    '%s is the sum of its parts, whichever way they are put together, and of its file',
    async (figure) => {
      const whole = await boardOf(leader);
      const now = whole[figure].now;
      const total = sum([String(now)]);
      if (figure !== 'refund') expect(Number(now)).toBeGreaterThan(0);
      for (const by of ['workOrder', 'creator', 'goods', 'day']) {
        const found = await partsOf(leader, { figure, by });
        expect([by, sum([...found.parts.map(({ value }) => value), found.rest.value]), sum([found.total])]).toEqual([by, total, total]);
        const short = await partsOf(leader, { figure, by, most: 1 });
        expect(sum([...short.parts.map(({ value }) => value), short.rest.value])).toBe(total);
        expect(short.count).toBe(found.count);
      }
      const [, ...lines] = await exported(leader, 'bdBoard', { range: '90', figure, by: 'day' });
      expect(sum(lines.map((line) => line[3] ?? ''))).toBe(total);
    },
  );

  it('GMV is what the list of orders shows behind its link, for a BD and for the team', async () => {
    const { orgId } = await personOf('bd.ph.1');
    for (const [query, filter] of [
      [{ bdId: trade.ids.bd }, { bdId: trade.ids.bd }],
      [{}, { teamId: orgId }],
    ] as const) {
      const whole = await boardOf(leader, query);
      const days = { localBeginDay: whole.fromDay, localEndDay: whole.toDay, country: whole.country };
      const path = `/main/order/page?pageSize=100&attributed=yes&orderStatus=1&orderStatus=2&orderStatus=4&${new URLSearchParams({ ...days, ...filter }).toString()}`;
      const { rows } = (await leader.get(path)).body.data as { rows: { payAmount: string; refundAmount: string }[] };
      expect(whole.lines.now).toBe(rows.length);
      expect(sum(rows.flatMap(({ payAmount, refundAmount }) => [payAmount, `-${refundAmount}`]))).toBe(sum([whole.gmv.now]));
    }
  });

  it('a line more, a refund and a step of a submission move them; what stands outside of the days does not', async () => {
    const [line] = await rowsOf<{ id: string; pay: string }>(
      trade.db,
      sql`select i.id::text, i.pay_amount::text pay from sale_items i join sales s on s.id = i.order_id
        where i.country = 'PH' and i.work_order_up_id is not null and i.refund_amount = 0 and s.order_status in (1, 2, 4) limit 1`,
    );
    await trade.db.execute(sql`update sale_items set order_time = now() - interval '200 days' where id = ${line?.id}`);
    const before = await boardOf(leader, { range: '30' });
    await trade.db.execute(sql`update sale_items set order_time = now() - interval '2 days' where id = ${line?.id}`);
    const more = await boardOf(leader, { range: '30' });
    expect(sum([more.gmv.now, `-${before.gmv.now}`])).toBe(line?.pay);
    expect(more.lines.now).toBe(before.lines.now + 1);
    await trade.db.execute(sql`update sale_items set refund_amount = pay_amount where id = ${line?.id}`);
    const refunded = await boardOf(leader, { range: '30' });
    expect(refunded.gmv.now).toBe(before.gmv.now);
    expect(sum([refunded.refund.now, `-${before.refund.now}`])).toBe(line?.pay);
    const order = await trade.claimed({ requireUpNum: 3 });
    await trade.approved(order);
    // All of it happened today, which no range of whole days has.
    expect(await boardOf(leader, { range: '30' })).toMatchObject({ claimed: refunded.claimed, approved: refunded.approved });
    const today = (await boardOf(bd, { range: 'today' })) satisfies Board;
    expect([today.grain, today.claimed.now, today.submitted.now, today.approved.now]).toEqual(['hour', 3, 1, 1]);
    expect(today.series).toHaveLength(24);
  });

  it.each(['gmv', 'refund'] as const)(
    '%s tells how many creators brought each part, of lines and of days that are counted',
    async (figure) => {
      const { orgId } = await personOf('bd.ph.1');
      const keys = { day: sql`(i.order_time at time zone 'Asia/Manila')::date`, creator: sql`i.up_id`, goods: sql`i.goods_id` };
      for (const isCounted of [false, true]) {
        if (isCounted) await refreshSaleFigures(trade.db);
        for (const [by, key] of Object.entries(keys)) {
          const { parts, fromDay, toDay } = { ...(await boardOf(leader)), ...(await partsOf(leader, { figure, by })) };
          const known = await rowsOf<{ key: string; n: number }>(
            trade.db,
            sql`select ${key}::text as key, count(distinct i.up_id)::int n from sale_items i join sales s on s.id = i.order_id
            where i.status <> 2 and s.order_status in (1, 2, 4) and i.work_order_up_id is not null and i.country = 'PH' and i.bd_id in (select id from users where org_id = ${orgId})
              and (i.order_time at time zone 'Asia/Manila')::date between ${fromDay}::date and ${toDay}::date and ${figure === 'gmv' ? sql`true` : sql`i.refund_amount > 0`} group by 1`,
          );
          expect([by, isCounted, new Map(parts.map(({ key: of, creators }) => [of, creators]))]).toEqual([
            by,
            isCounted,
            new Map(known.map(({ key: of, n }) => [of, n])),
          ]);
          if (figure === 'gmv') expect(parts.length).toBeGreaterThan(5);
        }
      }
    },
  );

  it('tells for what most creators were rejected in the days, in the language of the reader', async () => {
    const order = await trade.claimed({ requireUpNum: 4 });
    const reject = async (reason: string) => trade.must('admin', '/main/workOrderUp/reject', { id: await trade.submitted(order), reason });
    await reject('互动率过低');
    await reject(`${creatorReasons.quiet.vn}; the sound is bad`);
    await reject(creatorReasons.small.en);
    await reject('In own words only');
    const board = await boardOf(bd, { range: 'today' });
    expect(board.topReason).toEqual({ reason: creatorReasons.quiet.en, count: 2 });
    expect(board.rejected.now).toBe(4);
    const { body } = await bd.get('/main/bdBoard/summary', { range: 'today' }, { lang: 'zh-CN' });
    expect((body.data as Board).topReason).toEqual({ reason: creatorReasons.quiet['zh-CN'], count: 2 });
    const { topReason } = await boardOf(trade.as.bd2, { range: 'today' });
    expect(topReason).toBeNull();
  });

  it('commission is what the list of commission adds up to', async () => {
    const { commission } = await boardOf(bd);
    const { rows } = await ask<{ rows: { totalAmount: string; isEstimate: boolean; payStatus: number | null; country: string }[] }>(
      bd,
      'bdCommission/page',
      { pageSize: 100, country: 'PH' },
    );
    const of = (which: (row: (typeof rows)[number]) => boolean) => sum(rows.filter(which).map(({ totalAmount }) => totalAmount));
    expect(sum([commission.estimated.amount])).toBe(of(({ isEstimate }) => isEstimate));
    expect(sum([commission.paid.amount])).toBe(of(({ payStatus }) => payStatus === 2));
    expect(sum([commission.pending.amount])).toBe(of(({ isEstimate, payStatus }) => !isEstimate && payStatus !== 2));
    const team = await boardOf(admin, { orgId: (await personOf('bd.ph.1')).orgId });
    const listed = await ask<{ rows: typeof rows }>(admin, 'bdCommission/page', {
      pageSize: 100,
      country: 'PH',
      teamId: team.team.id,
      isEstimate: 'yes',
    });
    expect(sum([team.commission.estimated.amount])).toBe(sum(listed.rows.map(({ totalAmount }) => totalAmount)));
  });

  it('the people of a team add up to the team, in their file too', async () => {
    const whole = await ask<Board>(leader, 'leaderBoard/summary', { range: '90' });
    const people = await ask<OutputOf<typeof leaderBoardApi.people>>(leader, 'leaderBoard/people', { range: '90' });
    expect(people).toHaveLength(6);
    expect(sum(people.map(({ gmv }) => gmv))).toBe(sum([whole.gmv.now]));
    for (const figure of ['claimed', 'submitted', 'approved', 'published', 'fulfilled'] as const)
      expect([figure, people.reduce((all, person) => all + person[figure], 0)]).toEqual([figure, whole[figure].now]);
    const [, ...lines] = await exported(admin, 'leaderBoard', { range: '90', orgId: whole.team.id });
    expect(sum(lines.map((line) => line[1] ?? ''))).toBe(sum([whole.gmv.now]));
    // The place of a BD is the one among these.
    const first = await boardOf(leader, { bdId: people[0]?.id ?? '' });
    expect(first.rank?.team).toMatchObject({ place: 1, of: 6 });
  });
});

const personOf = async (account: string) => {
  const [person] = await rowsOf<{ id: string; orgId: string }>(
    trade.db,
    sql`select id::text, org_id::text "orgId" from users where account = ${account}`,
  );
  if (!person) throw new Error(account);
  return person;
};

describe('whose board', () => {
  it('BDs see their own and only their place, leaders their team, administrators and finance all', async () => {
    const own = await boardOf(bd);
    expect(own.bd?.id).toBe(trade.ids.bd);
    expect(own.people).toEqual([]);
    expect(own.rank?.country.of).toBe(6);
    expect((await ask<{ people: unknown[] }[]>(bd, 'bdBoard/teams')).map(({ people }) => people.length)).toEqual([1]);
    expect((await ask<{ people: unknown[] }[]>(leader, 'bdBoard/teams')).map(({ people }) => people.length)).toEqual([6]);
    expect(await ask<unknown[]>(trade.as.finance, 'bdBoard/teams')).toHaveLength(6);
    const { orgId } = await personOf('bd.ph.1');
    const refused = async (client: TestClient, path: string, query: Query) => (await client.get(`/main/${path}`, query)).body.code;
    expect(await refused(bd, 'bdBoard/summary', { bdId: trade.ids.bd2 })).toBe(1020002);
    expect(await refused(bd, 'bdBoard/parts', { orgId })).toBe(1020002);
    expect(await refused(trade.as.otherLeader, 'bdBoard/summary', { bdId: trade.ids.bd })).toBe(1020002);
    expect(await refused(trade.as.otherLeader, 'leaderBoard/people', { orgId })).toBe(1020002);
    expect((await bd.get('/main/leaderBoard/summary')).status).toBe(403);
    expect((await trade.as.shop.get('/main/bdBoard/summary')).status).toBe(403);
    expect((await bd.post('/main/bdBoard/export', {})).status).toBe(403);
    expect((await trade.as.otherLeader.post('/main/bdBoard/export', { orgId })).body.code).toBe(1020002);
  });

  it('days of one’s own come both and in order', async () => {
    const { body } = await bd.get('/main/bdBoard/summary', { beginDay: '2026-11-02', endDay: '2026-11-01' });
    expect([body.code, Object.keys(body.fields ?? {})]).toEqual([1012001, ['endDay']]);
    expect((await bd.get('/main/bdBoard/summary', { beginDay: '2026-11-02' })).body.fields).toHaveProperty('endDay');
  });
});

describe('targets', () => {
  const month = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 7);
  const set = (client: TestClient, more: object = {}, board = 'bdBoard') =>
    client.post(`/main/${board}/setTarget`, { bdId: trade.ids.bd2, month, metric: 1, amount: '45000.50', version: 0, ...more });

  it('a leader sets those of the own team, under the version that was read, and who set what stays', async () => {
    expect((await set(leader)).body.code).toBe(200);
    expect((await set(leader)).body.code).toBe(1020003);
    expect((await set(leader, { amount: '50000', version: 1 })).body.code).toBe(200);
    expect((await set(leader, { amount: null, version: 2 })).body.code).toBe(200);
    const { subjects } = await ask<{ subjects: { id: string; targets: { metric: number; amount: string | null; version: number }[] }[] }>(
      leader,
      'bdBoard/targets',
      { month },
    );
    expect(subjects).toHaveLength(6);
    expect(subjects.find(({ id }) => id === trade.ids.bd2)?.targets[0]).toEqual({ metric: 1, amount: null, version: 3 });
    const history = await ask<{ fromState: string | null; toState: string | null }[]>(leader, 'bdBoard/targetHistory', {
      bdId: trade.ids.bd2,
      month,
      metric: 1,
    });
    expect(history.map(({ fromState, toState }) => [fromState, toState])).toEqual([
      [null, '45000.50'],
      ['45000.50', '50000'],
      ['50000.00', 'none'],
    ]);
  });

  it('two at once: one of them is told that somebody was first', async () => {
    const codes = await Promise.all([leader, admin].map(async (client) => (await set(client, { metric: 2, amount: '7' })).body.code));
    expect(codes.toSorted()).toEqual([1020003, 200].toSorted());
  });

  it('stand on the board, by day too', async () => {
    const now = (await boardOf(bd)).month;
    const { subjects } = await ask<{ subjects: { id: string; targets: { metric: number; version: number }[] }[] }>(
      leader,
      'bdBoard/targets',
      {
        month: now.month,
      },
    );
    const { version } = subjects.find(({ id }) => id === trade.ids.bd)?.targets[0] ?? { version: 0 };
    expect((await set(leader, { bdId: trade.ids.bd, month: now.month, amount: '30000', version })).body.code).toBe(200);
    const shown = await boardOf(bd, { range: '30' });
    expect(shown.month.targets.find(({ metric }) => metric === 1)?.target).toBe('30000.00');
    const goals = shown.series.filter(({ label }) => label.startsWith(now.month)).map(({ goal }) => goal);
    expect(new Set(goals).size).toBeLessThanOrEqual(1);
  });

  it('are refused for months that are over, too far, finer than the currency, and for what one is measured by oneself', async () => {
    const fields = async (answer: ReturnType<typeof set>) => {
      const { body } = await answer;
      return [body.code, ...Object.keys(body.fields ?? {})];
    };
    expect(await fields(set(leader, { month: '2024-01' }))).toEqual([1012001, 'month']);
    expect(await fields(set(leader, { month: '2099-01' }))).toEqual([1012001, 'month']);
    expect(await fields(set(leader, { metric: 3, amount: '1.5' }))).toEqual([1012001, 'amount']);
    expect(await fields(set(leader, { amount: '0' }))).toEqual([1012001, 'amount']);
    expect(await fields(set(admin, { bdId: trade.ids.foreignBd, amount: '10.5' }))).toEqual([1012001, 'amount']);
    expect(await fields(set(trade.as.otherLeader))).toEqual([1020002]);
    expect((await set(bd)).status).toBe(403);
    expect((await set(trade.as.finance)).status).toBe(403);
    const { orgId } = await personOf('bd.ph.1');
    const team = (client: TestClient) => client.post('/main/leaderBoard/setTarget', { orgId, month, metric: 1, amount: '9', version: 0 });
    expect((await team(leader)).status).toBe(403);
    expect((await team(admin)).body.code).toBe(200);
  });
});
