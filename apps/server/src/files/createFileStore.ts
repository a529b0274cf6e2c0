import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config';
import type { FileStore } from './fileStore';

/** The store that the settings name: a bucket, otherwise a folder. */
export async function createFileStore(config: Config): Promise<FileStore> {
  const disk = new Disk(config.FILES_S3_BUCKET ? await bucket(config, config.FILES_S3_BUCKET) : new FSDriver({ location: config.filesDir, visibility: 'private' }));
  return {
    put: (name, bytes) => disk.put(name, bytes),
    read: (name) => disk.getStream(name),
    has: (name) => disk.exists(name),
    remove: (name) => disk.delete(name),
  };
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
