import { createContext, type ReactNode, useContext } from 'react';
import type { Dictionary } from '../createDictionary';

const DictionaryContext = createContext<Dictionary | null>(null);

/** Gives every select and tag below the application's dictionary. */
export function DictionaryProvider({ dictionary, children }: { dictionary: Dictionary; children: ReactNode }) {
  return <DictionaryContext value={dictionary}>{children}</DictionaryContext>;
}

/** The dictionary in force. Throws without a provider: a label without a dictionary is a mistake of the page. */
export function useDictionaryStore(): Dictionary {
  const dictionary = useContext(DictionaryContext);
  if (!dictionary)
    throw new Error('No dictionary here: put <DictionaryProvider dictionary={…}> above DictTag, DictSelect and useDictionary.');
  return dictionary;
}
