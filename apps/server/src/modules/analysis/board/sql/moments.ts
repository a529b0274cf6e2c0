import { type SQL, sql } from 'drizzle-orm';
import { addDays, startOfDay } from '../../../system/country';
import type { Subject } from '../subject';
import type { Window } from '../window';

/** SQL: the moment a day begins in a zone; as a value, since a plan that is kept reckons what is written for each row. */
export const midnight = (day: string, timeZone: string): SQL =>
  sql`${startOfDay(day, timeZone).toISOString().replace(/^\+0*/, '')}::timestamptz`;

/** SQL: the same of a day of a row. */
export const midnightOf = (day: SQL, timeZone: string): SQL => sql`((${day})::timestamp at time zone ${timeZone}::text)`;

/** SQL: where a period and the one before begin and end. */
export function momentsOf({ from, to, beforeFrom, beforeTo, isToday }: Window, { timeZone }: Pick<Subject, 'timeZone'>, now: Date) {
  const at = (day: string) => midnight(day, timeZone);
  return {
    begin: at(from),
    end: at(addDays(to, 1)),
    beforeBegin: at(beforeFrom),
    beforeEnd: isToday ? sql`(${now.toISOString()}::timestamptz - interval '1 day')` : at(addDays(beforeTo, 1)),
  };
}
