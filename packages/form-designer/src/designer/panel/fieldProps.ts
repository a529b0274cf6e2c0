/** What every field of the property panel is given. */
export interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly value: unknown;
  onChange(value: unknown): void;
}

/** A stored value as the text of a field. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : String(value);
