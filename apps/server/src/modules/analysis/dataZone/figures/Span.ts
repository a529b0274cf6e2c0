import { type SQL, sql } from 'drizzle-orm';
import { addDays } from '../../../system/country';
import type { Period } from '../../comment';

/** A period and the one of the same length before it. */
export interface Span extends Period {
  beforeFrom: string;
  beforeTo: string;
}

export const spanOf = (period: Period): Span => ({
  ...period,
  beforeFrom: addDays(period.fromDay, -period.length),
  beforeTo: addDays(period.fromDay, -1),
});

/** SQL: the moment a day begins where the reader is. */
export const beginOf = (day: string, { timeZone }: Pick<Period, 'timeZone'>): SQL =>
  sql`((${day}::date)::timestamp at time zone ${timeZone}::text)`;

/** SQL: the day of a moment where the reader is. The zone stands in the text, so that it can be grouped by. */
export const dayOf = (moment: SQL, { timeZone }: Pick<Period, 'timeZone'>): SQL<string> =>
  sql`(${moment} at time zone ${sql.raw(`'${timeZone}'`)})::date::text`;
