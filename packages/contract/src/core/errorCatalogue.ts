import type { ErrorRow } from './errorRow';

/** Errors by name, and the way back from a code. */
export interface ErrorCatalogue<Name extends string> {
  readonly errors: Readonly<Record<Name, ErrorRow>>;
  /** The error with a code; nothing for a code this version does not know. Of two with one code the last counts. */
  byCode(code: number): ErrorRow | undefined;
  nameOf(code: number): Name | undefined;
}

/** A catalogue of your own: `catalogueOf({ invoiceGone: errorRow(2001, 200, 'message', 'Gone.', '不存在。', 'Không còn.') })`. */
export function catalogueOf<Name extends string>(errors: Readonly<Record<Name, ErrorRow>>): ErrorCatalogue<Name> {
  const names = new Map<number, Name>();
  for (const name of Object.keys(errors) as Name[]) names.set(errors[name].code, name);
  const nameOf = (code: number) => names.get(code);
  return {
    errors,
    nameOf,
    byCode: (code) => {
      const name = nameOf(code);
      return name && errors[name];
    },
  };
}
