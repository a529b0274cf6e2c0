import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Draft, PartStore } from './partStore';

/** Parts as they arrive, each a file of its own in a folder beside the store. */
export const draftsIn = (folder: string): Pick<PartStore, 'receive' | 'drop' | 'sweep'> => ({
  receive: async (bytes) => {
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${randomUUID()}.part`);
    const hash = createHash('sha256');
    let size = 0;
    try {
      await pipeline(
        bytes,
        async function* count(source: AsyncIterable<Buffer>) {
          for await (const chunk of source) {
            hash.update(chunk);
            size += chunk.length;
            yield chunk;
          }
        },
        createWriteStream(path, { mode: 0o600 }),
      );
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return { path, bytes: size, sha256: hash.digest('hex') };
  },
  drop: ({ path }: Draft) => rm(path, { force: true }),
  sweep: async (before) => {
    const names = await readdir(folder).catch(() => []);
    for (const path of names.filter((name) => name.endsWith('.part')).map((name) => join(folder, name))) {
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtime < before) await rm(path, { force: true });
    }
  },
});
