import { type Locale, localeTag } from '@backlot/i18n';

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** The size of a file as people read it: 5242880 → `5 MB`. */
export function formatBytes(bytes: number, locale: Locale): string {
  // What browsers call single bytes has no plural.
  if (bytes < 1024) return `${bytes} B`;
  const step = Math.min(units.length, Math.floor(Math.log(bytes) / Math.log(1024)));
  const format = new Intl.NumberFormat(localeTag[locale], {
    style: 'unit',
    unit: units[step - 1] ?? 'gigabyte',
    unitDisplay: 'short',
    maximumFractionDigits: step < 2 ? 0 : 1,
  });
  return format.format(bytes / 1024 ** step);
}
