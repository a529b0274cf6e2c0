import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { draftsIn } from './drafts';
import type { PartStore } from './partStore';

/** Parts in a folder of their file, written one after the other when all are there. */
export function folderParts(location: string, unfinished: string): PartStore {
  const folderOf = (storeKey: string) => join(unfinished, storeKey);
  return {
    ...draftsIn(unfinished),
    begin: async (name) => {
      const storeKey = `${name}.parts`;
      await mkdir(folderOf(storeKey), { recursive: true });
      return storeKey;
    },
    // Renaming is one step: of two that send the same part one stays, whole.
    keep: async ({ storeKey }, no, { path }) => {
      await rename(path, join(folderOf(storeKey), String(no)));
      return '';
    },
    finish: async ({ name, storeKey }, parts) => {
      const draft = join(unfinished, `${randomUUID()}.part`);
      const paths = parts.toSorted((a, b) => a.no - b.no).map(({ no }) => join(folderOf(storeKey), String(no)));
      try {
        await pipeline(readAll(paths), createWriteStream(draft, { mode: 0o600 }));
        await rename(draft, join(location, name));
      } finally {
        await rm(draft, { force: true });
      }
      await rm(folderOf(storeKey), { recursive: true, force: true });
    },
    abandon: ({ storeKey }) => rm(folderOf(storeKey), { recursive: true, force: true }),
  };
}

async function* readAll(paths: readonly string[]): AsyncGenerator<Buffer> {
  for (const path of paths) yield* createReadStream(path) as AsyncIterable<Buffer>;
}
