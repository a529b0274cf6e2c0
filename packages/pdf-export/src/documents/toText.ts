/** A field of a record as text: strings trimmed, numbers as they are, anything else (missing, object, NaN) empty. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return (typeof value === 'number' && Number.isFinite(value)) || typeof value === 'bigint' ? String(value) : '';
}
