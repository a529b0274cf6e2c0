/** A file that arrives in parts: its name to be, and what the store calls it meanwhile. */
export interface Unfinished {
  name: string;
  storeKey: string;
}

/** A part that arrived whole, beside the store. */
export interface Draft {
  path: string;
  bytes: number;
  /** Of its bytes, in hex. */
  sha256: string;
}

/** A stored part; the tag is the store's own. */
export interface StoredPart {
  no: number;
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
  /** Makes the file of its parts. */
  finish(file: Unfinished, parts: readonly StoredPart[]): Promise<void>;
  /** Removes what there is of an unfinished file. */
  abandon(file: Unfinished): Promise<void>;
  /** Removes what a server left behind that ended while a part arrived. */
  sweep(before: Date): Promise<void>;
}
