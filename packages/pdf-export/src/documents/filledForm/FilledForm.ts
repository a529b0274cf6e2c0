/** One line of a filled form. */
export type FilledItem =
  | { kind: 'heading'; text: string }
  | { kind: 'field'; label: string; value: string; long?: boolean }
  | { kind: 'table'; label?: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'html'; label?: string; html: string }
  | { kind: 'pictures'; label: string; urls: readonly string[] };

/** A form with what was entered into it, in the order it is printed. */
export interface FilledForm {
  title: string;
  code?: string;
  items: readonly FilledItem[];
}
