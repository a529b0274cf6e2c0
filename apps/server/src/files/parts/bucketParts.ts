import { readFile } from 'node:fs/promises';
import type { ListMultipartUploadsCommandOutput, S3Client } from '@aws-sdk/client-s3';
import { draftsIn } from './drafts';
import type { PartStore } from './partStore';

interface Bucket {
  client: S3Client;
  bucket: string;
  unfinished: string;
}

/** The multipart uploads of S3. A part goes to the bucket once it is known to be whole. */
export async function bucketParts({ client, bucket, unfinished }: Bucket): Promise<PartStore> {
  const {
    AbortMultipartUploadCommand,
    CompleteMultipartUploadCommand,
    CreateMultipartUploadCommand,
    ListMultipartUploadsCommand,
    UploadPartCommand,
  } = await import('@aws-sdk/client-s3');
  const drafts = draftsIn(unfinished);
  const object = (objectName: string, storeKey: string) => ({ Bucket: bucket, Key: objectName, UploadId: storeKey });
  return {
    ...drafts,
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
    // What no row tells of any more: a server that ended between the bucket's answer and the row, or a backup that was put back.
    sweep: async (before, known) => {
      await drafts.sweep(before, known);
      for (let at: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {}; at;) {
        const page: ListMultipartUploadsCommandOutput = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket, ...at }));
        const old = (page.Uploads ?? []).filter(({ Initiated }) => Initiated !== undefined && Initiated < before);
        const kept = await known(old.flatMap(({ UploadId }) => UploadId ?? []));
        for (const { Key, UploadId } of old)
          if (Key && UploadId && !kept.has(UploadId)) await client.send(new AbortMultipartUploadCommand(object(Key, UploadId)));
        at = page.IsTruncated
          ? {
              ...(page.NextKeyMarker !== undefined && { KeyMarker: page.NextKeyMarker }),
              ...(page.NextUploadIdMarker !== undefined && { UploadIdMarker: page.NextUploadIdMarker }),
            }
          : undefined;
      }
    },
  };
}
