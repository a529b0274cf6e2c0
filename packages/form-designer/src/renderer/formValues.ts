/** Data of a form by model, as the original returns it. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Messages by model; fields of subforms stand under `batch.0.model`. The shape is the one `getData` of the original rejects with. */
export type FormErrors = Readonly<Record<string, { readonly errors: readonly { readonly message: string; readonly field: string }[] }>>;

/** One broken rule and where it lies. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
  /** From the control at the root of the form down to the field: key of the row, key of the control. */
  readonly place: readonly { readonly row?: string; readonly key: string }[];
}

/** Builds the map that `getData` rejects with. */
export function errorMap(errors: readonly FieldError[]): FormErrors {
  const byPath = new Map<string, { message: string; field: string }[]>();
  for (const { path, message } of errors) byPath.set(path, [...(byPath.get(path) ?? []), { message, field: path }]);
  return Object.fromEntries([...byPath].map(([path, list]) => [path, { errors: list }]));
}
