import type { Locale } from '@backlot/i18n';

type Part = 'year' | 'month' | 'day';

/** The order that a language writes figures in where the year does not lead. */
const orders: Record<Locale, readonly [Part, Part, Part]> = {
  en: ['month', 'day', 'year'],
  'zh-CN': ['year', 'month', 'day'],
  vn: ['day', 'month', 'year'],
};

const widths: Record<Part, number> = { year: 4, month: 2, day: 2 };

/** How a day is written in fields, as everywhere else: six countries read `02/11/2026` in two ways. */
export const dayPattern = 'YYYY-MM-DD';

/** What somebody typed as a day of the wire: year first as it is written, or in the order of the language, with any separator or none; undefined for no day of the calendar. */
export function readDay(text: string, locale: Locale): string | undefined {
  const figures = text
    .normalize('NFKC')
    .trim()
    .replace(/日$/, '')
    .split(/\s*[-/.年月\s]\s*/);
  const parts = orders[locale];
  const [whole = ''] = figures;
  const split = figures.length === 1 && whole.length === 8 ? cut(whole, parts) : figures;
  const order = split[0]?.length === 4 ? orders['zh-CN'] : parts;
  if (split.length !== 3 || !split.every((figure, at) => isPart(figure, order[at]))) return undefined;
  const of = (part: Part) => (split[order.indexOf(part)] ?? '').padStart(2, '0');
  const day = `${of('year')}-${of('month')}-${of('day')}`;
  const instant = new Date(`${day}T00:00:00Z`);
  return Number.isFinite(instant.getTime()) && instant.toISOString().startsWith(day) ? day : undefined;
}

const isPart = (figure: string, part: Part | undefined) => (part === 'year' ? /^\d{4}$/ : /^\d{1,2}$/).test(figure);

function cut(figures: string, parts: readonly Part[]): string[] {
  let from = 0;
  return parts.map((part) => figures.slice(from, (from += widths[part])));
}

/** A day of the wire as the calendar takes it: midnight of this place. */
export function dateOfDay(day: string): Date | null {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return year ? new Date(year, month - 1, date) : null;
}

/** The day of this place that a date of the calendar is. */
export const dayOfDate = (date: Date): string =>
  [String(date.getFullYear()).padStart(4, '0'), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join(
    '-',
  );
