import { type Locale, localeTag } from '@backlot/i18n';

/** `2026-11` as it stands in a title: "November", "11月", "tháng 11". */
export const monthName = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(localeTag[locale], { month: 'long', timeZone: 'UTC' }).format(Date.parse(`${month}-01`));

/** The same with its year. */
export function monthYear(month: string, locale: Locale): string {
  const name = new Intl.DateTimeFormat(localeTag[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01`),
  );
  return name.charAt(0).toUpperCase() + name.slice(1);
}
