import type { RefusalParams } from '../../http/answers/refusal';
import type { ErrorName } from '@backlot/contract';
import type { CleanFile } from '../readDocument';
import type { CleanImage } from '../readImage';
import type { Sheet } from '../sheets/sheet';

/** What is read from an upload, by what it is meant to be. */
export interface Readings {
  image: CleanImage;
  document: CleanFile;
  sheet: Sheet;
  rows: { headers: string[]; total: number };
}
export type Kind = keyof Readings;

/** An upload as it crosses to the thread. */
export interface ReadOrder {
  kind: Kind;
  name: string;
  bytes: Uint8Array;
  /** Of a long table: the file that its rows are written to, and how many there may be. */
  long?: { path: string; rows: number };
}

/** What the thread answers: once that it is there, then once per order. */
export type ReadAnswer =
  | { isReady: true }
  | { reading: Readings[Kind] }
  | { refusal: { reason: ErrorName; params: RefusalParams } }
  | { failure: string };
