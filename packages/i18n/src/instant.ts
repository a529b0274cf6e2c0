import { tz } from '@date-fns/tz';
import { isValid, parseISO } from 'date-fns';

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

/** Reads the wall clock of a zone; an invalid Date for days that do not exist. UTC, the wire's zone, needs no zone rules. */
export const readAs = (text: string, timeZone: string | undefined): Date =>
  timeZone === 'UTC' ? parseISO(`${text}${text.length > 10 ? 'Z' : ' 00:00:00Z'}`) : new Date(+parseISO(text, zoneContext(timeZone)));

export const wire = /^\d{4}-\d\d-\d\d (?:[01]\d|2[0-3]):\d\d:\d\d$/;
const day = /^\d{4}-\d\d-\d\d$/;
const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/;
