import { useSyncExternalStore } from 'react';
import type { Locale } from './locale';
import type { LocaleState } from './localeState';

/** The app's language for `<LocaleProvider locale={…}>`, following every change of the state. */
export const useLocaleState = (state: LocaleState): Locale => useSyncExternalStore(state.subscribe, state.get, state.get);
