import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '../../../../../db/database';
import { ups } from '../../../../../tables/creators/creator';
import type { UpRow } from '../../upOf';
import { followerProfileSnapshots } from './tables';

type Snapshot = typeof followerProfileSnapshots.$inferSelect;

/** Parts that are not told stay as the day has them. */
interface Told extends Partial<Pick<Snapshot, 'age' | 'country' | 'city' | 'device' | 'activeHours' | 'sampleSize'>> {
  up: Pick<UpRow, 'id'>;
  day: string;
  femaleRatio?: number | null | undefined;
  ageRatio?: UpRow['ageRatio'] | undefined;
  mainAge?: string | null | undefined;
  /** 1 platform API, 2 vendor, 3 import. */
  source: number;
  confidence: number;
}

/**
 * Keeps who follows a creator as told for a day, and with the creator what is newest of it; told again for the same day it
 * replaces what was kept, part by part (domain/model 2.3.6).
 */
export async function keepAudience(tx: Db, told: Told): Promise<'add' | 'change' | 'same'> {
  const { up, day: snapshotDate, source, confidence } = told;
  const own = and(eq(followerProfileSnapshots.upId, up.id), eq(followerProfileSnapshots.snapshotDate, snapshotDate));
  const [before] = await tx.select().from(followerProfileSnapshots).where(own).for('update');
  const female = told.femaleRatio === undefined ? (before?.genderFemale ?? null) : told.femaleRatio;
  const values = {
    genderFemale: female,
    genderMale: female === null ? null : Math.round((1 - female) * 10_000) / 10_000,
    age: told.ageRatio ?? before?.age ?? [],
    country: told.country ?? before?.country ?? null,
    city: told.city ?? before?.city ?? null,
    device: told.device ?? before?.device ?? null,
    activeHours: told.activeHours ?? before?.activeHours ?? null,
    sampleSize: told.sampleSize ?? null,
    source,
    confidence,
  };
  const isSame = before && Object.entries(values).every(([key, value]) => isDeepStrictEqual(before[key as keyof Snapshot], value));
  if (isSame) return 'same';
  if (before) await tx.update(followerProfileSnapshots).set(values).where(own);
  else await tx.insert(followerProfileSnapshots).values({ upId: up.id, snapshotDate, ...values });
  await tellUp(tx, told);
  return before ? 'change' : 'add';
}

/** Creators are found by the newest that anybody told of their followers, estimates aside. */
async function tellUp(tx: Db, { up, day, femaleRatio, ageRatio, mainAge }: Told): Promise<void> {
  const set = { ...(femaleRatio !== undefined && { femaleRatio }), ...(ageRatio && { ageRatio, mainAge: mainAge ?? null }) };
  if (Object.keys(set).length === 0) return;
  const later = and(
    eq(followerProfileSnapshots.upId, up.id),
    gt(followerProfileSnapshots.snapshotDate, day),
    ne(followerProfileSnapshots.source, estimated),
  );
  const [newer] = await tx.select({ day: followerProfileSnapshots.snapshotDate }).from(followerProfileSnapshots).where(later).limit(1);
  if (!newer) await tx.update(ups).set(set).where(eq(ups.id, up.id));
}

const estimated = 4;

/** Who follows a creator, as told last. */
export async function lastAudience(db: Db, upId: string): Promise<Snapshot | undefined> {
  const [last] = await db
    .select()
    .from(followerProfileSnapshots)
    .where(eq(followerProfileSnapshots.upId, upId))
    .orderBy(desc(followerProfileSnapshots.snapshotDate))
    .limit(1);
  return last;
}
