import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config';
import type { FileStore } from './fileStore';

/** The store that the settings name: a bucket, otherwise a folder. */
export async function createFileStore(config: Config): Promise<FileStore> {
  const disk = new Disk(
    config.FILES_S3_BUCKET
      ? await bucket(config, config.FILES_S3_BUCKET)
      : new FSDriver({ location: config.filesDir, visibility: 'private' }),
  );
  const unfinished = join(config.filesDir, 'unfinished');
  return {
    put: (name, bytes) => disk.put(name, bytes),
    putStream: async (name, parts) => {
      // Beside the store first: a bucket wants to know the length, and a file that breaks off must not be in it.
      await mkdir(unfinished, { recursive: true });
      const draft = join(unfinished, name);
      try {
        await pipeline(parts, createWriteStream(draft, { mode: 0o600 }));
        const { size } = await stat(draft);
        if (config.FILES_S3_BUCKET) await disk.copyFromFs(draft, name);
        else await rename(draft, join(config.filesDir, name));
        return size;
      } finally {
        await rm(draft, { force: true });
      }
    },
    read: (name) => disk.getStream(name),
    has: (name) => disk.exists(name),
    remove: (name) => disk.delete(name),
    names: () => namesOn(disk),
    storedAt: async (name) => (await disk.getMetaData(name)).lastModified,
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

async function bucket(config: Config, name: string) {
  // Loaded only where a bucket is configured: the client is large.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { FILES_S3_KEY: accessKeyId, FILES_S3_SECRET: secretAccessKey } = config;
  return new S3Driver({
    bucket: name,
    region: config.FILES_S3_REGION,
    visibility: 'private',
    supportsACL: false,
    ...(config.FILES_S3_ENDPOINT ? { endpoint: config.FILES_S3_ENDPOINT, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  });
}
