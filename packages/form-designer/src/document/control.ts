/** One value of any JSON kind. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** First entry of `rules`: whether a value is needed, and the message when it is missing. */
export interface RequiredRule {
  readonly required: boolean;
  readonly message: string;
}

/** Further entries of `rules`: a pattern kept as text, and the message when the value does not match. */
export interface PatternRule {
  readonly pattern: string;
  readonly message: string;
}

export type Rule = Partial<RequiredRule & PatternRule> & { readonly [extra: string]: unknown };

/** One choice of a select, checkbox, radio, treeSelect or cascader. */
export interface ControlOption {
  readonly value: string;
  readonly label: string;
  readonly children?: readonly ControlOption[];
}

/** A column of a grid (`span`), of tabs or of a selectInputList (`value`, `label`). */
export interface Column {
  readonly span?: number;
  readonly value?: string;
  readonly label?: string;
  readonly list: readonly Control[];
  readonly [extra: string]: unknown;
}

/** A cell of the table layout. A span of 0 marks a cell absorbed by a merge. */
export interface TableCell {
  readonly colspan: number;
  readonly rowspan: number;
  readonly list: readonly Control[];
  readonly [extra: string]: unknown;
}

export interface TableRow {
  readonly tds: readonly TableCell[];
  readonly [extra: string]: unknown;
}

/** What a control may do besides the original's format, kept under a key the original ignores. */
export const extensionKey = 'x-backlot';

/**
 * One control of a form design document, as it is stored.
 * Keys and types that are not known are kept as they were read.
 */
export interface Control {
  readonly type: string;
  readonly label?: string;
  readonly key: string;
  readonly model?: string;
  readonly help?: string;
  readonly rules?: readonly Rule[];
  readonly options?: { readonly [name: string]: unknown };
  readonly list?: readonly Control[];
  readonly columns?: readonly Column[];
  readonly trs?: readonly TableRow[];
  readonly [extra: string]: unknown;
}
