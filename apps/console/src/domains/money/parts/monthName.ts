import { type Locale, localeTag } from '@backlot/i18n';

/** `2026-10` in words: "October 2026", "2026年10月", "Tháng 10 năm 2026". */
export function monthName(month: string, locale: Locale): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const name = new Intl.DateTimeFormat(localeTag[locale], { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, number - 1, 1),
  );
  return name.charAt(0).toUpperCase() + name.slice(1);
}
