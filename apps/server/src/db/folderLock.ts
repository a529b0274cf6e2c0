import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes a data folder for this process; throws a plain text when another live process has it. A lock left by a process
 * that was killed is taken over. Returns the release.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'server.lock');
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  if (!claim(path, mine)) {
    const holder = readHolder(path);
    if (holder && isAlive(holder)) {
      throw new Error(
        `The data folder ${folder} is in use by another server (process ${holder.pid}). Stop it, or set DATA_DIR to another folder.`,
      );
    }
    rmSync(path, { force: true });
    if (!claim(path, mine)) throw new Error(`The data folder ${folder} was taken by another server just now.`);
  }
  return () => rmSync(path, { force: true });
}

interface Holder {
  pid: number;
  started: string | null;
}

function claim(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return started === startOf(pid);
}

/** When a process started, where the system tells: a number reused by another process is not the same one. */
function startOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
