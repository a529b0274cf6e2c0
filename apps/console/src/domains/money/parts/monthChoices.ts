import type { FilterChoice } from '@backlot/data-table';
import type { Locale } from '@backlot/i18n';
import { monthName } from './monthName';

const shown = 24;

/** Months to narrow a list to, the newest first: the coming one too, which late sales are settled in. */
export function monthChoices(locale: Locale, now = new Date()): FilterChoice[] {
  return Array.from({ length: shown }, (_, back) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1 - back, 1)).toISOString().slice(0, 7);
    return { value: month, label: monthName(month, locale) };
  });
}
