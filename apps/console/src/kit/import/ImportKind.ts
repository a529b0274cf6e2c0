import type { OutputOf, channelVideoApi } from '@backlot/contract';

type Calls = typeof channelVideoApi;

/** The calls that bring a file into a list, as `imports()` of the contract gives them. */
export type ImportCalls = Calls;

/** Something that comes by file: what it is called, and its calls. */
export interface ImportKind {
  label: string;
  calls: ImportCalls;
  /** Largest file, where it is not the usual one. */
  maxBytes?: number;
}

/** How an import stands. */
export type ImportState = OutputOf<Calls['importTask']>;

/** `importStatus` (contract `importTask`). */
export const importStatus = { checking: 0, checked: 1, applying: 2, applied: 3, failed: 4 } as const;
