import type { Scope } from './Scope';

/** Where a field stands inside a subform. */
export interface FieldRow {
  readonly key: string;
  /** Counted from 1. */
  readonly number: number;
  /** Name of the column of a selectInputList. */
  readonly name?: string | undefined;
}

export interface FieldProps {
  readonly fieldKey: string;
  readonly scope: Scope;
  readonly row?: FieldRow;
}
