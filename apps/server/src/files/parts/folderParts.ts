import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../../http/answers/refusal';
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
    finish: async ({ objectName, storeKey }, parts) => {
      const draft = join(unfinished, `${randomUUID()}.part`);
      const inOrder = parts
        .toSorted((a, b) => a.no - b.no)
        .map(({ no, sha256 }) => ({ path: join(folderOf(storeKey), String(no)), sha256 }));
      try {
        await pipeline(readAll(inOrder), createWriteStream(draft, { mode: 0o600 }));
        await rename(draft, join(location, objectName));
      } finally {
        await rm(draft, { force: true });
      }
      await rm(folderOf(storeKey), { recursive: true, force: true });
    },
    abandon: ({ storeKey }) => rm(folderOf(storeKey), { recursive: true, force: true }),
  };
}

/** Hashed once more on the way: of two that sent a part at once, the one that is noted need not be the one that stayed. */
async function* readAll(parts: readonly { path: string; sha256: string }[]): AsyncGenerator<Buffer> {
  for (const { path, sha256 } of parts) {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      yield chunk;
    }
    if (hash.digest('hex') !== sha256) throw new Refusal('hashMismatch');
  }
}
