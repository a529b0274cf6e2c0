/** A file that arrives in parts: its name in the store to be, and what the store calls it meanwhile. */
export interface Unfinished {
  objectName: string;
  storeKey: string;
}

/** A part that arrived whole, beside the store. */
export interface Draft {
  path: string;
  bytes: number;
  /** Of its bytes, in hex. */
  sha256: string;
}

/** A stored part: what it has to be, and the store's own tag of it. */
export interface StoredPart {
  no: number;
  sha256: string;
  tag: string;
}

/** Puts large files together from parts. None is held in memory as a whole, and a file that is not finished is not in the store. */
export interface PartStore {
  /** Takes the bytes of one part in, counted and hashed as they come. Whoever asked drops it. */
  receive(bytes: AsyncIterable<Buffer>): Promise<Draft>;
  drop(draft: Draft): Promise<void>;
  /** Begins a file; answers the store's own name for it. */
  begin(name: string): Promise<string>;
  /** Keeps a part under its number, in place of an earlier one; answers its tag. */
  keep(file: Unfinished, no: number, draft: Draft): Promise<string>;
  /** Makes the file of its parts; refuses one that is not what was noted of it with 1030033. */
  finish(file: Unfinished, parts: readonly StoredPart[]): Promise<void>;
  /** Removes what there is of an unfinished file. */
  abandon(file: Unfinished): Promise<void>;
  /** Removes what was left behind before a time and nobody knows of; `known` tells which of the store's own names somebody still goes on with. */
  sweep(before: Date, known: (storeKeys: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>;
}
