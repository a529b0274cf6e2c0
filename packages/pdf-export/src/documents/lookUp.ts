/** Name of a dictionary code in the language of the document, or nothing when it is unknown: `('country', 'PH') => 'Philippines'`. */
export type LookUp = (dictType: string, code: string) => string | undefined | null;

/** Names by dictionary type and code: what of a dictionary a document needs, as plain data for a worker. */
export type DictionaryNames = Record<string, Record<string, string>>;

/** A dictionary type and one of its codes. */
export type DictionaryCode = readonly [dictType: string, code: string];

/** The names of some codes, as plain data. Unknown codes are left out. */
export function namesOf(codes: readonly DictionaryCode[], lookUp: LookUp): DictionaryNames {
  const names: DictionaryNames = {};
  for (const [dictType, code] of codes) {
    const name = lookUp(dictType, code);
    if (name) (names[dictType] ??= {})[code] = name;
  }
  return names;
}

/** Look-up in plain names. */
export const lookUpIn =
  (names: DictionaryNames): LookUp =>
  (dictType, code) =>
    Object.hasOwn(names, dictType) && Object.hasOwn(names[dictType]!, code) ? names[dictType]![code] : undefined;
