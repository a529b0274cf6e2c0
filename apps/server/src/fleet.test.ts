import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Fleet, startFleet } from '@backlot/dev/fleet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from './config';
import type { Database } from './db/database';
import { verifyAudit } from './modules/base/audit';
import { positions } from './tables/system/sysPos';
import { preparedPostgres } from './testing/preparedPostgres';
import { serverEntry } from './testing/serverEntry';
import { demoPassword } from './testing/startServer';
import { type TestClient, testClient } from './testing/testClient';
import { upload } from './testing/upload';

const adminUrl = process.env['TEST_DATABASE_URL'];

// Several servers need PostgreSQL: the embedded database has one.
describe.runIf(adminUrl)('two servers behind a proxy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backlot-fleet-'));
  let database: Database;
  let fleet: Fleet;
  let admin: TestClient;
  beforeAll(async () => {
    const settings = { MODE: 'demo', DEMO_SIZE: 'small', LOG_LEVEL: 'silent' };
    const prepared = await preparedPostgres(readConfig(settings), adminUrl ?? '');
    ({ database } = prepared);
    fleet = await startFleet({
      databaseUrl: prepared.url,
      command: serverEntry(),
      folder,
      env: { ...settings, STATEMENT_TIMEOUT_MS: '60000', RATE_PER_TOKEN: '1000000', RATE_PER_ADDRESS: '1000000' },
    });
    const client = testClient(fleet.url);
    admin = client.withToken(await client.login('superAdmin', demoPassword));
  }, 300_000);
  afterAll(async () => {
    await fleet.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'restart in turn under a steady flow of calls: no error, no doubled row, every file whole, the audit chain too',
    { timeout: 400_000 },
    async () => {
      const over = new AbortController();
      const written: string[] = [];
      const problems: string[] = [];
      const calls = { read: 0, write: 0, file: 0 };
      /** Repeats a call that tries nothing twice. */
      const flow = async (kind: keyof typeof calls, call: (n: number) => Promise<string | undefined>) => {
        for (let n = 0; !over.signal.aborted; n += 1) {
          const problem = await call(n).catch((error: unknown) => String(error instanceof Error ? (error.cause ?? error) : error));
          if (problem) problems.push(`${kind} ${n}: ${problem}`);
          calls[kind] += 1;
          // Steady, and room for the servers to start.
          await pause(25);
        }
      };
      const said = ({ status, body }: Awaited<ReturnType<TestClient['get']>>) =>
        body.success ? undefined : `${status} ${body.code} ${body.message}`;
      const write = async (lane: string, n: number) => {
        const code = `fleet-${lane}-${n}`;
        const answer = await admin.post('/main/sysPos/add', { name: code, enName: code, vnName: code, code, sort: 1 });
        if (answer.body.success) written.push(code);
        return said(answer);
      };
      const flows = [
        flow('read', async () => said(await admin.get('/main/sysPos/page', { pageNo: 1, pageSize: 10 }))),
        flow('read', async () => said(await admin.get('/main/sysUser/page', { pageNo: 1, pageSize: 10 }))),
        flow('write', (n) => write('a', n)),
        flow('write', (n) => write('b', n)),
        flow('file', async (n) => {
          const bytes = Buffer.from(`row,${n}\n`.repeat(2000));
          const answer = await upload(admin, '/main/sysFileInfo/uploadFile', { name: `${n}.csv`, bytes });
          if (!answer.body.success) return said(answer);
          const { fileId } = answer.body.data as { fileId: string };
          const { text } = await admin.get('/main/sysFileInfo/preview', { id: fileId });
          return text === bytes.toString() ? undefined : `a file of ${text.length} characters instead of ${bytes.length}`;
        }),
      ];
      const codes = [];
      for (const n of [0, 1]) codes.push(await fleet.restart(n));
      over.abort();
      await Promise.all(flows);

      expect(problems.slice(0, 5)).toEqual([]);
      expect(codes).toEqual([0, 0]);
      for (const count of Object.values(calls)) expect(count).toBeGreaterThan(20);
      const kept = (await database.db.select({ code: positions.code }).from(positions))
        .map(({ code }) => code)
        .filter((code) => code.startsWith('fleet-'));
      expect(kept.sort()).toEqual(written.sort());
      expect(await verifyAudit(database.db)).toMatchObject({ broken: null });
    },
  );

  it(
    'a live page is told when its server restarts, and hears at the other one what is written at either',
    { timeout: 120_000 },
    async () => {
      const [first, second] = fleet.members;
      const page = async (url = '') => {
        const socket = new WebSocket(`${url.replace('http', 'ws')}/api/main/ws/msg`, admin.token ?? '', { headers: { origin: url } });
        const heard: string[] = [];
        socket.on('message', (data) => heard.push(String(data)));
        const closed = new Promise<number>((resolve) => socket.on('close', resolve));
        await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
        socket.send(JSON.stringify({ type: 'watch', objects: ['/main/sysPos/page'] }));
        return { heard, closed, end: () => socket.terminate() };
      };
      const there = await page(first);
      const restarting = fleet.restart(0);
      expect(await there.closed).toBe(1012);
      const through = await page(fleet.url);
      const write = (n: number) =>
        admin.post('/main/sysPos/add', { name: `Live ${n}`, enName: `Live ${n}`, vnName: `Live ${n}`, code: `live-${n}`, sort: 1 });
      await write(1);
      await expect.poll(() => through.heard.join(), { timeout: 10_000 }).toContain('/main/sysPos/page');
      await restarting;
      const again = await page(first);
      await testClient(second ?? '', admin.token).post('/main/sysPos/add', {
        name: 'Far',
        enName: 'Far',
        vnName: 'Far',
        code: 'far',
        sort: 1,
      });
      await expect.poll(() => again.heard.join(), { timeout: 10_000 }).toContain('/main/sysPos/page');
      for (const one of [through, again]) one.end();
    },
  );

  it('one that is killed is not asked any more', { timeout: 60_000 }, async () => {
    await fleet.kill(1);
    const ask = async () => (await admin.get('/main/getLoginUser').catch(() => undefined))?.body?.success === true;
    await expect.poll(ask).toBe(true);
    for (let n = 0; n < 10; n += 1) expect(await ask()).toBe(true);
  });
});
