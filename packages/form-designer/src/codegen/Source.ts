/** Source text, as against a value to be written as a literal. */
export interface Source {
  readonly code: string;
}
