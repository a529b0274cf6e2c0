import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseSamples, servers, serverSamples } from '../../../tables/system/machine';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { sampleMachine } from './sample';
import { samplesOf } from './samples';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const calls = ['query', 'samples'];
const read = async <Data>(call: string, client = admin) => (await client.get(`/main/sysMachine/${call}`)).body.data as Data;

interface Machine {
  sysOsInfo: { osName: string; memoryTotal: number };
  process: { pid: number; node: string; memory: number; heapUsed: number; heapLimit: number; upSeconds: number };
  disk: { total: number; free: number } | null;
  database: { bytes: number; tables: { name: string; bytes: number }[]; measuredBy: string; slowest: { statement: string }[] };
  queues: { name: string; waiting: number; action: { enName: string } | null }[];
  servers: { name: string; state: string; isOwn: boolean; memory: number }[];
}

describe('how the servers stand', () => {
  it('is told to administrators, and to nobody else', async () => {
    for (const account of ['superAdmin', 'admin'])
      for (const call of calls) expect((await (await server.as(account)).get(`/main/sysMachine/${call}`)).body.code).toBe(200);
    for (const account of ['finance', 'leader.ph', 'bd.ph.1', 'shop.ph.1', 'staff.1'])
      for (const call of calls) expect((await (await server.as(account)).get(`/main/sysMachine/${call}`)).body.code).toBe(1013002);
    for (const call of calls) expect((await server.get(`/main/sysMachine/${call}`)).body.code).toBe(1011004);
  });

  it('names the process, the machine under it, the database, queues and disk', async () => {
    const machine = await read<Machine>('query');
    expect(machine.process).toMatchObject({ pid: process.pid, node: process.version });
    expect(machine.process.memory).toBeGreaterThan(machine.process.heapUsed);
    expect(machine.sysOsInfo.memoryTotal).toBeGreaterThan(0);
    expect(machine.disk?.total).toBeGreaterThan(0);
    expect(machine.database.bytes).toBeGreaterThan(1_000_000);
    expect(machine.database.tables).toHaveLength(10);
    // A table that is divided by time is one, with all that lies in its partitions.
    const names = machine.database.tables.map(({ name }) => name);
    expect(names).toContain('work_metric_snapshots');
    expect(names.filter((name) => /_(?:\d{2}|default)$/.test(name))).toEqual([]);
    expect(machine.queues[0]).toMatchObject({ name: 'collection', action: null });
  });

  it('lists this server as running, and one that says nothing for a minute as gone', async () => {
    const own = { id: 'lost', name: 'lost:5080', pid: 1, version: '0', node: 'v24', runsJobs: true, cpu: 1, memory: 1, loopMs: 1 };
    const seen = new Date(Date.now() - 61_000);
    await db()
      .insert(servers)
      .values({ ...own, startTime: seen, lastSeenTime: seen });
    const states = async () => (await read<Machine>('query')).servers.map(({ name, state, isOwn }) => [name, state, isOwn]);
    expect(await states()).toEqual(
      expect.arrayContaining([
        [server.services.server.name, 'running', true],
        ['lost:5080', 'gone', false],
        ['backlot-demo:5080', 'stopped', false],
      ]),
    );
    await db()
      .update(servers)
      .set({ lastSeenTime: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(servers.id, 'lost'));
    expect((await states()).map(([name]) => name)).not.toContain('lost:5080');
  });
});

describe('queues of jobs', () => {
  it('say what their job does in three languages; one of an older version has its name alone', async () => {
    // The server of this test runs no jobs: this is as much of their queue as is read.
    await db().execute(sql`drop schema if exists pgboss cascade`);
    await db().execute(sql`create schema pgboss`);
    await db().execute(sql`create table pgboss.job (name text, state text)`);
    await db().execute(
      sql`insert into pgboss.job values ('purge-expired', 'created'), ('purge-expired', 'active'), ('older-job', 'failed'), ('export', 'created')`,
    );
    const queues = (await read<Machine>('query')).queues;
    const named = (name: string) => queues.find((queue) => queue.name === name);
    const [older, purge] = [named('older-job'), named('purge-expired')];
    expect(named('export')?.action).toMatchObject({ enName: 'Make files of the download centre' });
    expect(older).toEqual({ name: 'older-job', action: null, waiting: 0, executing: 0, failed: 1 });
    expect(purge).toMatchObject({
      name: 'purge-expired',
      action: { name: expect.any(String), enName: 'Remove expired sessions and temporary data', vnName: expect.any(String) },
      waiting: 1,
      executing: 1,
    });
    await db().execute(sql`drop schema pgboss cascade`);
  });
});

describe('samples', () => {
  it('are kept once for ten minutes however often they are taken, of servers that are there, and for two days', async () => {
    const now = new Date();
    await sampleMachine(server.services, now);
    await sampleMachine(server.services, now);
    const step = new Date(Math.floor(now.getTime() / 600_000) * 600_000);
    const names = async () => (await db().select().from(serverSamples).where(eq(serverSamples.time, step))).map(({ name }) => name);
    expect((await names()).filter((name) => name === server.services.server.name)).toHaveLength(1);
    expect(await db().select().from(databaseSamples).where(eq(databaseSamples.time, step))).toHaveLength(1);
    await db()
      .insert(serverSamples)
      .values({ name: 'old', time: new Date(now.getTime() - 49 * 3_600_000), cpu: 1, memory: 1, loopMs: 1 });
    await sampleMachine(server.services, now);
    expect(await db().select().from(serverSamples).where(eq(serverSamples.name, 'old'))).toEqual([]);
  });

  it('tell the last day in steps of ten minutes, with gaps where nothing was kept', async () => {
    await db().delete(serverSamples);
    await db().delete(databaseSamples);
    const at = (time: string) => new Date(`2026-11-20T${time}Z`);
    await db()
      .insert(serverSamples)
      .values([
        { name: 'b', time: at('11:50:00'), cpu: 2, memory: 20, loopMs: 1 },
        { name: 'a', time: at('11:50:00'), cpu: 1, memory: 10, loopMs: 1 },
      ]);
    await db()
      .insert(databaseSamples)
      .values({ time: at('12:00:00'), bytes: 5, collectionWaiting: 3, jobsWaiting: 0 });
    const points = await samplesOf(db(), at('12:05:00'));
    expect(points).toHaveLength(144);
    expect(points[0]?.time).toBe('2026-11-19 12:10:00');
    expect(points.slice(-2)).toEqual([
      {
        time: '2026-11-20 11:50:00',
        servers: [
          { name: 'a', cpu: 1, memory: 10, loopMs: 1 },
          { name: 'b', cpu: 2, memory: 20, loopMs: 1 },
        ],
        databaseBytes: null,
        collectionWaiting: null,
        jobsWaiting: null,
      },
      { time: '2026-11-20 12:00:00', servers: [], databaseBytes: 5, collectionWaiting: 3, jobsWaiting: 0 },
    ]);
    expect(await read<{ points: unknown[] }>('samples')).toMatchObject({ points: { length: 144 } });
  });
});
