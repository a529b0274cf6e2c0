import { useCallback, useSyncExternalStore } from 'react';
import type { DictionaryState } from '../createDictionary';
import type { DictOption } from '../indexTree';
import { useDictionaryStore } from './DictionaryProvider';

/** The values of one type, disabled ones too, with what is known about the data and how to fetch again. */
export function useDictValues(type: string): { values: readonly DictOption[]; state: DictionaryState; refresh: () => void } {
  const dictionary = useDictionaryStore();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [dictionary.subscribe(type, listener), dictionary.subscribe(null, listener)];
      return () => stops.forEach((stop) => stop());
    },
    [dictionary, type],
  );
  const readValues = () => dictionary.valuesOf(type);
  const values = useSyncExternalStore(subscribe, readValues, readValues);
  const state = useSyncExternalStore(subscribe, dictionary.state, dictionary.state);
  const refresh = useCallback(() => void dictionary.refresh().catch(() => undefined), [dictionary]);
  return { values, state, refresh };
}
