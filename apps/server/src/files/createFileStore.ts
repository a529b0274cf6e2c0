import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config';
import type { FileStore } from './fileStore';
import { openBucket } from './openBucket';
import { folderParts } from './parts/folderParts';

/** The store that the settings name: a bucket, otherwise a folder. */
export async function createFileStore(config: Config): Promise<FileStore> {
  const unfinished = join(config.filesDir, 'unfinished');
  const bucket = config.FILES_S3_BUCKET ? await openBucket(config, config.FILES_S3_BUCKET, unfinished) : undefined;
  const disk = new Disk(bucket?.driver ?? new FSDriver({ location: config.filesDir, visibility: 'private' }));
  return {
    put: (name, bytes) => disk.put(name, bytes),
    putStream: async (name, parts) => {
      // Beside the store first: a bucket wants to know the length, and a file that breaks off must not be in it.
      await mkdir(unfinished, { recursive: true });
      const draft = join(unfinished, name);
      try {
        await pipeline(parts, createWriteStream(draft, { mode: 0o600 }));
        const { size } = await stat(draft);
        if (bucket) await disk.copyFromFs(draft, name);
        else await rename(draft, join(config.filesDir, name));
        return size;
      } finally {
        await rm(draft, { force: true });
      }
    },
    read: async (name, range) => {
      if (!range) return disk.getStream(name);
      return bucket ? bucket.readRange(name, range) : createReadStream(join(config.filesDir, name), range);
    },
    has: (name) => disk.exists(name),
    remove: (name) => disk.delete(name),
    names: () => namesOn(disk),
    storedAt: async (name) => (await disk.getMetaData(name)).lastModified,
    parts: bucket?.parts ?? folderParts(config.filesDir, unfinished),
  };
}

async function* namesOn(disk: Disk): AsyncGenerator<string[]> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll('', { recursive: false, ...(paginationToken && { paginationToken }) });
    yield [...page.objects].flatMap((object) => (object.isFile ? [object.key] : []));
    ({ paginationToken } = page);
  } while (paginationToken);
}
