import type { Control } from '../document/control';

interface Asked {
  readonly control: Control;
  /** What this renderer gives. */
  readonly value: unknown;
  /** What a person or a host put in, where somebody did. */
  readonly put?: { readonly value: unknown } | undefined;
}

/**
 * What k-form-design gives for a field: untouched it hands back the default value of the document, whatever that is, and
 * nothing where the document has none.
 */
export function originalAnswer({ control, value, put }: Asked): unknown {
  if (put) return put.value;
  const written = (control.options as { defaultValue?: unknown } | undefined)?.defaultValue;
  return written === '[]' && control.type.startsWith('upload') ? value : written;
}

/** The same for rows: what was put in and is no list is handed back, and a batch nobody touched gives its default value. */
export function originalRows({ control, value, put }: Asked): unknown {
  if (Array.isArray(value) && value.length > 0) return value;
  if (put) return Array.isArray(put.value) ? value : put.value;
  return originalAnswer({ control, value });
}
