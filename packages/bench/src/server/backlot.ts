import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
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

/** How a server is looked into while it runs. */
interface Watch {
  /** Loaded before its own code; may send messages. */
  preload: URL;
  told: (message: unknown) => void;
  /** Hears each line that it prints. */
  heard: (line: string) => void;
}

/**
 * The built server on a database, without an address on the embedded one: session, permission, data scope and access log as
 * in production, no limit of rates.
 */
export async function startBacklot(databaseUrl?: string, more: Record<string, string> = {}, watch?: Watch): Promise<Backlot> {
  if (!existsSync(main)) throw new Error('Build first: pnpm build.');
  const data = mkdtempSync(join(tmpdir(), 'backlot-bench-'));
  const port = 5000 + Math.floor(Math.random() * 900);
  const address = `http://127.0.0.1:${port}`;
  const settings = {
    MODE: 'demo',
    DATABASE_URL: databaseUrl ?? '',
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
  const server: ChildProcess = spawn(process.execPath, [...(watch ? ['--import', watch.preload.href] : []), main], {
    env: { ...process.env, ...settings },
    stdio: watch ? ['ignore', 'pipe', 'pipe', 'ipc'] : 'ignore',
  });
  if (watch) {
    server.on('message', watch.told);
    for (const stream of [server.stdout, server.stderr]) if (stream) createInterface({ input: stream }).on('line', watch.heard);
  }
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
