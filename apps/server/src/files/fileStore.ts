import type { ByteRange } from '../http/requests/byteRange';
import type { Readable } from 'node:stream';
import type { PartStore } from './parts/partStore';

/** Where the bytes of files are: a folder or an S3 bucket. Names are random and made by the server. */
export interface FileStore {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Stores a file as its parts arrive; answers its bytes. A file that breaks off is not there. */
  putStream(name: string, parts: AsyncIterable<string | Buffer>): Promise<number>;
  /** The whole file, or a range of it. */
  read(name: string, range?: ByteRange): Promise<Readable>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  /** The names of everything that is stored, page by page. */
  names(): AsyncIterable<string[]>;
  /** When a file was stored. */
  storedAt(name: string): Promise<Date>;
  /** Large files that arrive in parts. */
  parts: PartStore;
}
