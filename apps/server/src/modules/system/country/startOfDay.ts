/** The moment a day begins in a time zone: `startOfDay('2026-06-01', 'Asia/Manila')` is 2026-05-31T16:00:00Z. */
export function startOfDay(day: string, timeZone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // `Date.UTC` takes the years before 100 for those of the twentieth century.
  const utc = new Date(0).setUTCFullYear(year, month - 1, date);
  return new Date(utc - offsetOf(timeZone, utc));
}

/** Milliseconds that a zone is ahead of UTC at a moment. */
function offsetOf(timeZone: string, moment: number): number {
  let format = formats.get(timeZone);
  if (!format) formats.set(timeZone, (format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })));
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)$/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}

/** Making one costs more than a statement. */
const formats = new Map<string, Intl.DateTimeFormat>();
