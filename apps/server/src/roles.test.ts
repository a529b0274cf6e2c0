import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from './db/database';
import { type Collection, collectionOn } from './modules/collection/testing/collectionOn';
import { extractionQueue } from './tables/collection/queue';
import { serverEntry } from './testing/serverEntry';

const adminUrl = process.env['TEST_DATABASE_URL'];
const jobs = 12;

// Several processes need PostgreSQL: the embedded database has one.
describe.runIf(adminUrl)('a worker of its own process beside a server', () => {
  let on: Collection;
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    on = await collectionOn();
  }, 300_000);
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await on.close();
  });

  async function started(ROLE: 'server' | 'worker') {
    const [found] = await rowsOf<{ name: string }>(on.db, sql`select current_database() as name`);
    const url = new URL(adminUrl ?? '');
    url.pathname = `/${found?.name}`;
    const { PATH } = process.env;
    const settings = { MODE: 'demo', DEMO_SIZE: 'small', PORT: '0', STATEMENT_TIMEOUT_MS: '60000', CHANNELS_URL: on.simulator.url };
    const child = spawn(process.execPath, serverEntry(), {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { ...settings, PATH, DATABASE_URL: url.href, ROLE },
    });
    children.push(child);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)));
    await expect.poll(() => said, { timeout: 150_000, interval: 50 }).toMatch(/ready: http\S+/);
    const own = /ready: (\S+)/.exec(said)?.[1] ?? '';
    const statusOf = async (path: string) => (await fetch(`${own}${path}`)).status;
    return { pid: child.pid, statusOf };
  }

  it('does every job and answers no calls; the server answers calls and does no job', { timeout: 400_000 }, async () => {
    const server = await started('server');
    for (let n = 0; n < jobs; n += 1) await on.queueJob({ connectorId: on.ways.youtube, upId: on.creators[20][n % 2] ?? '' });
    const worker = await started('worker');
    const rows = () => on.db.select({ state: extractionQueue.queueStatus, workerId: extractionQueue.workerId }).from(extractionQueue);
    await expect.poll(async () => (await rows()).filter(({ state }) => state === 2).length, { timeout: 60_000 }).toBe(jobs);
    const byWhom = new Set((await rows()).map(({ workerId }) => workerId?.split('/')[1]));
    expect(byWhom).toEqual(new Set([String(worker.pid)]));

    const paths = ['/healthz', '/readyz', '/metrics', '/api/main/sysUser/ownInfo', '/api/openapi.json', '/api/main/up/page', '/'];
    const answers = async ({ statusOf }: typeof server) => Promise.all(paths.map(statusOf));
    const [ofServer, ofWorker] = [await answers(server), await answers(worker)];
    expect(ofWorker).toEqual([200, 200, 200, 404, 404, 404, 404]);
    expect(ofServer.slice(0, 3)).toEqual([200, 200, 200]);
    expect(ofServer[5]).not.toBe(404);
  });
});
