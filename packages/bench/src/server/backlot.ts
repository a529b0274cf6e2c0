import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../../apps/server/dist/main.js', import.meta.url));

export interface Backlot {
  /** Where the calls are: `http://127.0.0.1:5…/api`. */
  api: string;
  /** Signs in a demo account; answers the headers of its calls. */
  signIn: (account: string) => Promise<Record<string, string>>;
  /** Of the server's process. */
  pid: number;
  stop: () => Promise<void>;
}

/** The built server on a database: session, permission, data scope and access log as in production, no limit of rates. */
export async function startBacklot(databaseUrl: string, more: Record<string, string> = {}): Promise<Backlot> {
  if (!existsSync(main)) throw new Error('Build first: pnpm build.');
  const data = mkdtempSync(join(tmpdir(), 'backlot-bench-'));
  const port = 5000 + Math.floor(Math.random() * 900);
  const address = `http://127.0.0.1:${port}`;
  const settings = {
    MODE: 'demo',
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    DATA_DIR: data,
    DEMO_SIZE: 'small',
    JOBS: 'false',
    LOG_LEVEL: 'info',
    NODE_ENV: 'production',
    RATE_PER_TOKEN: '10000000',
    RATE_PER_ADDRESS: '10000000',
    ...more,
  };
  const server: ChildProcess = spawn(process.execPath, [main], { env: { ...process.env, ...settings }, stdio: 'ignore' });
  const end = performance.now() + 300_000;
  while (
    !(await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (performance.now() > end || server.exitCode !== null) throw new Error('The server did not start.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    pid: server.pid ?? 0,
    api: `${address}/api`,
    signIn: async (account) => {
      const response = await fetch(`${address}/api/main/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account, password: 'Backlot-demo-1' }),
      });
      const answer = (await response.json()) as { success: boolean; data: string; message: string };
      if (!answer.success) throw new Error(`${account}: ${answer.message}`);
      return { authorization: `Bearer ${answer.data}` };
    },
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
