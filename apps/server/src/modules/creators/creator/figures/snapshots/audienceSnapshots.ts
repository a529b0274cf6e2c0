import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../../../db/database';
import { dayIn } from '../../../../system/country';
import type { UpRow } from '../../upOf';
import { followerProfileSnapshots } from './tables';

interface Told extends Pick<UpRow, 'femaleRatio' | 'ageRatio'> {
  upId: string;
  country: string;
  source: number;
  confidence: number;
}

/** Keeps who follows a creator as told today; told again the same day it replaces what was kept (domain/model 2.3.6). */
export async function keepAudience(tx: Db, { upId, country, femaleRatio, ageRatio, source, confidence }: Told): Promise<void> {
  const shares = {
    genderFemale: femaleRatio,
    genderMale: femaleRatio === null ? null : Math.round((1 - femaleRatio) * 10_000) / 10_000,
    age: ageRatio,
    source,
    confidence,
  };
  await tx
    .insert(followerProfileSnapshots)
    .values({ upId, snapshotDate: dayIn(country), ...shares })
    .onConflictDoUpdate({
      target: [followerProfileSnapshots.upId, followerProfileSnapshots.snapshotDate],
      set: { ...shares, sampleSize: null },
    });
}

/** Who follows a creator, as told last. */
export async function lastAudience(db: Db, upId: string): Promise<typeof followerProfileSnapshots.$inferSelect | undefined> {
  const [last] = await db
    .select()
    .from(followerProfileSnapshots)
    .where(eq(followerProfileSnapshots.upId, upId))
    .orderBy(desc(followerProfileSnapshots.snapshotDate))
    .limit(1);
  return last;
}
