import type { DictEntry } from '@backlot/contract';
import type { Db } from '../../../db/database';
import type { Language } from '../../../db/Language';
import { nameIn } from '../../../http/requests/nameIn';
import { presentTree } from './present';
import { enabledTypes, keptValues } from './store';

interface Choice {
  value: string;
  label: string;
  children?: Choice[];
}

/** Every dictionary as choices of a form, by code. */
export async function choicesByCode(db: Db, language: Language): Promise<Record<string, Choice[]>> {
  const tree = presentTree(await enabledTypes(db), await keptValues(db));
  const choiceOf = (entry: DictEntry): Choice => ({
    value: entry.code,
    label: nameIn(language, entry),
    ...(entry.children && { children: entry.children.map(choiceOf) }),
  });
  return Object.fromEntries(tree.map(({ code, children }) => [code, children.map(choiceOf)]));
}
