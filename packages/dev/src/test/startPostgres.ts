import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface RunningPostgres {
  url: string;
  stop: () => void;
}

/**
 * A throw-away PostgreSQL for the tests: TEST_DATABASE_URL, installed binaries, or Debian's package when running as
 * root. Undefined when none can be had.
 */
export async function startPostgres(): Promise<RunningPostgres | undefined> {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: () => undefined };
  const bin = binaries() ?? (installFromDebian(), binaries());
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'backlot-pg-'));
  const port = await freePort();
  const asPostgres = process.getuid?.() === 0;
  const call = (command: string) =>
    asPostgres
      ? execFileSync('su', ['postgres', '-c', command], { stdio: 'ignore', cwd: '/' })
      : execFileSync('sh', ['-c', command], { stdio: 'ignore' });
  if (asPostgres) execFileSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  call(`${bin}/initdb -D ${data} -A trust -U postgres --encoding=UTF8 --locale=C`);
  call(`${bin}/pg_ctl -D ${data} -o '-p ${port} -k ${folder} -c fsync=off -c listen_addresses=127.0.0.1 -c max_connections=200' -l ${folder}/log -w start`);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      call(`${bin}/pg_ctl -D ${data} -m immediate -w stop`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

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
