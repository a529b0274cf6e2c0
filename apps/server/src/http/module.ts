import type { Area, Endpoint, OutputOf, ParsedInputOf } from '@backlot/contract';
import type { Readable } from 'node:stream';
import type { ByteRange } from './requests/byteRange';
import type { Call } from './requests/call';
import type { ExportSource } from './parts/exportSource';
import type { ImportSource } from './parts/importSource';
import type { MayRead } from './parts/MayRead';
import type { Undoer } from './parts/Undoer';

/** Bytes to send, for calls that answer a blob. */
export interface FileAnswer {
  body: Readable | Buffer;
  mime: string;
  /** Given for downloads; absent for previews. */
  fileName?: string;
  /** Bytes of the whole file, where it may be read in ranges; and the range that the body is. */
  size?: number;
  range?: ByteRange | undefined;
}

type Answer<E extends Endpoint> = unknown extends OutputOf<E> ? FileAnswer : OutputOf<E>;

/** One function per call of an area: a missing, surplus or mistyped one does not compile. */
export type Handlers<A extends Area> = {
  [Name in keyof A]: (input: ParsedInputOf<A[Name]>, call: Call) => Promise<Answer<A[Name]>>;
};

/** What a module adds to what all of them share. */
export interface Parts {
  /** Lists and documents that people take away as files. */
  exports?: readonly ExportSource[];
  /** Lists that a file is imported into. */
  imports?: readonly ImportSource[];
  /** What takes back its bulk actions. */
  undoers?: readonly Undoer[];
  /** Who may read the files that its rows name. */
  mayReadFile?: MayRead;
}

/** An area of the contract together with what answers it, and what the shared rooms need of it. */
export interface Module<A extends Area> extends Parts {
  api: A;
  handlers: Handlers<A>;
}

export const defineModule = <A extends Area>(module: Module<A>): Module<A> => module;
