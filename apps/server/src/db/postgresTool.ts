import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

interface RunningTool {
  input: Writable;
  output: Readable;
  /** Rejects with one sentence when the tool is missing or failed. */
  ended: Promise<void>;
}

/** Runs one of PostgreSQL's own tools on a database. The password is not on its command line, where others could read it. */
export function postgresTool(url: string, name: 'pg_dump' | 'psql', args: readonly string[]): RunningTool;
export function postgresTool(url: undefined, name: 'pg_restore', args: readonly string[]): RunningTool;
export function postgresTool(url: string | undefined, name: string, args: readonly string[]): RunningTool {
  const address = url === undefined ? undefined : new URL(url);
  const password = decodeURIComponent(address?.password ?? '');
  if (address) address.password = '';
  const child = spawn(name, [...args, ...(address ? [`--dbname=${address.href}`] : [])], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  let said = '';
  child.stderr.on('data', (part) => (said = `${said}${String(part)}`.slice(-2000)));
  // Whoever writes to a tool that ended hears of it by its end.
  child.stdin.on('error', () => {});
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', () => reject(new Error(`${name} could not be started: install the client tools of PostgreSQL.`)));
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} failed: ${said.trim() || `it ended with ${code}`}`)),
    );
  });
  return { input: child.stdin, output: child.stdout, ended };
}
