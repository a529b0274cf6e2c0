import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { memoryFolder } from './memoryFolder';

const memory = mkdtempSync(join(tmpdir(), 'backlot-memory-'));
afterAll(() => rmSync(memory, { recursive: true, force: true }));

it('makes a folder that other users may enter, and removes those of runs that are over', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const [over, running, foreign] = [`backlot-tests-${pid}-a`, `backlot-tests-${process.pid}-b`, 'other'].map((name) => join(memory, name));
  for (const folder of [over, running, foreign]) mkdirSync(folder ?? '');
  const made = memoryFolder({ memory, room: 0 }) ?? '';
  expect(statSync(made).mode & 0o777).toBe(0o711);
  expect([over, running, foreign].map((folder) => existsSync(folder ?? ''))).toEqual([false, true, true]);
});

it('makes none where there is too little room, or no memory', () => {
  expect(memoryFolder({ memory, room: 2 ** 60 })).toBeUndefined();
  expect(memoryFolder({ memory: join(memory, 'missing'), room: 0 })).toBeUndefined();
});
