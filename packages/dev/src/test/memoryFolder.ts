import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const name = 'backlot-tests-';

interface Memory {
  /** A folder whose files lie in memory. */
  memory?: string;
  /** Bytes that must be free: databases, profiles of browsers and installed packages of a whole run take less than half of them. */
  room?: number;
}

/**
 * A folder in memory for what a run makes and throws away: a database of 1,600 files is copied there in a sixth of a second,
 * and on some disks in one and a half. Undefined where there is no such memory, or too little.
 */
export function memoryFolder({ memory = '/dev/shm', room = 12 * 2 ** 30 }: Memory = {}): string | undefined {
  if (!existsSync(memory) || freeIn(memory) < room || freemem() < room) return undefined;
  for (const left of readdirSync(memory))
    if (isLeft(join(memory, left), left)) rmSync(join(memory, left), { recursive: true, force: true });
  const folder = mkdtempSync(join(memory, `${name}${process.pid}-`));
  // PostgreSQL works as another user.
  chmodSync(folder, 0o711);
  return folder;
}

const freeIn = (path: string): number => {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
};

/** Whether it is a folder of this user that a run which was killed has left, and with it the memory. */
const isLeft = (path: string, folder: string): boolean =>
  folder.startsWith(name) && statSync(path).uid === process.getuid?.() && !isAlive(Number.parseInt(folder.slice(name.length), 10));

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
