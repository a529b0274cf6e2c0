import { noticeTypes } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLogs } from '../../../tables/base/audit';
import { noticeReceivers, notices } from '../../../tables/base/notice';
import { users } from '../../../tables/base/user';
import { rules } from '../../../tables/money/rule';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { addDays } from '../../system/country';
import { expireRules } from './life';

let server: TestServer;
let trade: Trade;
let team: string;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  const [bd] = await trade.db.select({ orgId: users.orgId }).from(users).where(eq(users.id, trade.ids.bd));
  team = bd?.orgId ?? '';
});
afterAll(() => server.close());
beforeEach(() => trade.db.delete(rules));

let named = 0;
const draft = (more: Record<string, unknown> = {}) => ({
  ruleName: `Bonus ${(named += 1)}`,
  ruleType: 1,
  dimension: 1,
  country: 'PH',
  base: '300000',
  ratio: '1.5',
  amount: '2000',
  validBegin: trade.today,
  ...more,
});
const post = (name: Parameters<Trade['post']>[0], call: string, body: unknown) => trade.post(name, `/main/rule/${call}`, body);
const add = async (more: Record<string, unknown> = {}) => (await trade.must('admin', '/main/rule/add', draft(more))).id;
const enable = async (id: string) => (await post('admin', 'enable', { id })).code;
const enabled = async (more: Record<string, unknown> = {}) => {
  const id = await add(more);
  expect(await enable(id)).toBe(200);
  return id;
};
interface Shown {
  id: string;
  version: number;
  ruleVersion: number;
  ruleStatus: number;
  base: string;
  scopes: { name: string }[];
}
const detail = async (id: string, name: Parameters<Trade['get']>[0] = 'admin') => trade.get<Shown>(name, '/main/rule/detail', { id });
const namesOf = async (name: Parameters<Trade['get']>[0]) =>
  (await trade.get<{ rows: { id: string }[] }>(name, '/main/rule/page', { pageSize: 100 })).data.rows.map(({ id }) => id);
const person = (scopeId: string) => ({ scopeType: 1, scopeId });

describe('a commission rule', () => {
  it.each([
    [{ ratio: '100.01' }, 1027001],
    [{ ratio: '1.555' }, 1027001],
    [{ ratio: '-1' }, 1027001],
    [{ calcMode: 3, tiers: [{ base: '0', ratio: '101' }] }, 1027001],
    [
      {
        calcMode: 3,
        tiers: [
          { base: '100', ratio: '1' },
          { base: '100.00', ratio: '2' },
        ],
      },
      1027002,
    ],
    [
      {
        ruleType: 3,
        tiers: [
          { base: '9', ratio: '1' },
          { base: '8', ratio: '2' },
        ],
      },
      1027002,
    ],
    [{ calcMode: 3 }, 1012001],
    [{ calcMode: 3, tiers: [{ base: '0', ratio: '1', amount: '5' }] }, 1012001],
    [{ calcMode: 2, tiers: [{ base: '0', ratio: '1' }] }, 1012001],
    [{ ruleType: 2, base: '2.5' }, 1012001],
    [{ ruleType: 3, metric: 3, base: '0.5' }, 1012001],
    [{ country: 'VN', amount: '0.5' }, 1012001],
    [{ validEnd: '2020-01-01' }, 1012001],
    [{ scopes: [person('999')] }, 1020002],
  ])('%j is refused: %i', async (more, code) => {
    expect((await post('admin', 'add', draft(more))).code).toBe(code);
  });

  it('comes back as it was said, amounts with the decimals of their currency and counts without', async () => {
    const tiers = [
      { base: '2', ratio: '1', amount: '500' },
      { base: '10', ratio: '2.5', amount: '9000' },
    ];
    const id = await add({ country: 'VN', ruleType: 3, metric: 3, base: '0', amount: '0', tiers });
    expect((await detail(id)).data).toMatchObject({
      currency: 'VND',
      metric: 3,
      calcMode: 4,
      base: '0',
      ruleStatus: 0,
      ruleVersion: 1,
      tiers: [
        { base: '2', ratio: '1.00', amount: '500' },
        { base: '10', ratio: '2.50', amount: '9000' },
      ],
    });
  });

  it('takes a name that no other rule has, and its own again', async () => {
    const id = await add({ ruleName: 'Same' });
    expect((await post('admin', 'add', draft({ ruleName: 'Same' }))).code).toBe(1012001);
    expect((await post('admin', 'edit', { id, version: 0, ...draft({ ruleName: 'Same', base: '5' }) })).code).toBe(200);
    expect((await detail(id)).data.base).toBe('5.00');
    expect((await post('admin', 'edit', { id, version: 0, ...draft() })).code).toBe(1020003);
  });
});

describe('versions', () => {
  it('what is enabled is not edited (1027005), what was enabled is copied (1027003)', async () => {
    const id = await enabled();
    const edit = async () => (await post('admin', 'edit', { id, version: (await detail(id)).data.version, ...draft() })).code;
    const remove = async () =>
      (await trade.must<{ failed: { code: number }[] }>('admin', '/main/rule/delete', { ids: [id] })).failed[0]?.code;
    expect([await edit(), await remove()]).toEqual([1027005, 1027005]);
    expect((await post('admin', 'disable', { id })).code).toBe(200);
    expect([await edit(), await remove()]).toEqual([1027003, 1027003]);
    expect(await enable(id)).toBe(200);
  });

  it('a copy is the next version with tiers and scopes, not enabled, and edited freely', async () => {
    const tiers = [{ base: '100', ratio: '1' }];
    const id = await enabled({ calcMode: 3, tiers, scopes: [person(trade.ids.bd)] });
    const second = (await trade.must('admin', '/main/rule/copy', { id })).id;
    const third = (await trade.must('admin', '/main/rule/copy', { id })).id;
    const { data } = await trade.get<Shown[]>('finance', '/main/rule/versions', { id: second });
    expect(data.map((row) => [row.id, row.ruleVersion, row.ruleStatus])).toEqual([
      [third, 3, 0],
      [second, 2, 0],
      [id, 1, 1],
    ]);
    expect(data[0]).toMatchObject({ tiers: [{ base: '100.00', ratio: '1.00' }], scopes: [{ scopeId: trade.ids.bd }] });
    expect((await post('admin', 'edit', { id: second, version: 0, ...draft({ validEnd: trade.today }) })).code).toBe(200);
    expect(await enable(third)).toBe(1027004);
  });
});

describe('overlapping rules', () => {
  it.each<[string, () => Record<string, unknown>, () => Record<string, unknown>, number]>([
    ['for everybody', () => ({}), () => ({}), 1027004],
    ['of another type', () => ({}), () => ({ ruleType: 3 }), 200],
    ['of another dimension', () => ({}), () => ({ dimension: 2 }), 200],
    ['of another country', () => ({}), () => ({ country: 'MY' }), 200],
    ['of another metric', () => ({ ruleType: 3, metric: 1 }), () => ({ ruleType: 3, metric: 3 }), 200],
    ['on the last day', () => ({ validEnd: trade.today }), () => ({ validBegin: trade.today }), 1027004],
    ['on the days after', () => ({ validEnd: trade.today }), () => ({ validBegin: addDays(trade.today, 1) }), 200],
    ['for a person beside everybody', () => ({}), () => ({ scopes: [person(trade.ids.bd)] }), 200],
    [
      'for one of the same people',
      () => ({ scopes: [person(trade.ids.bd), person(trade.ids.bd2)] }),
      () => ({ scopes: [person(trade.ids.bd2)] }),
      1027004,
    ],
    ['for other people', () => ({ scopes: [person(trade.ids.bd)] }), () => ({ scopes: [person(trade.ids.bd2)] }), 200],
    [
      'for a team beside its people',
      () => ({ scopes: [person(trade.ids.bd)] }),
      () => ({ scopes: [{ scopeType: 2, scopeId: team }] }),
      200,
    ],
  ])('%s', async (_name, first, second, code) => {
    const there = await enabled(first());
    const id = await add(second());
    const kind = { ruleType: 1, dimension: 1, country: 'PH', validBegin: trade.today, ...second() };
    const asked = await post('admin', 'conflict', { ...kind, id });
    expect((asked.data as { id: string } | null)?.id ?? null).toBe(code === 1027004 ? there : null);
    expect(await enable(id)).toBe(code);
  });

  it('whose last day is before its first has no days in common with any', async () => {
    await enabled();
    const kind = { ruleType: 1, dimension: 1, country: 'PH', validBegin: trade.today, validEnd: addDays(trade.today, -1) };
    expect(await post('admin', 'conflict', kind)).toMatchObject({ code: 200, data: null });
  });

  it('of which two are enabled at once leave one enabled, and name it', async () => {
    const ids = [await add(), await add(), await add()];
    const answers = await Promise.all(ids.map((id) => post('admin', 'enable', { id })));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([1027004, 1027004, 200].toSorted());
    const won = await trade.db.select().from(rules).where(eq(rules.ruleStatus, 1));
    expect(won).toHaveLength(1);
    expect(answers.find(({ code }) => code === 1027004)?.message).toContain(won[0]?.ruleName);
  });
});

describe('the last day', () => {
  const year = 366 * 86_400_000;

  it('ends a rule, which then is neither enabled again nor overlapped', async () => {
    const id = await enabled({ validEnd: addDays(trade.today, 3) });
    const open = await enabled({ ruleType: 3 });
    expect(await expireRules(server.services)).toBe(0);
    expect(await expireRules(server.services, new Date(Date.now() + year))).toBe(1);
    expect([(await detail(id)).data.ruleStatus, (await detail(open)).data.ruleStatus]).toEqual([0, 1]);
    const trail = await trade.db
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.object, `rule:${id}`), eq(auditLogs.action, 'rule.expire')));
    expect(trail).toHaveLength(1);
    expect(await enable(id)).toBe(1027003);
    expect(await enable(await add())).toBe(1027004);
    expect(await enable(await add({ validBegin: addDays(trade.today, 4) }))).toBe(200);
  });

  it('must be to come', async () => {
    const id = await add({ validBegin: addDays(trade.today, -9), validEnd: addDays(trade.today, -1) });
    expect(await enable(id)).toBe(1012001);
  });
});

describe('who sees rules', () => {
  it('administrators and finance all, BDs and leaders those that count and pay them', async () => {
    const own = await enabled({ scopes: [person(trade.ids.bd), person(trade.ids.bd2)] });
    const general = await enabled();
    const ofTeam = await enabled({ ruleType: 2, base: '1', scopes: [{ scopeType: 2, scopeId: team }] });
    const forLeaders = await enabled({ dimension: 2 });
    const idle = await add({ ruleType: 3 });
    const all = [own, general, ofTeam, forLeaders, idle].toSorted();
    expect((await namesOf('admin')).toSorted()).toEqual(all);
    expect((await namesOf('finance')).toSorted()).toEqual(all);
    expect((await namesOf('bd')).toSorted()).toEqual([own, general, ofTeam].toSorted());
    expect(await namesOf('leader')).toEqual([forLeaders]);
    expect([await namesOf('foreignBd'), await namesOf('otherLeader')]).toEqual([[], []]);
    expect([(await detail(idle, 'bd')).code, (await detail(forLeaders, 'bd')).code]).toEqual([1020002, 1020002]);
    expect((await detail(own, 'bd')).data.scopes).toHaveLength(1);
    expect((await detail(own, 'finance')).data.scopes).toHaveLength(2);
  });

  it('nobody but administrators changes one, and none an own one', async () => {
    const id = await add();
    for (const name of ['finance', 'leader', 'bd', 'shop'] as const)
      for (const call of ['enable', 'disable', 'copy']) expect((await post(name, call, { id })).code).toBe(1013002);
    const own = await add({ ruleType: 3, scopes: [person(trade.ids.admin)] });
    expect((await post('admin', 'enable', { id: own })).code).toBe(1013003);
    expect((await post('admin2', 'enable', { id: own })).code).toBe(200);
    expect((await post('admin', 'disable', { id: own })).code).toBe(1013003);
  });

  it('those whom it pays are told when it is enabled', async () => {
    const id = await enabled({ scopes: [person(trade.ids.bd)] });
    const told = await trade.db
      .select({ userId: noticeReceivers.userId, extra: notices.extraParam })
      .from(notices)
      .innerJoin(noticeReceivers, eq(noticeReceivers.noticeId, notices.id))
      .where(eq(notices.type, noticeTypes.rule));
    expect(told.filter(({ extra }) => extra?.id === id).map(({ userId }) => userId)).toEqual([trade.ids.bd]);
  });
});

describe('buttons', () => {
  const people = ['admin', 'finance', 'leader', 'bd', 'foreignBd', 'shop'] as const;
  const events = ['edit', 'delete', 'enable', 'disable', 'copy'] as const;
  /** Answers for want of permission, sight or the right state. */
  const denials = [1013002, 1020002, 1020001, 1027003, 1027005];
  const states = [
    ['new', { ruleStatus: 0, enableTime: null }],
    ['enabled', { ruleStatus: 1, enableTime: new Date() }],
    ['disabled', { ruleStatus: 0, enableTime: new Date() }],
    ['expired', { ruleStatus: 0, enableTime: new Date(), expireTime: new Date() }],
  ] as const;

  it.each(states)('T1 of what is %s are those that the handlers allow', async (_name, state) => {
    const wrong: unknown[] = [];
    for (const name of people)
      for (const event of events) {
        await trade.db.delete(rules);
        const id = await add();
        await trade.db.update(rules).set(state).where(eq(rules.id, id));
        const { data } = await trade.get<{ can: string[] } | null>(name, '/main/rule/detail', { id });
        const body = event === 'edit' ? { id, version: 0, ...draft() } : event === 'delete' ? { ids: [id] } : { id };
        const answer = await trade.post<{ failed?: { code: number }[] } | null>(name, `/main/rule/${event}`, body);
        const code = answer.data?.failed?.[0]?.code ?? answer.code;
        const isDrawn = data?.can.includes(event) ?? false;
        if (isDrawn === denials.includes(code)) wrong.push({ name, event, isDrawn, code });
      }
    expect(wrong).toEqual([]);
  });
});
