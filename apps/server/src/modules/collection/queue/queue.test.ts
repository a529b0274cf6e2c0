import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notices } from '../../../tables/base/notice';
import { connectorAnswers } from '../../../tables/collection/connector';
import { extractionQueue } from '../../../tables/collection/queue';
import { ups, works } from '../../../tables/creators/creator';
import { userIdOf } from '../../../testing/giveRole';
import { type Collection, collectionOn } from '../testing/collectionOn';
import { runJob } from './runJob';
import { purgeAnswers, sweep } from './sweep';
import { take } from './take';

// On PGlite too: skip locked, leases and unique slots.

let on: Collection;
let upId: string;
let way: string;
beforeAll(async () => {
  on = await collectionOn();
  [upId = ''] = on.creators[20];
  way = on.ways.youtube;
});
afterAll(() => on.close());
beforeEach(() => on.calm());

const minute = 60_000;
const job = (more: Partial<typeof extractionQueue.$inferInsert> = {}) => on.queueJob({ connectorId: way, upId, ...more });
const stateOf = async (id: string) => {
  const { queueStatus, attempt } = await on.jobOf(id);
  return [queueStatus, attempt];
};
const minutesUntil = async (id: string, from: Date) => Math.round(((await on.jobOf(id)).notBefore.getTime() - from.getTime()) / minute);

describe('a job', () => {
  it('keeps the figures of a creator and the answer as it came, and counts the call', async () => {
    const id = await job();
    expect(await on.work()).toBe(1);
    expect(await on.jobOf(id)).toMatchObject({
      queueStatus: 2,
      result: { read: 1, added: 0, changed: 1, skipped: 0 },
      leaseUntil: null,
    });
    const [up] = await on.db.select().from(ups).where(eq(ups.id, upId));
    expect([up?.fansNum, up?.dataTime]).toEqual([expect.any(Number), expect.any(Date)]);
    expect((await on.wayOf(way)).quotaUsed).toBe(1);
    const answers = await on.db.select().from(connectorAnswers).where(eq(connectorAnswers.queueId, id));
    expect(answers).toEqual([
      expect.objectContaining({
        endpoint: 'profile',
        quotaCost: 1,
        raw: expect.stringContaining('youtube-bea'),
      }),
    ]);
    await purgeAnswers(on.services, new Date(on.clock().getTime() + 31 * 86_400_000));
    expect(await on.db.select().from(connectorAnswers)).toEqual([]);
  });

  it('adds works once, however often it is run', async () => {
    const first = await job({ objectType: 2 });
    await on.work();
    const { result } = await on.jobOf(first);
    expect(result?.added).toBeGreaterThan(5);
    const [kept] = await on.db.select({ n: count() }).from(works).where(eq(works.upId, upId));
    const second = await job({ objectType: 2 });
    await on.work();
    expect((await on.jobOf(second)).result).toMatchObject({ added: 0, read: result?.read });
    expect(await on.db.select({ n: count() }).from(works).where(eq(works.upId, upId))).toEqual([kept]);
  });

  it('reads comments of the newest works', async () => {
    await job({ objectType: 2 });
    const id = await job({ objectType: 3 });
    await on.work();
    const { queueStatus, result } = await on.jobOf(id);
    expect([queueStatus, (result?.added ?? 0) > 0]).toEqual([2, true]);
  });

  it('is taken once by workers side by side', async () => {
    const ids = [
      await job(),
      await job({ objectType: 2 }),
      await job({ upId: on.creators[20][1] ?? '', targetId: on.creators[20][1] ?? '' }),
    ];
    const workers = ['a', 'b', 'c'].map((workerId) => on.work({ workerId }));
    const done = await Promise.all(workers);
    expect(done.reduce((sum, n) => sum + n, 0)).toBe(3);
    for (const id of ids) expect(await stateOf(id)).toEqual([2, 0]);
  });

  it('of a person who waits comes before those of tasks', async () => {
    await job();
    const urgent = await job({ priority: 10 });
    expect((await take(on.services, { workerId: 'a', now: on.clock() }))?.id).toBe(urgent);
  });
});

describe('a job that goes wrong', () => {
  it('is tried again after 1, 5 and 15 minutes, then failed; a retry begins anew', async () => {
    const id = await job();
    for (const [attempt, pause] of [
      [1, 1],
      [2, 5],
      [3, 15],
    ] as const) {
      on.simulator.faults.set('serverError', { times: 1 });
      const now = on.clock();
      expect(await on.work()).toBe(1);
      expect(await stateOf(id)).toEqual([0, attempt]);
      expect(await minutesUntil(id, now)).toBe(pause);
      expect(await on.work()).toBe(0);
      on.pass(pause * minute + 2000);
    }
    on.simulator.faults.set('serverError', { times: 1 });
    await on.work();
    expect(await on.jobOf(id)).toMatchObject({
      queueStatus: 4,
      failure: 'Upstream5xx',
      errorCode: 1029008,
    });
    expect((await on.post('staff.1', 'queue/retry', { ids: [id] })).data).toMatchObject({
      ok: [id],
    });
    expect(await stateOf(id)).toEqual([0, 0]);
    await on.work();
    expect(await stateOf(id)).toEqual([2, 0]);
  });

  it('times out when the channel stays silent, and whoever asked is told', async () => {
    const createUser = await userIdOf(on.server, 'staff.1');
    const id = await job({ attempt: 3, createUser });
    on.simulator.faults.set('silence', { times: 1 });
    await on.work();
    expect(await on.jobOf(id)).toMatchObject({
      queueStatus: 3,
      failure: 'Timeout',
      errorCode: 1029006,
    });
    const told = await on.db.select().from(notices).where(eq(notices.type, 27));
    expect(told.map(({ extraParam }) => extraParam)).toContainEqual(expect.objectContaining({ id }));
  });

  it('waits as long as a 429 says, with its connector, and no attempt counts', async () => {
    const [id, other] = [await job({ priority: 1 }), await job({ objectType: 2 })];
    on.simulator.faults.set('rateLimit', { times: 1, retryAfter: 90 });
    const now = on.clock();
    expect(await on.work()).toBe(1);
    expect([await stateOf(id), await stateOf(other)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const { pausedUntil, connectorStatus } = await on.wayOf(way);
    expect([Math.round(((pausedUntil?.getTime() ?? 0) - now.getTime()) / 1000), connectorStatus]).toEqual([90, 0]);
    const shown = (await on.get<{ waitsFor: string }>('staff.1', 'queue/detail', { id: other })).data;
    expect(shown.waitsFor).toBe('channel');
    on.pass(91_000);
    expect(await on.work()).toBe(2);
    expect([await stateOf(id), await stateOf(other)]).toEqual([
      [2, 0],
      [2, 0],
    ]);
  });

  it('fails at once when nothing will help', async () => {
    const [gone] = await on.db
      .insert(works)
      .values({
        webId: 20,
        platformWorkId: 'nowhere',
        upId,
        link: 'https://example.com',
        postTime: new Date(),
      })
      .returning();
    const id = await job({ objectType: 3, targetType: 2, targetId: gone?.id ?? '' });
    await on.work();
    expect(await on.jobOf(id)).toMatchObject({
      queueStatus: 4,
      attempt: 0,
      failure: 'NotFound',
      errorCode: 1029008,
    });
    await on.db.delete(works).where(and(eq(works.webId, 20), eq(works.platformWorkId, 'nowhere')));
  });

  it('pauses the connector when the channel answers in a new shape, until somebody resumes it', async () => {
    const [id, other] = [await job({ priority: 1 }), await job({ objectType: 2 })];
    on.simulator.faults.set('shape', { times: 1 });
    expect(await on.work()).toBe(1);
    expect(await on.jobOf(id)).toMatchObject({ queueStatus: 4, failure: 'ShapeChanged' });
    expect(await on.wayOf(way)).toMatchObject({
      connectorStatus: 1,
      pauseReason: expect.stringContaining('ShapeChanged'),
    });
    expect(await stateOf(other)).toEqual([0, 0]);
    expect((await on.post('staff.1', 'connector/resume', { id: way })).code).toBe(1013002);
    await on.must('admin', 'connector/resume', { id: way });
    expect(await on.work()).toBe(1);
  });
});

describe('a lease', () => {
  it('that passed gives the job to another worker, and the first one writes nothing more', async () => {
    const id = await job({ objectType: 2 });
    const taken = await take(on.services, { workerId: 'dead', now: on.clock() });
    if (!taken) throw new Error('not taken');
    on.pass(119_000);
    expect(await sweep(on.services, on.clock())).toBe(0);
    on.pass(2000);
    expect(await sweep(on.services, on.clock())).toBe(1);
    expect(await stateOf(id)).toEqual([0, 1]);
    const again = await take(on.services, { workerId: 'alive', now: on.clock() });
    await runJob(on.services, taken, { ...on.working, workerId: 'dead' });
    expect(await on.jobOf(id)).toMatchObject({ queueStatus: 1, workerId: 'alive', result: null });
    if (!again) throw new Error('not taken again');
    await runJob(on.services, again, { ...on.working, workerId: 'alive' });
    expect(await on.jobOf(id)).toMatchObject({ queueStatus: 2, attempt: 1 });
  });

  it('is extended while the worker works', async () => {
    const id = await job({ objectType: 2 });
    const taken = await take(on.services, { workerId: 'slow', now: on.clock() });
    if (!taken) throw new Error('not taken');
    // Each look at the clock finds a minute gone.
    let late = 0;
    const clock = () => new Date(on.clock().getTime() + (late += 20_000));
    await runJob(on.services, taken, { ...on.working, clock });
    expect(await on.jobOf(id)).toMatchObject({ queueStatus: 2, attempt: 0 });
  });

  it('that passes after the last attempt ends the job', async () => {
    const id = await job({ attempt: 3 });
    await take(on.services, { workerId: 'dead', now: on.clock() });
    on.pass(121_000);
    await sweep(on.services, on.clock());
    expect(await on.jobOf(id)).toMatchObject({
      queueStatus: 3,
      failure: 'LeaseLost',
      errorCode: 1029006,
    });
  });
});

describe('people and the queue', () => {
  it('a BD sees the jobs of own creators only and changes none', async () => {
    const own = await job();
    const other = await job({ upId: on.creators[20][1] ?? '', targetId: on.creators[20][1] ?? '' });
    const { rows } = (await on.get<{ rows: { id: string }[] }>('bd.ph.1', 'queue/page')).data;
    expect(rows.map(({ id }) => id)).toEqual([own]);
    expect((await on.get('bd.ph.1', 'queue/detail', { id: other })).code).toBe(1020002);
    expect((await on.post('bd.ph.1', 'queue/cancel', { ids: [own] })).code).toBe(1013002);
    expect((await on.get('shop.ph.1', 'queue/page')).code).toBe(1013002);
    expect((await on.get<{ waiting: number }>('bd.ph.1', 'queue/overview')).data.waiting).toBe(1);
  });

  it('what waits can be cancelled, what ended cannot, and buttons say so', async () => {
    const id = await job();
    const canOf = async () => (await on.get<{ can: string[] }>('staff.1', 'queue/detail', { id })).data.can;
    expect(await canOf()).toEqual(['cancel']);
    expect((await on.post('staff.1', 'queue/cancel', { ids: [id] })).data).toMatchObject({
      ok: [id],
    });
    expect(await canOf()).toEqual([]);
    const { failed } = (await on.post<{ failed: { code: number }[] }>('staff.1', 'queue/retry', { ids: [id] })).data;
    expect(failed.map(({ code }) => code)).toEqual([1020001]);
    expect(await on.work()).toBe(0);
  });

  it('the overview counts what ended by hour', async () => {
    await job();
    await on.work();
    // The tests' clock runs ahead of the server's.
    await on.db.update(extractionQueue).set({ endTime: new Date() });
    const { data } = await on.get<{ done: number; hours: { done: number }[] }>('staff.1', 'queue/overview');
    expect([data.done, data.hours.length]).toEqual([1, 24]);
  });
});
