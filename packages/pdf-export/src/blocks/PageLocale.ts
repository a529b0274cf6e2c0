import type { Locale } from '@backlot/i18n';
import { createContext } from 'react';

/** The language of the page around a block. */
export const PageLocale = createContext<Locale>('en');
