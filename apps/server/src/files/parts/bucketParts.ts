import { readFile } from 'node:fs/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { draftsIn } from './drafts';
import type { PartStore } from './partStore';

interface Bucket {
  client: S3Client;
  bucket: string;
  unfinished: string;
}

/** The multipart uploads of S3. A part goes to the bucket once it is known to be whole. */
export async function bucketParts({ client, bucket, unfinished }: Bucket): Promise<PartStore> {
  const { AbortMultipartUploadCommand, CompleteMultipartUploadCommand, CreateMultipartUploadCommand, UploadPartCommand } =
    await import('@aws-sdk/client-s3');
  const object = (objectName: string, storeKey: string) => ({ Bucket: bucket, Key: objectName, UploadId: storeKey });
  return {
    ...draftsIn(unfinished),
    begin: async (name) => {
      const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key: name }));
      if (!UploadId) throw new Error('The bucket began no upload.');
      return UploadId;
    },
    keep: async ({ objectName, storeKey }, no, { path }) => {
      // One part is 8 MB: held whole, it can be signed and sent again.
      const Body = await readFile(path);
      const { ETag } = await client.send(new UploadPartCommand({ ...object(objectName, storeKey), PartNumber: no, Body }));
      return ETag ?? '';
    },
    finish: async ({ objectName, storeKey }, parts) => {
      const Parts = parts.toSorted((a, b) => a.no - b.no).map(({ no, tag }) => ({ PartNumber: no, ETag: tag }));
      await client.send(new CompleteMultipartUploadCommand({ ...object(objectName, storeKey), MultipartUpload: { Parts } }));
    },
    abandon: async ({ objectName, storeKey }) => {
      await client.send(new AbortMultipartUploadCommand(object(objectName, storeKey))).catch((error: unknown) => {
        if ((error as { name?: string }).name !== 'NoSuchUpload') throw error;
      });
    },
  };
}
