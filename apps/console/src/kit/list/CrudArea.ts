import type { Endpoint, OutputOf } from '@backlot/contract';

/** The calls that `crud()` of the contract gives. */
export interface CrudArea {
  page: Endpoint;
  detail: Endpoint;
  add: Endpoint;
  edit: Endpoint;
  delete: Endpoint;
  export: Endpoint;
  /** Ids of every matching row, for actions on all of them. */
  matching?: Endpoint;
}

/** What every row of such a list carries. */
export interface CrudRow {
  id: string;
  version: number;
  /** Actions this person may take on this row now. */
  can: readonly string[];
}

/** A row of an area's list. */
export type RowOf<A extends CrudArea> = OutputOf<A['page']> extends { rows: (infer Row)[] } ? Row & CrudRow : never;
