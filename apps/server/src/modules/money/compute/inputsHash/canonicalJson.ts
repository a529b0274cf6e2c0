/**
 * One text for equal inputs: keys and lists sorted, since no list of a month's inputs has an order that matters; whole numbers of any
 * size as text. `canonicalJson({ b: [2n, 1n], a: null })` is `{"a":null,"b":["1","2"]}`.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'bigint') return `"${value}"`;
  if (value instanceof Map) return canonicalJson(Object.fromEntries(value));
  if (Array.isArray(value)) return `[${value.map(canonicalJson).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const field: unknown = value[key as keyof typeof value];
    if (field !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(field)}`;
  }
  return `{${text}}`;
}
