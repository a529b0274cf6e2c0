import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyOfDatabase, emptyDatabase } from './databases';

/** A server of its own with fresh demo data. */
export interface RunningServer {
  url: string;
  /** Ends it at once and removes its data: nobody reads them again. */
  drop: () => Promise<void>;
}

/** Password of every demo account. */
export const demoPassword = 'Backlot-demo-1';

/** Patience, not a measure: it takes a few seconds. */
const patienceMs = 180_000;

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

/** What servers start on copies of. */
export interface PreparedData {
  /** Files and, where the database is embedded, its data. */
  folder: string;
  /** The database, where there is PostgreSQL. */
  databaseUrl?: string;
}

/** Seeds demo data once, on PostgreSQL where a server of it is named and embedded in their folder where none is. */
export async function prepareData(postgresUrl?: string): Promise<PreparedData> {
  const folder = await newFolder();
  const databaseUrl = postgresUrl && (await emptyDatabase(postgresUrl));
  const server = await serve(folder, { ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
  // Only what was closed in order can be copied.
  await server.end('SIGTERM');
  return { folder, ...(databaseUrl && { databaseUrl }) };
}

/** Starts the built server on a free port with a copy of prepared data; with none it seeds its own, embedded ones, as it does for a newcomer. */
export async function startServer(prepared: PreparedData | undefined, settings: Record<string, string> = {}): Promise<RunningServer> {
  const folder = await newFolder();
  if (prepared) await cp(prepared.folder, folder, { recursive: true });
  const database = prepared?.databaseUrl ? await copyOfDatabase(prepared.databaseUrl) : undefined;
  const server = await serve(folder, { ...(database && { DATABASE_URL: database.url }), ...settings });
  const drop = async () => {
    await server.end('SIGKILL');
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: server.url, drop };
}

const newFolder = () => mkdtemp(join(tmpdir(), 'backlot-journeys-'));

async function serve(folder: string, settings: Record<string, string>) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      MODE: 'demo',
      PORT: String(port),
      DATA_DIR: folder,
      DEMO_SIZE: 'small',
      DEMO_PASSWORD: demoPassword,
      RATE_PER_ADDRESS: '100000',
      RATE_PER_TOKEN: '100000',
      TRUST_PROXY: '127.0.0.1',
      // Whoever looks at collections asks for workers: those of every server would read the demo's channels anew.
      WORKERS: '0',
      ...settings,
      // A document server asks for files at the public address, and services send people back to it.
      ...((settings['ONLYOFFICE_URL'] ?? settings['OAUTH_URL']) && { PUBLIC_URL: url }),
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
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await ended;
  };
  try {
    await Promise.race([ready(url), ended.then(() => Promise.reject(new Error(`The server ended before it was ready:\n${output}`)))]);
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  return { url, end };
}

async function ready(url: string): Promise<void> {
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error('The server was not ready after three minutes.');
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
