import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { serverEntry } from './testing/serverEntry';
import { demoPassword } from './testing/startServer';
import { testClient } from './testing/testClient';

// On PGlite too: the embedded database in its folder, from its first start to the one after a kill.

const folder = mkdtempSync(join(tmpdir(), 'backlot-run-'));
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The server as a process of its own on the same data folder. */
function spawnServer() {
  const child = spawn(process.execPath, serverEntry(), {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: folder, DEMO_SIZE: 'small' },
  });
  running.add(child);
  let said = '';
  child.stdout.on('data', (part) => (said += String(part)));
  child.stderr.on('data', (part) => (said += String(part)));
  const exit = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  const url = async () => {
    await expect.poll(() => said, { timeout: 150_000, interval: 50 }).toMatch(/ready: http\S+/);
    return /ready: (\S+)/.exec(said)?.[1] ?? '';
  };
  return { child, exit, url, said: () => said };
}

// Nothing of it asks another PostgreSQL.
describe.skipIf(process.env['TEST_DATABASE_URL'])('the server as a process', () => {
  it('F20 reopens its folder after a kill, refuses a second server, and F21 ends in order on SIGTERM', { timeout: 400_000 }, async () => {
    const first = spawnServer();
    const client = testClient(await first.url());
    expect(first.said()).toContain(demoPassword);
    const token = await client.login('bd.ph.1', demoPassword);

    const second = spawnServer();
    expect(await second.exit).toBe(1);
    expect(second.said()).toContain('is in use by another server');

    const writes = Promise.allSettled(
      Array.from({ length: 30 }, (_, n) => client.post('/main/login', { account: `nobody.${n}`, password: 'x' })),
    );
    first.child.kill('SIGKILL');
    await Promise.all([writes, first.exit]);

    const third = spawnServer();
    const again = testClient(await third.url());
    expect((await again.withToken(token).get('/main/getLoginUser')).body.success).toBe(true);
    const inFlight = Array.from({ length: 10 }, () => again.withToken(token).get('/main/sysDictType/tree'));
    await inFlight[0];
    third.child.kill('SIGTERM');
    const answers = await Promise.all(inFlight);
    expect(answers.map(({ body }) => body.success)).not.toContain(false);
    expect(await third.exit).toBe(0);
  });
});
