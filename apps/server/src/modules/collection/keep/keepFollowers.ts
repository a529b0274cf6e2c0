import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { CollectCounts } from '../../../tables/collection/queue';
import { ups } from '../../../tables/creators/creator';
import { keepAudience } from '../../creators/creator';
import { dayIn } from '../../system/country';
import type { Audience } from '../connectors';

/** Code of what a channel itself tells. */
const fromChannel = 1;

/** Keeps who follows a creator, as the channel told it on a day of the creator's country. */
export async function keepFollowers(
  tx: Db,
  upId: string,
  { audience, dataTime }: { audience: Audience; dataTime: Date },
): Promise<CollectCounts> {
  const [up] = await tx.select({ id: ups.id, country: ups.country }).from(ups).where(eq(ups.id, upId)).for('update');
  if (!up) return { read: 1, added: 0, changed: 0, skipped: 1 };
  const { female, ages, countries, cities } = audience;
  const outcome = await keepAudience(tx, {
    up,
    day: dayIn(up.country, dataTime),
    source: fromChannel,
    // Sexes and ages together are worth more than one part alone.
    confidence: female !== undefined && ages ? 1 : 2,
    ...(female !== undefined && { femaleRatio: female }),
    ...(ages && { ageRatio: ages, mainAge: ages.reduce((main, age) => (age.ratio > main.ratio ? age : main)).range }),
    ...(countries && { country: countries }),
    ...(cities && { city: cities }),
  });
  return { read: 1, added: outcome === 'add' ? 1 : 0, changed: outcome === 'change' ? 1 : 0, skipped: outcome === 'same' ? 1 : 0 };
}
