import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { ups, works } from '../../../../tables/creators/creator';
import type { Viewer } from '../../../base/sight';
import { upsInSight } from '../../../creators/creator';
import { addDays, countryOf, dayIn } from '../../../system/country';

interface Asked {
  upId?: string | undefined;
  workId?: string | undefined;
  range: number;
}

export interface Days {
  fromDay: string;
  toDay: string;
}

export interface Period extends Days {
  /** Days in it. */
  length: number;
  today: string;
  timeZone: string;
}

/**
 * The days of a range: today so far, or whole days that end yesterday (domain/metrics 5.1), where the creator is; over several of them
 * where the reader is.
 */
export async function periodOf(db: Db, { upId, workId, range }: Asked, viewer: Viewer, now = new Date()): Promise<Period> {
  const country = (await countryAround(db, { upId, workId }, viewer)) ?? viewer.caller.country ?? 'SG';
  const today = dayIn(country, now);
  const toDay = range === 1 ? today : addDays(today, -1);
  return { fromDay: addDays(toDay, 1 - range), toDay, length: range, today, timeZone: countryOf(country).timeZone };
}

/** The country of a creator in sight; of others nothing is told, not even that. */
async function countryAround(db: Db, { upId, workId }: Pick<Asked, 'upId' | 'workId'>, viewer: Viewer): Promise<string | undefined> {
  if (workId === undefined && upId === undefined) return undefined;
  const asked = db.select({ country: ups.country }).from(ups);
  const [row] = await (workId === undefined
    ? asked.where(and(eq(ups.id, upId ?? ''), upsInSight(viewer)))
    : asked.innerJoin(works, eq(works.upId, ups.id)).where(and(eq(works.id, workId), upsInSight(viewer))));
  return row?.country;
}
