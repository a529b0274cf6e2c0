import type { AnyControlDefinition } from '../controls/defineControl';
import type { SubformRow } from '../controls/subform';
import type { Control } from '../document/control';
import type { FieldError, FormValues } from './formValues';

/** The values of one form, or of one row of a subform, and what its fields show. */
export interface Scope {
  /** The state of a field, for `useSyncExternalStore`. */
  stateOf(key: string): FieldState | undefined;
  subscribe(key: string, listener: () => void): () => void;
  /** Takes a value as typed by the person who fills the form in. */
  change(key: string, value: unknown): void;
  /** Checks a field from now on at each change. */
  touch(key: string): void;
  open(key: string, column: number): void;
  /** Values of all shown fields. Hidden ones are absent. */
  data(): FormValues;
  /** Puts values in; models that the form does not have are left out. */
  setData(values: FormValues): void;
  /** Checks every shown, enabled field, mounted or not, subforms included. */
  validate(): readonly FieldError[];
  /** Puts a changed list of controls in; values stay with their models. */
  replaceList(list: readonly Control[]): void;
  /** Reads every state again, after the language, the document or the form's `disabled` changed. */
  refreshAll(): void;
  /** Reads some states again; fields of other forms among them are left out. */
  refresh(keys: Iterable<string>): void;
  addRow(key: string, values?: FormValues): void;
  copyRow(key: string, row: Row): void;
  removeRow(key: string, row: Row): void;
  check(key: string, row: Row, choice: { isChecked: boolean; isOnly: boolean }): void;
}

/** What a field shows; the same object until something of it changes. */
export interface FieldState {
  readonly control: Control;
  readonly definition: AnyControlDefinition | undefined;
  readonly value: unknown;
  readonly rows: readonly Row[];
  readonly error: string | undefined;
  readonly isShown: boolean;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  readonly openColumn: number;
}

/** A row of a batch or a column of a selectInputList: fields of its own. */
export interface Row extends SubformRow {
  readonly column: number | undefined;
  readonly scope: Scope;
  /** Entries that came with the data and belong to no field; they are handed back. */
  readonly rest: FormValues;
}
