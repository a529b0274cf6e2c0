import type { Locale } from '@backlot/i18n';

/** A rate with all its decimals, which may be eight, in the reader's notation: `0.0000384`, in Vietnamese `0,0000384`. */
export const rateText = (rate: string, locale: Locale): string => (locale === 'vn' ? rate.replace('.', ',') : rate);
