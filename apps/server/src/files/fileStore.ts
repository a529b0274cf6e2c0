import type { Readable } from 'node:stream';

/** Where the bytes of files are: a folder or an S3 bucket. Names are random and made by the server. */
export interface FileStore {
  put(name: string, bytes: Buffer): Promise<void>;
  read(name: string): Promise<Readable>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
}
