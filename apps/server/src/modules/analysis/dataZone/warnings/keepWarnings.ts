import { sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { zoneWarningRows } from '../../../../tables/analysis/zone';
import { addDays } from '../../../system/country';
import { measureDay, type MeasuredFollow } from './measure';
import { type Unusual, unusualIn } from './unusual';

/** For so many days the same thing is not warned of again. */
const quietDays = 3;

/** A warning that was not there before. */
export type NewWarning = MeasuredFollow & Unusual & { day: string };

/** Keeps what was unusual on a day; answers what nobody was warned of in the days before. */
export async function keepWarnings(tx: Db, day: string): Promise<NewWarning[]> {
  const found = (await measureDay(tx, day)).flatMap((one) => unusualIn(one).map((unusual): NewWarning => ({ ...one, ...unusual, day })));
  if (found.length === 0) return [];
  const known = await tx
    .select({ favId: zoneWarningRows.favId, warning: zoneWarningRows.warning })
    .from(zoneWarningRows)
    .where(sql`${zoneWarningRows.day} >= ${addDays(day, -quietDays)}`);
  const fresh = found.filter((one) => !known.some(({ favId, warning }) => favId === one.favId && warning === one.warning));
  if (fresh.length === 0) return [];
  const added = await tx
    .insert(zoneWarningRows)
    .values(fresh.map(({ webId, favId, warning, value, usual }) => ({ webId, favId, warning, day, value, usual })))
    .onConflictDoNothing()
    .returning({ favId: zoneWarningRows.favId, warning: zoneWarningRows.warning });
  return fresh.filter((one) => added.some(({ favId, warning }) => favId === one.favId && warning === one.warning));
}
