import type { Selection } from '@backlot/data-table';

/** What an action may do with the list around it. */
export interface ListHandle<Row = unknown> {
  reload: () => void;
  /** Name of a row that was on screen; its id otherwise. */
  nameOf: (id: string) => string;
  /** A row that was on screen. */
  rowOf: (id: string) => Row | undefined;
  /** The ids of a selection; all that match are asked of the server. */
  idsOf: (selection: Selection) => Promise<readonly string[]>;
}
