import type { AnalysisPeriod, BoardRange } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import type { Viewer } from '../../base/sight';
import { type UpRow, upInSight } from '../../creators/creator';
import { addDays, type CountryCode, countryOf } from '../../system/country';
import { type Window, windowOf } from '../board';

/** A creator looked at over a period of its country. */
export interface Look {
  up: UpRow;
  window: Window;
  timeZone: string;
  currency: string;
  now: Date;
}

/** A creator that this person may look at closely; a merchant sees shares only, on the creator's page (domain/model 2.5). */
export async function upToAnalyse(db: Db, upId: string, viewer: Viewer): Promise<UpRow> {
  if (viewer.persona === 'shop') throw new Refusal('noDataPermission');
  return upInSight(db, upId, viewer);
}

/** The days of a range, of whole country days or today so far (domain/metrics 5.1). */
export function lookAtUp(up: UpRow, range: BoardRange, now = new Date()): Look {
  const country = up.country as CountryCode;
  const { timeZone, currency } = countryOf(country);
  return { up, window: windowOf({ range }, country, now), timeZone, currency, now };
}

export const periodOf = ({ window: { from, to, beforeFrom, beforeTo, isToday }, timeZone }: Look): AnalysisPeriod => ({
  fromDay: from,
  toDay: to,
  beforeFromDay: beforeFrom,
  beforeToDay: beforeTo,
  grain: isToday ? 'hour' : 'day',
  timeZone,
});

/** SQL: the moments that both periods begin and end at; today is compared with yesterday up to the same time. */
export function momentsOf({
  window: { from, to, beforeFrom, isToday },
  timeZone,
  now,
}: Look): Record<'begin' | 'end' | 'beforeBegin' | 'beforeEnd', SQL> {
  const midnight = (day: string) => sql`((${day}::date)::timestamp at time zone ${timeZone}::text)`;
  return {
    begin: midnight(from),
    end: isToday ? sql`${now.toISOString()}::timestamptz` : midnight(addDays(to, 1)),
    beforeBegin: midnight(beforeFrom),
    beforeEnd: isToday ? sql`(${now.toISOString()}::timestamptz - interval '1 day')` : midnight(from),
  };
}
