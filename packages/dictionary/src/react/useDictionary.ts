import { useLocale } from '@backlot/i18n/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Dictionary, DictionaryState } from '../createDictionary';
import type { DictOption } from '../indexTree';
import { useDictionaryStore } from './DictionaryProvider';

/** The dictionary in the language in force. */
export interface BoundDictionary extends DictionaryState {
  nameFor(type: string, code: string | number): string;
  /** Values that may be chosen: disabled ones are left out. */
  optionsOf(type: string): readonly DictOption[];
  refresh(): Promise<void>;
}

/** The whole dictionary, for columns, filters and exports. Renders again after every change; a cell uses `DictTag`. */
export function useDictionary(): BoundDictionary {
  const dictionary = useDictionaryStore();
  const locale = useLocale();
  const subscribe = useCallback((listener: () => void) => dictionary.subscribe(null, listener), [dictionary]);
  const state = useSyncExternalStore(subscribe, dictionary.state, dictionary.state);
  return useMemo(
    () => bind({ dictionary, state, nameFor: (type, code) => dictionary.nameFor(type, code, locale) }),
    [dictionary, state, locale],
  );
}

const bind = ({
  dictionary,
  state,
  nameFor,
}: {
  dictionary: Dictionary;
  state: DictionaryState;
  nameFor: BoundDictionary['nameFor'];
}): BoundDictionary => ({
  ...state,
  nameFor,
  optionsOf: (type) => dictionary.valuesOf(type).filter((value) => !value.disabled),
  refresh: () => dictionary.refresh(),
});
