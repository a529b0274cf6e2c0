import { type Locale, localeTag } from '@backlot/i18n';

/** `2026-11` as it stands in a title: "November", "11月", "tháng 11". */
export function monthName(month: string, locale: Locale): string {
  const form = { month: locale === 'zh-CN' ? 'numeric' : 'long', timeZone: 'UTC' } as const;
  const name = new Intl.DateTimeFormat(localeTag[locale], form).format(Date.parse(`${month}-01`));
  return locale === 'vn' ? name.toLowerCase() : name;
}

/** The same with its year. */
export function monthYear(month: string, locale: Locale): string {
  const name = new Intl.DateTimeFormat(localeTag[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01`),
  );
  return name.charAt(0).toUpperCase() + name.slice(1);
}
