/** What compiled conditions call, as source text; the same answers as `evaluateCondition`. Without types for plain HTML. */
export function conditionRuntime({ isTyped, body }: { isTyped: boolean; body: string }): readonly string[] {
  const wanted = new Set<string>();
  const want = (source: string) => {
    for (const [name, helper] of Object.entries(helpers)) {
      if (wanted.has(name) || !source.includes(`${name}(`)) continue;
      wanted.add(name);
      want(helper.join('\n'));
    }
  };
  want(body);
  const lines = Object.entries(helpers).flatMap(([name, helper]) => (wanted.has(name) ? helper : []));
  return isTyped ? lines : lines.map(withoutTypes);
}

/** Source text without the types that generated code has; texts of a form are never in it. */
export const withoutTypes = (line: string): string =>
  line.replaceAll(/\??: (?:unknown|boolean|number|string|Values|Record<string, \(\) => boolean>)(?=[,)= ])/g, '');

const helpers: Readonly<Record<string, readonly string[]>> = {
  isNumeric: [
    'function isNumeric(value: unknown): boolean {',
    "  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)));",
    '}',
  ],
  isEmpty: [
    'function isEmpty(value: unknown): boolean {',
    "  return value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);",
    '}',
  ],
  isSame: [
    'function isSame(value: unknown, wanted: unknown): boolean {',
    '  if (Array.isArray(value) || Array.isArray(wanted)) {',
    '    if (!Array.isArray(value) || !Array.isArray(wanted)) return false;',
    '    return value.length === wanted.length && value.every((entry, index) => isSame(entry, wanted[index] ?? null));',
    '  }',
    "  if (typeof value === 'boolean' || typeof wanted === 'boolean') return String(value ?? false) === String(wanted ?? false);",
    "  return (value ?? '') === (wanted ?? '') || (isNumeric(value) && isNumeric(wanted) && Number(value) === Number(wanted));",
    '}',
  ],
  contains: [
    'function contains(value: unknown, wanted: unknown): boolean {',
    '  if (Array.isArray(value)) return value.some((entry) => isSame(entry, wanted));',
    "  return typeof value === 'string' && value.includes(String(wanted));",
    '}',
  ],
  order: [
    'function order(value: unknown, wanted: unknown): number {',
    '  if (isNumeric(value) && isNumeric(wanted)) return Number(value) - Number(wanted);',
    "  if (typeof value !== 'string' || typeof wanted !== 'string' || value === '' || wanted === '') return NaN;",
    '  if (value === wanted) return 0;',
    '  return value < wanted ? -1 : 1;',
    '}',
  ],
};
