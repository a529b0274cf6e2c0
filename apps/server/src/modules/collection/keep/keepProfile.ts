import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { CollectCounts } from '../../../tables/collection/queue';
import { ups } from '../../../tables/creators/creator';
import { keepDay } from '../../creators/creator';
import type { Profile } from '../connectors';

/** Keeps the figures of a creator and those of the day; what the channel does not tell stays as it was, and so does what came later. */
export async function keepProfile(
  tx: Db,
  upId: string,
  { profile, dataTime }: { profile: Profile; dataTime: Date },
): Promise<CollectCounts> {
  const { fans, likes, works, avatar } = profile;
  const told = {
    ...(fans !== null && { fansNum: fans }),
    ...(likes !== null && { likesNum: likes }),
    ...(works !== null && { videosNum: works, worksNum: works }),
  };
  const isSame = and(...Object.entries(told).map(([field, value]) => eq(ups[field as keyof typeof told], value))) ?? sql`true`;
  const before = tx.$with('before').as(
    tx
      .select({ id: ups.id, isSame: sql<boolean>`${isSame}`.as('is_same') })
      .from(ups)
      .where(eq(ups.id, upId))
      .for('update'),
  );
  const [kept] = await tx
    .with(before)
    .update(ups)
    .set({ ...told, ...(avatar && { avatarUrl: avatar }), dataTime, channelTime: dataTime })
    .from(before)
    .where(and(eq(ups.id, before.id), or(isNull(ups.dataTime), lte(ups.dataTime, dataTime))))
    .returning({ isSame: before.isSame });
  if (!kept) return { read: 1, added: 0, changed: 0, skipped: 1 };
  await keepDay(tx, { upIds: [upId], at: dataTime });
  return { read: 1, added: 0, changed: kept.isSame ? 0 : 1, skipped: kept.isSame ? 1 : 0 };
}
