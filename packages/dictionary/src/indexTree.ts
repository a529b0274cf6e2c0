import { type Locale, locales, nameOf } from '@backlot/i18n';
import type { DictEntry, DictType } from './DictType';

/** One value of a dictionary, named in each language. */
export interface DictOption {
  readonly code: string;
  readonly names: Readonly<Record<Locale, string>>;
  /** A disabled value keeps its name and is not offered (defect 9). */
  readonly disabled: boolean;
  /** 0 at the top of the type. */
  readonly depth: number;
  /** Codes from the top of the type down to this value. */
  readonly path: readonly string[];
}

/** The values of one type by code, in tree order. */
export type DictValues = ReadonlyMap<string, DictOption>;

/** The values of every type by type code. */
export type DictIndex = ReadonlyMap<string, DictValues>;

/** Arranges a tree for look-ups by type and code. A code that repeats within a type counts where it stands first. */
export const indexTree = (tree: readonly DictType[]): DictIndex => new Map(tree.map((type) => [type.code, indexValues(type.children)]));

function indexValues(entries: readonly DictEntry[]): DictValues {
  const values = new Map<string, DictOption>();
  const add = (entry: DictEntry, above: Pick<DictOption, 'path' | 'disabled'>) => {
    const code = String(entry.code);
    const option: DictOption = {
      code,
      names: namesOf(entry),
      disabled: above.disabled || (entry.status ?? 0) !== 0,
      depth: above.path.length,
      path: [...above.path, code],
    };
    if (!values.has(code)) values.set(code, option);
    for (const child of entry.children ?? []) add(child, option);
  };
  for (const entry of entries) add(entry, { path: [], disabled: false });
  return values;
}

const namesOf = (entry: DictEntry) =>
  Object.fromEntries(locales.map((locale) => [locale, nameOf(entry, locale)])) as Record<Locale, string>;

/** The types whose values differ between two states. */
export function changedTypes(before: DictIndex, after: DictIndex): string[] {
  const types = new Set([...before.keys(), ...after.keys()]);
  return [...types].filter((type) => fingerprint(before.get(type)) !== fingerprint(after.get(type)));
}

const fingerprint = (values: DictValues | undefined) => (values ? JSON.stringify([...values.values()]) : '');
