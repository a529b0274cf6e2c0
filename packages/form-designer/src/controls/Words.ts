import type { Locale } from '@backlot/i18n';

/** A short text in the three languages. */
export type Words = Readonly<Record<Locale, string>>;
