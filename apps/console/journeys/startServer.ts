import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A server of its own with fresh demo data. */
export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

/** Password of every demo account. */
export const demoPassword = 'Backlot-demo-1';

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

/** Starts the built server on a free port with a data folder that is removed afterwards. */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'backlot-journeys-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DEMO_SIZE: 'small',
      DEMO_PASSWORD: demoPassword,
      RATE_PER_ADDRESS: '100000',
      RATE_PER_TOKEN: '100000',
      TRUST_PROXY: '127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const note = (text: Buffer) => {
    output = `${output}${text.toString()}`.slice(-4000);
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  await Promise.race([ready(url), ended.then(() => Promise.reject(new Error(`The server ended before it was ready:\n${output}`)))]);
  return { url, stop };
}

async function ready(url: string): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error('The server was not ready after 60 s.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.'))));
    });
  });
}
