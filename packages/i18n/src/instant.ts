import { TZDate, tz } from '@date-fns/tz';
import { isValid } from 'date-fns';

/** A moment: a Date, milliseconds, a wire string (UTC), ISO 8601, or a bare day `YYYY-MM-DD`. */
export type DateInput = Date | number | string | null | undefined;

/** date-fns context of a time zone; the viewer's own when none is named. */
export const zoneContext = (timeZone?: string) => (timeZone ? { in: tz(timeZone) } : {});

/** The moment meant; a bare day is its midnight in the zone. Undefined when unknown or not a date. */
export function toInstant(value: DateInput, timeZone?: string): Date | undefined {
  if (value === null || value === undefined) return undefined;
  const date = typeof value === 'string' ? readText(value, timeZone) : new Date(value);
  return isValid(date) ? date : undefined;
}

function readText(text: string, timeZone?: string): Date {
  if (wire.test(text)) return readAs(text, 'UTC');
  if (day.test(text)) return readAs(text, timeZone);
  return new Date(iso.test(text) ? text : Number.NaN);
}

/** Reads the wall clock of a zone, `YYYY-MM-DD` with or without ` HH:mm:ss`; an invalid Date for days that do not exist. UTC, the wire's zone, needs no zone rules. */
export function readAs(text: string, timeZone: string | undefined): Date {
  const [year = 0, month = 0, date = 0, hours = 0, minutes = 0, seconds = 0] = text.split(/\D/).map(Number);
  const utc = new Date(Date.UTC(year, month - 1, date, hours, minutes, seconds));
  if (!utc.toISOString().startsWith(text.replace(' ', 'T'))) return new Date(Number.NaN);
  if (timeZone === 'UTC') return utc;
  return timeZone
    ? new Date(+new TZDate(year, month - 1, date, hours, minutes, seconds, timeZone))
    : new Date(year, month - 1, date, hours, minutes, seconds);
}

export const wire = /^\d{4}-\d\d-\d\d (?:[01]\d|2[0-3]):\d\d:\d\d$/;
const day = /^\d{4}-\d\d-\d\d$/;
const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/;
