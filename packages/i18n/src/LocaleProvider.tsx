import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from './locale';

const LocaleContext = createContext<Locale>('en');

/** Tells every Backlot component below which language to speak. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The language in force; `en` without a provider. */
export const useLocale = (): Locale => useContext(LocaleContext);
