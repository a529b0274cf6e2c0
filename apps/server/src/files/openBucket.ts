import type { Readable } from 'node:stream';
import type { S3Driver } from 'flydrive/drivers/s3';
import type { Config } from '../config';
import type { ByteRange } from '../http/requests/byteRange';
import { bucketParts } from './parts/bucketParts';
import type { PartStore } from './parts/partStore';

interface Bucket {
  driver: S3Driver;
  parts: PartStore;
  readRange: (name: string, range: ByteRange) => Promise<Readable>;
}

/** The bucket of the settings, by one client for whole files, ranges and parts. */
export async function openBucket(config: Config, bucket: string, unfinished: string): Promise<Bucket> {
  // Loaded only where a bucket is configured: the client is large.
  const [{ S3Driver }, { GetObjectCommand, S3Client }] = await Promise.all([import('flydrive/drivers/s3'), import('@aws-sdk/client-s3')]);
  const { FILES_S3_KEY: accessKeyId, FILES_S3_SECRET: secretAccessKey } = config;
  const client = new S3Client({
    region: config.FILES_S3_REGION,
    ...(config.FILES_S3_ENDPOINT ? { endpoint: config.FILES_S3_ENDPOINT, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  });
  return {
    driver: new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }),
    parts: await bucketParts({ client, bucket, unfinished }),
    readRange: async (name, { start, end }) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name, Range: `bytes=${start}-${end}` }));
      if (!Body) throw new Error('The bucket sent nothing.');
      return Body as Readable;
    },
  };
}
