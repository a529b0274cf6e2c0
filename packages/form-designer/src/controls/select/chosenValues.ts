/** The chosen values as text, whatever shape they are stored in. */
export function chosenValues(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one) => (typeof one === 'string' && one !== '') || typeof one === 'number' || typeof one === 'boolean').map(String);
}

/** What a cleared select holds: nothing, or no entries. */
export const emptyValue = (isMultiple: boolean): readonly string[] | undefined => (isMultiple ? [] : undefined);
