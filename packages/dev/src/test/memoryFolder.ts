import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const name = 'backlot-tests-';
/** Bytes that must be free in memory: databases, profiles of browsers and installed packages of a whole run take less than half of it. */
const room = 12 * 2 ** 30;

/**
 * A folder in memory for what a run makes and throws away: a database of 1,600 files is copied there in a sixth of a second,
 * and on some disks in one and a half. Undefined where there is no such memory, or too little. Called again by the same process it is the same folder.
 */
export function memoryFolder(): string | undefined {
  if (!existsSync(memory) || freeIn(memory) < room || freemem() < room) return undefined;
  for (const left of readdirSync(memory))
    if (left.startsWith(name) && !isAlive(left)) rmSync(join(memory, left), { recursive: true, force: true });
  const folder = join(memory, `${name}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // PostgreSQL works as another user.
  chmodSync(folder, 0o711);
  return folder;
}

const freeIn = (path: string): number => {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
};

/** Whether the process that a folder is named after still runs: one that was killed leaves its folder, and with it the memory. */
function isAlive(folder: string): boolean {
  try {
    process.kill(Number(folder.slice(name.length)), 0);
    return true;
  } catch {
    return false;
  }
}
