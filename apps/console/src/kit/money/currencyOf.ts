import { countryOf, type Currency } from '@backlot/i18n';

/** Currency of a country; the peso where none is chosen yet (spec section 9). */
export const currencyOf = (country: string | undefined): Currency => countryOf(country)?.currency ?? 'PHP';
