import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OwnPostgres {
  url: string;
  /** Ends every process of it at once, as a crash would, and answers when it takes connections again. */
  restart: () => Promise<void>;
  stop: () => void;
}

/** Settings of a database that tests fill and throw away: nothing is prepared for a crash of the machine, and nothing runs by itself. */
export const forTests: Readonly<Record<string, string>> = {
  autovacuum: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '1GB',
  shared_buffers: '256MB',
};

/**
 * A throw-away PostgreSQL on a port and in a folder of its own: from installed binaries, or Debian's package when
 * running as root. Undefined when none can be had.
 */
export async function ownPostgres(settings: Readonly<Record<string, string>> = {}): Promise<OwnPostgres | undefined> {
  const bin = foundOrInstalled();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'backlot-pg-'));
  const port = await freePort();
  // PostgreSQL refuses to run as root.
  const asPostgres = process.getuid?.() === 0;
  const words = (command: string): [string, string[]] => (asPostgres ? ['su', ['postgres', '-c', command]] : ['sh', ['-c', command]]);
  const call = (command: string) => execFileSync(...words(command), { stdio: 'ignore', ...(asPostgres && { cwd: '/' }) });
  if (asPostgres) execFileSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  const control = `${bin}/pg_ctl -D ${data} -l ${folder}/log -w`;
  call(`${bin}/initdb -D ${data} -A trust -U postgres --encoding=UTF8 --locale=C`);
  const given = { fsync: 'off', listen_addresses: '127.0.0.1', max_connections: '200', ...settings };
  const options = Object.entries(given).map(([name, value]) => `-c ${name}=${value}`);
  call(`${control} -o '-p ${port} -k ${folder} ${options.join(' ')}' start`);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: () =>
      new Promise((resolve, reject) => {
        const restarting = spawn(...words(`${control} -m immediate restart`), { stdio: 'ignore', ...(asPostgres && { cwd: '/' }) });
        restarting.on('error', reject);
        restarting.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`pg_ctl restart ended with ${code}`))));
      }),
    stop: () => {
      call(`${control} -m immediate stop`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether a throw-away PostgreSQL can be had. */
export const canHavePostgres = (): boolean => foundOrInstalled() !== undefined;

const foundOrInstalled = () => binaries() ?? (installFromDebian(), binaries());

function binaries(): string | undefined {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return undefined;
  return readdirSync(base)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(base, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

function installFromDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    execFileSync('apt-get', ['install', '-y', '-qq', 'postgresql'], { stdio: 'ignore', env });
  } catch {
    return;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port.'))));
    });
  });
}
