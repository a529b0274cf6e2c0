import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { downloadLife } from '@backlot/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../db/database';
import { openTasks, type Tasks } from '../jobs/openTasks';
import { exportLane } from '../modules/base/download';
import { downloadTasks } from '../tables/base/download';
import { userIdOf } from '../testing/giveRole';
import { startServer, type TestServer } from '../testing/startServer';
import { allTasks } from './allTasks';

const adminUrl = process.env['TEST_DATABASE_URL'];
const { generating, ready } = downloadLife.states;

// Several servers need PostgreSQL: the embedded database has one.
describe.runIf(adminUrl)('a server that is killed over an export', () => {
  let server: TestServer;
  let child: ChildProcess;
  const lanes: Tasks[] = [];
  beforeAll(async () => {
    server = await startServer();
    const [found] = await rowsOf<{ name: string }>(server.services.database.db, sql`select current_database() as name`);
    const url = new URL(adminUrl ?? '');
    url.pathname = `/${found?.name}`;
    child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('hangingExport.fixture.ts', import.meta.url))], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { PATH: process.env['PATH'], DATABASE_URL: url.href },
      stdio: 'inherit',
    });
  });
  afterAll(async () => {
    child.kill('SIGKILL');
    for (const lane of lanes) await lane.close();
    await server.close();
  });
  const laneOf = async (isWorking: boolean) => {
    const lane = openTasks(server.services);
    lanes.push(lane);
    await lane.begin({ tasks: allTasks(server.services), isWorking, isLazy: false });
    return lane;
  };

  it('leaves it to another one, which makes the file', { timeout: 240_000 }, async () => {
    const { db } = server.services.database;
    const userId = await userIdOf(server, 'superAdmin');
    const office = await laneOf(false);
    const id = await office.start(exportLane, async (tx, handOver) => {
      const values = { userId, source: 'sysPos', query: {}, language: 'en', fileName: 'f.csv' } as const;
      const [row] = await tx.insert(downloadTasks).values(values).returning({ id: downloadTasks.id });
      await handOver({ id: row?.id ?? '' });
      return row?.id ?? '';
    });
    const row = async () => (await db.select().from(downloadTasks).where(eq(downloadTasks.id, id)))[0];
    await expect.poll(row, { timeout: 90_000, interval: 200 }).toMatchObject({ taskStatus: generating });
    await laneOf(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect.poll(row, { timeout: 120_000, interval: 200 }).toMatchObject({ taskStatus: ready, failReason: null });
  });
});
