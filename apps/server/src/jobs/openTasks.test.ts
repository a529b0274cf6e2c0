import { downloadLife } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { allParts } from '../modules/allModules';
import { exportTask } from '../modules/base/download';
import { downloadTasks } from '../tables/base/download';
import { userIdOf } from '../testing/giveRole';
import { startServer, type TestServer } from '../testing/startServer';
import { defineTask, type Running, type Task } from './defineTask';
import { openTasks, type Tasks } from './openTasks';

// On PGlite too: what is handed over in a transaction has its one connection.

let server: TestServer;
const lanes: Tasks[] = [];
beforeAll(async () => {
  server = await startServer();
});
afterEach(async () => {
  for (const lane of lanes.splice(0)) await lane.close();
});
afterAll(() => server.close());

const laneOf = async (task: Task, isWorking = true): Promise<Tasks> => {
  const lane = openTasks(server.services);
  lanes.push(lane);
  await lane.begin({ tasks: [task], isWorking, isLazy: false });
  return lane;
};
const made = (name: string, run: Task['run'], more: Partial<Task> = {}): Task =>
  defineTask({
    name,
    names: { en: 'Try', 'zh-CN': '试', vn: 'Thử' },
    data: z.object({ id: z.string() }),
    run,
    keepProgress: async () => true,
    giveUp: async () => {},
    silent: async () => [],
    putBack: async () => true,
    ...more,
  });
const hand = (lane: Tasks, task: Task, id: string) => lane.start(task, (_tx, handOver) => handOver({ id }));

it('what is handed over twice runs once, and what is rolled back or taken back never', async () => {
  const ran: string[] = [];
  const task = made('try-once', async ({ id }) => void ran.push(id));
  const office = await laneOf(task, false);
  await hand(office, task, '1');
  await hand(office, task, '1');
  const rolledBack = office.start(task, async (_tx, handOver) => {
    await handOver({ id: '2' });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await hand(office, task, '3');
  await office.cancel(task, '3');
  await hand(office, task, '4');
  await laneOf(task);
  await expect.poll(() => ran, { timeout: 15_000 }).toContain('4');
  expect(ran).toEqual(['1', '4']);
});

it('one that is cancelled while it runs hears of it, and its progress stands on its row until then', async () => {
  const told: number[] = [];
  let asked: Running | undefined;
  let outcome: boolean | undefined;
  let goOn = () => {};
  const waiting = new Promise<void>((done) => (goOn = done));
  const task = made(
    'try-cancel',
    async (_data, running) => {
      await running.progress(40);
      asked = running;
      await waiting;
      outcome = await running.progress(80);
    },
    { keepProgress: async (_data, percent) => told.push(percent) > 0 },
  );
  const lane = await laneOf(task);
  await hand(lane, task, '1');
  await expect.poll(() => asked, { timeout: 15_000 }).toBeDefined();
  await lane.cancel(task, '1');
  goOn();
  await expect.poll(() => outcome).toBe(false);
  expect([told, asked?.signal.aborted]).toEqual([[40], true]);
});

it('a server that stops leaves what it runs to another, which goes on with the next go', async () => {
  const attempts: number[] = [];
  const task = made('try-stop', async (_data, running) => {
    attempts.push(running.attempt);
    if (running.attempt > 1) return;
    const stopped = new Promise((done) => running.signal.addEventListener('abort', done));
    await stopped;
    await running.progress(50);
  });
  const first = await laneOf(task);
  await hand(first, task, '1');
  await expect.poll(() => attempts, { timeout: 15_000 }).toEqual([1]);
  await first.close();
  await laneOf(task);
  await expect.poll(() => attempts, { timeout: 30_000 }).toEqual([1, 2]);
});

it('silent work that nobody holds is handed over anew, and what waits is left alone', async () => {
  const ran: string[] = [];
  const putBack: string[] = [];
  const task = made('try-silent', async ({ id }) => void ran.push(id), {
    silent: async () => [{ id: '1' }, { id: '2' }],
    putBack: async (_tx, { id }) => putBack.push(id) > 0,
  });
  const office = await laneOf(task, false);
  await hand(office, task, '1');
  await office.resume();
  expect(putBack).toEqual(['2']);
  await laneOf(task);
  await expect.poll(() => ran.toSorted(), { timeout: 15_000 }).toEqual(['1', '2']);
});

it('what fails at every go is told on its row, in the language of its owner', { timeout: 60_000 }, async () => {
  const { db } = server.services.database;
  const attempts: number[] = [];
  const task: Task = {
    ...exportTask(server.services, allParts(server.services).exportOf),
    run: async (_data, { attempt }) => {
      attempts.push(attempt);
      throw new Error('The worker ends.');
    },
  };
  const userId = await userIdOf(server, 'superAdmin');
  const lane = await laneOf(task);
  const id = await lane.start(task, async (tx, handOver) => {
    const values = { userId, source: 'sysPos', query: {}, language: 'vn', fileName: 'f.csv' } as const;
    const [row] = await tx.insert(downloadTasks).values(values).returning({ id: downloadTasks.id });
    await handOver({ id: row?.id ?? '' });
    return row?.id ?? '';
  });
  const row = async () => (await db.select().from(downloadTasks).where(eq(downloadTasks.id, id)))[0];
  await expect.poll(row, { timeout: 50_000, interval: 200 }).toMatchObject({ taskStatus: downloadLife.states.failed });
  expect(attempts).toEqual([1, 2, 3]);
  expect((await row())?.failReason).toContain('Máy chủ gặp lỗi');
});
