import { timerRunLife } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { timerRuns, timers } from '../../../tables/system/timer';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { allJobs } from '../../../timers/allJobs';
import { executeRun } from './execute';
import { keepSystemTimers, runSystemTimer } from './keepSystemTimers';
import { planTimers } from './plan';
import { purgeTimerRuns } from './purgeRuns';

let server: TestServer;
let root: TestClient;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
  admin = await server.as('admin');
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const draft = { timerName: '清理', enName: 'Clean-up', actionClass: 'purge-expired', cron: '* * * * *', timeZone: 'Asia/Manila' };
const post = (call: string, body: unknown, client = root) =>
  client.post(`/main/sysTimers/${call}`, body).then(({ body: answer }) => answer);
const add = async (more: Record<string, unknown> = {}) => ((await post('add', { ...draft, ...more })).data as { id: string }).id;
const get = async <Data>(call: string, query: Record<string, string | number> = {}, client = root) =>
  (await client.get(`/main/sysTimers/${call}`, query)).body as unknown as { code: number; data: Data; fields?: Record<string, string> };
interface Row {
  id: string;
  version: number;
  jobStatus: number;
  can: string[];
  isSystem: boolean;
  actionClass: string;
  nextRunTime: string | null;
  lastRunStatus: number | null;
}
const detail = async (id: string) => (await get<Row>('detail', { id })).data;
const runsOf = (id: string) => db().select().from(timerRuns).where(eq(timerRuns.timerId, id)).orderBy(timerRuns.slotTime, timerRuns.id);
const at = (text: string) => new Date(`2026-11-20T${text}Z`);

describe('timers of people', () => {
  it('are added stopped, with an action of this server and a schedule that can be read', async () => {
    const id = await add();
    expect(await detail(id)).toMatchObject({ jobStatus: 2, nextRunTime: null, isSystem: false, actionClass: 'purge-expired', version: 0 });
    expect(await detail(id)).toMatchObject({ action: { enName: 'Remove expired sessions and temporary data' } });
  });

  it('C-40 refuse an action that is none of the server with 2022002, and a schedule with 2022005 at its field', async () => {
    for (const actionClass of ['node:child_process', 'constructor', '../run'])
      expect(await post('add', { ...draft, actionClass })).toMatchObject({ code: 2022002, fields: { actionClass: expect.any(String) } });
    for (const cron of ['* * * * * ; rm', '* * * * * *', '0 0 31 2 *'])
      expect(await post('add', { ...draft, cron })).toMatchObject({ code: 2022005, fields: { cron: expect.any(String) } });
    expect((await post('add', { ...draft, timeZone: 'Mars/Olympus' })).code).toBe(1012001);
  });

  it('refuse an empty id, cron or class with 2022003', async () => {
    const answers = [
      await post('add', { ...draft, cron: '' }),
      await post('add', { ...draft, actionClass: '' }),
      await post('start', {}),
      await post('runNow', { id: '' }),
    ];
    expect(answers.map(({ code }) => code)).toEqual([2022003, 2022003, 2022003, 2022003]);
  });

  it('start and stop; a state that does not take it is 1020001, a missing one 2022001', async () => {
    const id = await add();
    expect((await post('stop', { id })).code).toBe(1020001);
    expect((await post('start', { id })).code).toBe(200);
    expect(await detail(id)).toMatchObject({ jobStatus: 1, nextRunTime: expect.stringMatching(/:00$/) });
    expect((await post('start', { id })).code).toBe(1020001);
    expect((await post('stop', { id })).code).toBe(200);
    expect(await detail(id)).toMatchObject({ jobStatus: 2, nextRunTime: null });
    for (const call of ['start', 'stop', 'runNow']) expect((await post(call, { id: '999' })).code).toBe(2022001);
    expect((await get('detail', { id: '999' })).code).toBe(2022001);
    expect((await get('runs', { timerId: '999' })).code).toBe(2022001);
  });

  it('that run keep running on another schedule after an edit, in the zone that was chosen', async () => {
    const id = await add({ cron: '0 0 1 1 *' });
    await post('start', { id });
    const { version } = await detail(id);
    expect((await post('edit', { id, version, ...draft, cron: '0 9 1 1 *', timeZone: 'Asia/Jakarta' })).code).toBe(200);
    expect(await detail(id)).toMatchObject({ jobStatus: 1, nextRunTime: expect.stringMatching(/-01-01 02:00:00$/) });
    expect((await post('edit', { id, version, ...draft })).code).toBe(1020003);
  });

  it('are gone when they are deleted, and run no more', async () => {
    const id = await add();
    await post('start', { id });
    expect((await post('delete', { ids: [id] })).data).toMatchObject({ ok: [id] });
    expect((await get('detail', { id })).code).toBe(2022001);
    await planTimers(server.services, new Date(Date.now() + 3_600_000));
    expect(await runsOf(id)).toEqual([]);
  });

  it('are listed, found by name in any language and by state, and sorted', async () => {
    const id = await add({ timerName: '唯一', enName: 'The only one', vnName: 'Chỉ một' });
    for (const timerName of ['唯一', 'only ONE', 'chi mot'])
      expect((await get<{ rows: Row[] }>('page', { timerName })).data.rows.map((row) => row.id)).toEqual([id]);
    expect((await get<{ rows: Row[] }>('page', { timerName: '唯一', jobStatus: 1 })).data.rows).toEqual([]);
    expect((await get('page', { sortField: 'cron' })).code).toBe(1012001);
    expect((await get<Row[]>('list', { timerName: '唯一' })).data.map((row) => row.id)).toEqual([id]);
  });
});

describe('who may what', () => {
  it('administrators look at timers and change none; others see none', async () => {
    const id = await add();
    expect((await get<Row>('detail', { id }, admin)).data.can).toEqual(['query', 'get']);
    const calls: [string, unknown][] = [
      ['add', draft],
      ['edit', { id, version: 0, ...draft }],
      ['delete', { ids: [id] }],
      ['start', { id }],
      ['stop', { id }],
      ['runNow', { id }],
      ['export', {}],
    ];
    for (const [call, body] of calls) expect([call, (await post(call, body, admin)).code]).toEqual([call, 1013002]);
    for (const account of ['finance', 'leader.ph', 'bd.ph.1', 'shop.ph.1', 'staff.1']) {
      const client = await server.as(account);
      for (const call of ['page', 'list']) expect((await get(call, {}, client)).code).toBe(1013002);
      expect((await get('runs', { timerId: id }, client)).code).toBe(1013002);
      expect((await get('nextRuns', { cron: '* * * * *', timeZone: 'UTC' }, client)).code).toBe(1013002);
      expect((await post('getActionClasses', {}, client)).code).toBe(1013002);
    }
  });
});

describe('a schedule', () => {
  it('tells its next five times in the zone', async () => {
    const { data } = await get<{ times: string[] }>('nextRuns', { cron: '0 9 * * *', timeZone: 'Asia/Ho_Chi_Minh' }, admin);
    expect(data.times).toHaveLength(5);
    expect(data.times.every((time) => time.endsWith(' 02:00:00'))).toBe(true);
    expect((await get('nextRuns', { cron: 'soon', timeZone: 'UTC' })).code).toBe(2022005);
    expect((await get('nextRuns', { timeZone: 'UTC' })).code).toBe(2022003);
  });

  it('takes the actions that the server has', async () => {
    const { data } = (await post('getActionClasses', {}, admin)) as unknown as { data: { actionClass: string; vnName: string }[] };
    expect(data.map(({ actionClass }) => actionClass)).toEqual(allJobs.map(({ name }) => name));
    expect(data.every(({ vnName }) => vnName)).toBe(true);
  });
});

describe('timers of the product', () => {
  beforeEach(() => keepSystemTimers(server.services, allJobs));
  const own = async (name: string) => (await db().select().from(timers).where(eq(timers.systemJob, name)))[0];

  it('are listed as this version has them, run, and are neither edited nor deleted: 2022004', async () => {
    const timer = await own('purge-expired');
    const id = timer?.id ?? '';
    const idsOf = async (isSystem: string) => (await get<Row[]>('list', { isSystem })).data.map((row) => row.id);
    expect([(await idsOf('Y')).includes(id), (await idsOf('N')).includes(id)]).toEqual([true, false]);
    expect(await detail(id)).toMatchObject({ isSystem: true, jobStatus: 1, can: expect.not.arrayContaining(['edit', 'delete']) });
    const { version } = await detail(id);
    expect((await post('edit', { id, version, ...draft })).code).toBe(2022004);
    expect((await post('delete', { ids: [id] })).data).toMatchObject({ failed: [{ id, code: 2022004 }] });
  });

  it('stay stopped over a restart, and follow a new version of the product', async () => {
    const id = (await own('creator-stars'))?.id ?? '';
    await post('stop', { id });
    const changed = allJobs.map((job) => (job.name === 'creator-stars' ? { ...job, cron: '1 1 * * *' } : job));
    await keepSystemTimers(server.services, changed);
    expect(await own('creator-stars')).toMatchObject({ id, cron: '1 1 * * *', nextRunTime: null });
    await keepSystemTimers(
      server.services,
      allJobs.filter(({ name }) => name !== 'creator-stars'),
    );
    expect((await get('detail', { id })).code).toBe(2022001);
    await keepSystemTimers(server.services, allJobs);
    expect(await detail(id)).toMatchObject({ isSystem: true });
  });
});

describe('runs', () => {
  const isDue = (id: string, next: Date) => db().update(timers).set({ nextRunTime: next }).where(eq(timers.id, id));
  const started = async (more: Record<string, unknown> = {}) => {
    const id = await add(more);
    await post('start', { id });
    return id;
  };
  const statuses = async (id: string) => (await runsOf(id)).map(({ runStatus }) => runStatus);
  const { waiting, executing, done, failed, skipped } = timerRunLife.states;
  const execute = (id: string, run: () => Promise<void>, isLast = false, clock = () => new Date()) =>
    executeRun(server.services, { id, run, isLast, clock });

  const look = async (time: string) => void (await planTimers(server.services, at(time)));

  it('of a slot are one, however many look; what was missed counts as one', async () => {
    const id = await started();
    await isDue(id, at('10:00:00'));
    await Promise.all(Array.from({ length: 6 }, () => planTimers(server.services, at('12:34:10'))));
    expect((await runsOf(id)).map(({ slotTime }) => slotTime)).toEqual([at('12:34:00')]);
    expect(await detail(id)).toMatchObject({ nextRunTime: '2026-11-20 12:35:00' });
    await planTimers(server.services, at('12:34:50'));
    expect(await statuses(id)).toEqual([waiting]);
  });

  it('of a slot cannot be stored twice', async () => {
    const id = await started();
    const run = { timerId: id, slotTime: at('09:00:00') };
    await db().insert(timerRuns).values(run);
    await expect(db().insert(timerRuns).values(run)).rejects.toThrow('timer_runs');
  });

  it('follow each other minute by minute; one that is under way leaves the next slot out', async () => {
    const id = await started();
    await isDue(id, at('08:00:00'));
    await planTimers(server.services, at('08:00:01'));
    const [first] = await runsOf(id);
    await execute(
      first?.id ?? '',
      () => look('08:01:00'),
      false,
      () => at('08:00:02'),
    );
    await planTimers(server.services, at('08:02:00'));
    expect(await statuses(id)).toEqual([done, skipped, waiting]);
  });

  it('tell when, how long, where and how it went', async () => {
    const id = await started();
    await isDue(id, at('07:00:00'));
    await planTimers(server.services, at('07:00:00'));
    const [run] = await runsOf(id);
    const times = [at('07:00:01.000'), at('07:00:03.500')];
    await execute(
      run?.id ?? '',
      async () => {},
      false,
      () => times.shift() ?? new Date(),
    );
    expect((await get<{ rows: unknown[] }>('runs', { timerId: id })).data.rows).toMatchObject([
      {
        slotTime: '2026-11-20 07:00:00',
        ms: 2500,
        attempt: 1,
        runStatus: done,
        errorText: null,
        startedBy: null,
        serverName: server.services.server.name,
      },
    ]);
    expect(await detail(id)).toMatchObject({ lastRunStatus: done, lastRunTime: '2026-11-20 07:00:01', lastRunMs: 2500 });
  });

  it('that go wrong are tried again, and failed once nobody tries any more', async () => {
    const id = await started();
    await isDue(id, at('06:00:00'));
    await planTimers(server.services, at('06:00:00'));
    const [run] = await runsOf(id);
    const breaks = () => Promise.reject(new Error('The channel is closed.'));
    await expect(execute(run?.id ?? '', breaks)).rejects.toThrow('closed');
    expect(await runsOf(id)).toMatchObject([{ runStatus: waiting, attempt: 1, errorText: 'The channel is closed.' }]);
    await expect(execute(run?.id ?? '', breaks, true)).rejects.toThrow('closed');
    expect(await runsOf(id)).toMatchObject([{ runStatus: failed, attempt: 2 }]);
    expect((await get<{ rows: unknown[] }>('runs', { timerId: id, runStatus: failed })).data.rows).toHaveLength(1);
    expect((await get<{ rows: unknown[] }>('runs', { timerId: id, runStatus: done })).data.rows).toHaveLength(0);
  });

  it('of a server that died go to another one; whoever comes back late writes nothing', async () => {
    const id = await started();
    await isDue(id, at('05:00:00'));
    await planTimers(server.services, at('05:00:00'));
    const [run] = await runsOf(id);
    let comeBack = () => {};
    const dead = execute(run?.id ?? '', () => new Promise<void>((resolve) => (comeBack = resolve)));
    await expect.poll(() => statuses(id)).toEqual([executing]);
    let end = () => {};
    const heir = execute(run?.id ?? '', () => new Promise<void>((resolve) => (end = resolve)));
    await expect.poll(() => runsOf(id)).toMatchObject([{ runStatus: executing, attempt: 2 }]);
    comeBack();
    await dead;
    expect(await runsOf(id)).toMatchObject([{ runStatus: executing, attempt: 2, endTime: null }]);
    end();
    await heir;
    expect(await runsOf(id)).toMatchObject([{ runStatus: done, attempt: 2 }]);
  });

  it('that nobody takes over count as lost, said in the language of the reader', async () => {
    const id = await started();
    await isDue(id, at('04:00:00'));
    await planTimers(server.services, at('04:00:00'));
    const [run] = await runsOf(id);
    await db()
      .update(timerRuns)
      .set({ runStatus: executing, startTime: at('04:00:01'), leaseUntil: at('04:01:01') })
      .where(eq(timerRuns.id, run?.id ?? ''));
    await db().update(timers).set({ nextRunTime: null }).where(eq(timers.id, id));
    await planTimers(server.services, at('04:02:00'));
    expect(await statuses(id)).toEqual([executing]);
    await planTimers(server.services, at('04:02:02'));
    expect(await statuses(id)).toEqual([failed]);
    const { body } = await root.get('/main/sysTimers/runs', { timerId: id }, { lang: 'vn' });
    expect(body.data).toMatchObject({ rows: [{ errorText: 'Máy chủ đang chạy tác vụ đã ngừng phản hồi.' }] });
  });

  it('are asked for by hand, also of a stopped timer, once until it is over: 2022006', async () => {
    const id = await add();
    const answers = [await post('runNow', { id }), await post('runNow', { id })];
    expect(answers.map(({ code }) => code)).toEqual([200, 2022006]);
    expect(await runsOf(id)).toMatchObject([{ startedBy: 'superAdmin', runStatus: waiting }]);
  });

  it('of the product are recorded like others', async () => {
    await keepSystemTimers(server.services, allJobs);
    const [job] = allJobs;
    const runId = job && (await runSystemTimer(server.services, job));
    expect(
      await db()
        .select()
        .from(timerRuns)
        .where(and(eq(timerRuns.id, runId ?? ''), eq(timerRuns.startedBy, 'system'))),
    ).toHaveLength(1);
  });

  it('are forgotten after their days, but for the fifty newest', async () => {
    const id = await add();
    const now = at('00:00:00');
    const day = 86_400_000;
    await db()
      .insert(timerRuns)
      .values(
        Array.from({ length: 60 }, (_, n) => {
          const time = new Date(now.getTime() - (n + 1) * day);
          return { timerId: id, slotTime: time, endTime: time, runStatus: n === 55 ? failed : done };
        }),
      );
    await purgeTimerRuns(db(), new Date(now.getTime() - 27 * day));
    expect(await statuses(id)).toHaveLength(51);
    await purgeTimerRuns(db(), now);
    expect(await statuses(id)).toHaveLength(50);
  });
});
