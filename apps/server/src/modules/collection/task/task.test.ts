import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLogs } from '../../../tables/base/audit';
import { ups } from '../../../tables/creators/creator';
import { connectorConsents, connectors, consentStates } from '../../../tables/collection/connector';
import { extractionQueue } from '../../../tables/collection/queue';
import { type Collection, collectionOn } from '../testing/collectionOn';
import { plan } from './plan';

let on: Collection;
beforeAll(async () => {
  on = await collectionOn();
});
afterAll(() => on.close());
beforeEach(() => on.calm());

const hour = 3_600_000;
const wire = (time: Date) => time.toISOString().slice(0, 19).replace('T', ' ');
const at = (ms: number) => wire(new Date(on.clock().getTime() + ms));
const draft = (more: Record<string, unknown> = {}) => ({
  taskName: 'Own channels',
  objectType: 1,
  connectorId: on.ways.youtube,
  frequencyUnit: 1,
  frequencyValue: 30,
  beginTime: at(0),
  endTime: at(24 * hour),
  remark: 'For the test.',
  targets: on.creators[20].map((targetId) => ({ targetType: 1, targetId })),
  ...more,
});
const add = async (more: Record<string, unknown> = {}) => (await on.must('staff.1', 'task/add', draft(more))).id;
interface Shown {
  version: number;
  can: string[];
  taskSwitch: number;
  taskRunStatus: number;
  nextRunTime: string | null;
  lastRunTime: string | null;
  targetCount: number;
  planned24: number;
  done24: number;
}
const shown = async (id: string) => (await on.get<Shown>('staff.1', 'task/detail', { id })).data;
const jobs = (taskId: string) => on.db.select().from(extractionQueue).where(eq(extractionQueue.taskId, taskId));

describe('a task', () => {
  it.each([
    [{ frequencyValue: 60 }, 1029003],
    [{ frequencyValue: 0 }, 1029003],
    [{ frequencyUnit: 2, frequencyValue: 24 }, 1029003],
    [{ targets: [] }, 1029004],
    [{ endTime: '2000-01-01 00:00:00' }, 1012001],
    [{ objectType: 5 }, 1012001],
    [{ connectorId: '1' }, 1020002],
    [{ targets: [{ targetType: 1, targetId: '1' }] }, 1020002],
    [{ objectType: 1, targets: [{ targetType: 2, targetId: '1' }] }, 1012001],
    [{ remark: '' }, 1012001],
  ])('with %j is refused with %i', async (more, code) => {
    expect((await on.post('staff.1', 'task/add', draft(more))).code).toBe(code);
  });

  it('lasts seven days at most', async () => {
    const beginTime = at(0);
    const endOf = (ms: number) => wire(new Date(Date.parse(`${beginTime.replace(' ', 'T')}Z`) + ms));
    expect((await on.post('staff.1', 'task/add', draft({ beginTime, endTime: endOf(168 * hour + 1000) }))).code).toBe(1029002);
    expect((await on.post('staff.1', 'task/add', draft({ beginTime, endTime: endOf(168 * hour) }))).code).toBe(200);
  });

  it('takes creators of the channel of its connector only', async () => {
    const targets = on.creators[10].map((targetId) => ({ targetType: 1, targetId }));
    expect((await on.post('staff.1', 'task/add', draft({ targets }))).code).toBe(1020002);
  });

  it('is made by those who may', async () => {
    expect((await on.post('bd.ph.1', 'task/add', draft())).code).toBe(1013002);
    expect((await on.get('shop.ph.1', 'task/page')).code).toBe(1013002);
    expect((await on.get('bd.ph.1', 'task/page')).code).toBe(200);
  });

  it('is edited and deleted only while it is closed', async () => {
    const id = await add();
    expect((await shown(id)).can).toEqual(expect.arrayContaining(['edit', 'delete', 'enable', 'runNow']));
    await on.must('staff.1', 'task/enable', { id });
    const { version, can } = await shown(id);
    expect([can.includes('edit'), can.includes('disable')]).toEqual([false, true]);
    expect((await on.post('staff.1', 'task/edit', { id, version, ...draft() })).code).toBe(1029001);
    const { failed } = (await on.post<{ failed: { code: number }[] }>('staff.1', 'task/delete', { ids: [id] })).data;
    expect(failed.map(({ code }) => code)).toEqual([1029001]);
    await on.must('staff.1', 'task/disable', { id });
    await on.must('staff.1', 'task/edit', { id, version: (await shown(id)).version, ...draft({ targets: draft().targets.slice(0, 1) }) });
    expect(await shown(id)).toMatchObject({ targetCount: 1, taskSwitch: 0 });
    expect((await on.get<unknown[]>('staff.1', 'task/targets', { id })).data).toEqual([
      { targetType: 1, targetId: on.creators[20][0], name: '@bea.reyes', upId: on.creators[20][0], job: null },
    ]);
  });
});

describe('slots', () => {
  it('are queued once whoever plans, worked, and the task is completed when its window has passed', async () => {
    const id = await add({ endTime: at(1.2 * hour) });
    await on.must('staff.1', 'task/enable', { id });
    on.pass(2000);
    const planned = await Promise.all([plan(on.services, on.clock()), plan(on.services, on.clock())]);
    expect(planned.toSorted()).toEqual([0, 2]);
    expect(await plan(on.services, on.clock())).toBe(0);
    expect((await shown(id)).taskRunStatus).toBe(1);
    expect(await on.work()).toBe(2);
    expect((await shown(id)).lastRunTime).not.toBeNull();
    // Two slots pass while nobody plans: only the later one is made up for.
    on.pass(hour + 60_000);
    expect(await plan(on.services, on.clock())).toBe(2);
    expect(await jobs(id)).toHaveLength(4);
    on.pass(hour);
    await plan(on.services, on.clock());
    expect((await shown(id)).taskRunStatus).toBe(1);
    await on.work();
    await plan(on.services, on.clock());
    expect(await shown(id)).toMatchObject({ taskRunStatus: 2, nextRunTime: null });
  });

  it('of a closed task are cancelled, and none follow', async () => {
    const id = await add();
    await on.must('staff.1', 'task/enable', { id });
    on.pass(2000);
    await plan(on.services, on.clock());
    await on.must('staff.1', 'task/disable', { id });
    expect((await jobs(id)).map(({ queueStatus }) => queueStatus)).toEqual([5, 5]);
    on.pass(hour);
    expect(await plan(on.services, on.clock())).toBe(0);
  });

  it('are left out when the quota of the day is used up, and the history says so', async () => {
    const id = await add();
    await on.must('staff.1', 'task/enable', { id });
    await on.db
      .update(connectors)
      .set({ quotaDay: 5, quotaUsed: 5, quotaResetTime: new Date(on.clock().getTime() + hour) })
      .where(eq(connectors.id, on.ways.youtube));
    on.pass(2000);
    expect(await plan(on.services, on.clock())).toBe(0);
    const history = (await on.get<{ action: string }[]>('staff.1', 'task/history', { id })).data;
    expect(history.map(({ action }) => action)).toContain('task.skipSlot');
    on.pass(hour);
    expect(await plan(on.services, on.clock())).toBe(2);
    await on.db.update(connectors).set({ quotaDay: 1 }).where(eq(connectors.id, on.ways.youtube));
    expect(await on.work()).toBe(2);
    expect((await jobs(id)).map(({ queueStatus, attempt }) => [queueStatus, attempt]).toSorted()).toEqual([
      [0, 0],
      [2, 0],
    ]);
    await on.db.update(connectors).set({ quotaDay: null }).where(eq(connectors.id, on.ways.youtube));
  });
});

describe('run now', () => {
  const wish = (targetId = on.creators[20][0]) => ({ objectType: 1, connectorId: on.ways.youtube, targetType: 1, targetId });

  it('comes first, once in ten minutes for an object', async () => {
    const { id } = await on.must('staff.1', 'task/runNow', wish());
    expect((await on.jobOf(id)).priority).toBe(10);
    expect((await on.post('admin', 'task/runNow', wish())).code).toBe(1029007);
    await on.work();
    expect((await on.post('staff.1', 'task/runNow', wish())).code).toBe(1029007);
    expect((await on.post('staff.1', 'task/runNow', wish(on.creators[20][1]))).code).toBe(200);
  });

  it('a BD runs own creators only', async () => {
    expect((await on.post('bd.ph.1', 'task/runNow', wish())).code).toBe(200);
    expect((await on.post('bd.ph.1', 'task/runNow', wish(on.creators[20][1]))).code).toBe(1020002);
    expect((await on.post('leader.ph', 'task/runNow', wish())).code).toBe(1013002);
  });
});

describe('a connector', () => {
  it('never shows its keys, neither in answers nor in the trail', async () => {
    const id = await on.addWay('youtube', { credentials: { apiKey: 'a-very-secret-key' } });
    const { data } = await on.get<{ hasCredentials: boolean }>('admin', 'connector/detail', { id });
    expect(data.hasCredentials).toBe(true);
    const [row] = await on.db.select().from(connectors).where(eq(connectors.id, id));
    const trail = await on.db.select().from(auditLogs);
    expect(JSON.stringify([data, row, trail])).not.toContain('a-very-secret-key');
    expect((await on.post('staff.1', 'connector/add', { name: 'No', provider: 'youtube' })).code).toBe(1013002);
    expect((await on.get('bd.ph.1', 'connector/page')).code).toBe(1013002);
  });

  it('that tasks use is not deleted', async () => {
    const connectorId = await on.addWay('youtube');
    await add({ connectorId });
    const { failed } = (await on.post<{ failed: { code: number }[] }>('admin', 'connector/delete', { ids: [connectorId] })).data;
    expect(failed.map(({ code }) => code)).toEqual([1012001]);
  });

  it('for research is not listed, added or asked while its flag is off', async () => {
    expect((await on.get<string[]>('admin', 'connector/providers')).data).toEqual([
      'tiktokDisplay',
      'tiktokShop',
      'shopee',
      'youtube',
      'instagram',
    ]);
    const { code, fields } = await on.post('admin', 'connector/add', { name: 'Research', provider: 'tiktokResearch' });
    expect([code, fields?.['provider']]).toEqual([1012001, expect.stringContaining('research')]);
    const [upId = ''] = on.creators[10];
    const [row] = await on.db.insert(connectors).values({ name: 'Research', provider: 'tiktokResearch', webId: 10 }).returning();
    const job = await on.queueJob({ connectorId: row?.id ?? '', upId });
    await on.work();
    expect(await on.jobOf(job)).toMatchObject({
      queueStatus: 4,
      failure: 'NotAllowed',
      errorText: expect.stringContaining('TIKTOK_RESEARCH=true') as string,
    });
  });

  it('takes the consent of the creator, renews it and notes when it is taken back', async () => {
    const [upId = '', otherId = ''] = on.creators[10];
    const id = on.ways.tiktok;
    const begin = async () => new URL((await on.get<{ link: string }>('bd.ph.1', 'connector/consentLink', { id, upId })).data.link);
    /** What the channel's page leads back with, once somebody says yes there. */
    const allowed = async (asked: URL, handle = 'bea.reyes') => {
      asked.searchParams.set('handle', handle);
      const led = new URL((await fetch(asked, { redirect: 'manual' })).headers.get('location') ?? '');
      return { state: led.searchParams.get('state') ?? '', code: led.searchParams.get('code') ?? '' };
    };
    const asked = await begin();
    expect([asked.pathname, asked.searchParams.get('code_challenge_method')]).toEqual(['/v2/auth/authorize/', 'S256']);
    expect((await on.get('bd.ph.1', 'connector/consentLink', { id, upId: otherId })).code).toBe(1020002);
    expect((await on.get('bd.ph.1', 'connector/consentLink', { id: on.ways.youtube, upId })).code).toBe(1012001);
    const answer = async (account: string, given: { state: string; code: string }) =>
      (await on.post(account, 'connector/authorize', given)).code;
    const { state } = await allowed(await begin());
    expect(await answer('bd.ph.1', { state, code: 'nothing' })).toBe(1012001);
    // Somebody else's consent, a code of another request, and a state that nobody began.
    expect(await answer('bd.ph.1', await allowed(await begin(), 'ploy.review'))).toBe(1012001);
    const [one, two] = [await allowed(await begin()), await allowed(await begin())];
    expect(await answer('bd.ph.1', { state: one.state, code: two.code })).toBe(1012001);
    expect(await answer('bd.ph.1', { state: 'made-up', code: one.code })).toBe(1012001);
    // A state is of who began it, and does not hold for ever.
    const old = await allowed(await begin());
    await on.db.update(consentStates).set({ endTime: new Date(Date.now() - 1000) });
    expect(await answer('bd.ph.1', old)).toBe(1012001);
    const good = await allowed(await begin());
    expect(await answer('admin', good)).toBe(1012001);
    const standing = async (account: string, of: Record<string, string>) => {
      const { code, data } = await on.get<{ id: string; state: string; endTime: string | null }[]>(account, 'connector/consents', of);
      return code === 200 ? data.map(({ id: way, state: how, endTime }) => [way, how, endTime !== null]) : code;
    };
    expect(await standing('bd.ph.1', { upId })).toEqual([[id, 'none', false]]);
    expect([await answer('bd.ph.1', good), await answer('bd.ph.1', good)]).toEqual([200, 1012001]);
    expect(await standing('bd.ph.1', { upId })).toEqual([[id, 'holds', true]]);
    // YouTube asks nobody for consent; of others' creators nothing is told, and staff may not ask.
    expect(await standing('bd.ph.1', { upId: on.creators[20][0] ?? '' })).toEqual([]);
    expect([await standing('bd.ph.1', { upId: otherId }), await standing('bd.ph.1', {})]).toEqual([1020002, 1020002]);
    expect(await standing('staff.1', { upId })).toBe(1013002);
    // One in the pool is seen by every BD of the country and is nobody's to ask.
    const [owned] = await on.db.select({ bdId: ups.bdId }).from(ups).where(eq(ups.id, otherId));
    await on.db.update(ups).set({ bdId: null }).where(eq(ups.id, otherId));
    expect(await standing('bd.ph.1', { upId: otherId })).toBe(1020002);
    await on.db
      .update(ups)
      .set({ bdId: owned?.bdId ?? null })
      .where(eq(ups.id, otherId));
    const [kept] = await on.db.select().from(connectorConsents).where(eq(connectorConsents.holderId, upId));
    expect(JSON.stringify([kept, await on.db.select().from(consentStates)])).not.toMatch(/act\.|rft\.|made-up/);
    expect((await on.get<{ consentCount: number }>('admin', 'connector/detail', { id })).data.consentCount).toBe(1);
    const run = async () => {
      const job = await on.queueJob({ connectorId: id, upId });
      await on.work();
      const { queueStatus, failure } = await on.jobOf(job);
      return [queueStatus, failure];
    };
    expect(await run()).toEqual([2, null]);
    on.simulator.expireTokens();
    expect(await run()).toEqual([2, null]);
    on.pass(3 * hour);
    expect(await run()).toEqual([2, null]);
    on.simulator.faults.withdrawn.add('tiktok-bea.reyes');
    expect(await run()).toEqual([4, 'ConsentWithdrawn']);
    expect((await on.get<{ consentCount: number }>('admin', 'connector/detail', { id })).data.consentCount).toBe(0);
    expect(await standing('admin', { upId })).toEqual([[id, 'over', false]]);
    on.simulator.faults.withdrawn.clear();
  });
});
