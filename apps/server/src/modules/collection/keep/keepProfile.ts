import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { CollectCounts } from '../../../tables/collection/queue';
import { ups } from '../../../tables/creators/creator';
import { keepDay } from '../../creators/creator';
import type { Profile } from '../connectors';

/** Keeps the figures of a creator and those of the day; what the channel does not tell stays as it was. */
export async function keepProfile(
  tx: Db,
  upId: string,
  { profile, dataTime }: { profile: Profile; dataTime: Date },
): Promise<CollectCounts> {
  const [before] = await tx.select().from(ups).where(eq(ups.id, upId)).for('update');
  if (!before) return { read: 1, added: 0, changed: 0, skipped: 1 };
  const told = {
    fansNum: profile.fans ?? before.fansNum,
    likesNum: profile.likes ?? before.likesNum,
    videosNum: profile.works ?? before.videosNum,
    worksNum: profile.works ?? before.worksNum,
  };
  // What came later stays: jobs may end in another order than they began.
  if (before.dataTime && before.dataTime > dataTime) return { read: 1, added: 0, changed: 0, skipped: 1 };
  await tx
    .update(ups)
    .set({ ...told, avatarUrl: profile.avatar ?? before.avatarUrl, dataTime })
    .where(eq(ups.id, upId));
  await keepDay(tx, { upIds: [upId], at: dataTime });
  const isSame = (Object.keys(told) as (keyof typeof told)[]).every((field) => told[field] === before[field]);
  return { read: 1, added: 0, changed: isSame ? 0 : 1, skipped: isSame ? 1 : 0 };
}
