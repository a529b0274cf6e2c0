import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { CollectCounts } from '../../../tables/collection/queue';
import { ups, works } from '../../../tables/creators/creator';
import { figuresOf, keepDay, keepWorkFigures, touchWork } from '../../creators/creator';
import type { ChannelWork } from '../connectors';

interface Told {
  upId: string;
  webId: number;
  items: readonly ChannelWork[];
  dataTime: Date;
}

type Kept = typeof works.$inferSelect;

/** Keeps works of a creator with their figures of the hour; told again, nothing stands twice. A work of somebody else stays theirs. */
export async function keepWorks(tx: Db, { upId, webId, items, dataTime }: Told): Promise<CollectCounts> {
  const ids = items.map(({ platformWorkId }) => platformWorkId);
  if (ids.length === 0) return { read: 0, added: 0, changed: 0, skipped: 0 };
  const known = await tx
    .select()
    .from(works)
    .where(and(eq(works.webId, webId), inArray(works.platformWorkId, ids)))
    .orderBy(works.id)
    .for('update');
  const before = new Map(known.map((work) => [work.platformWorkId, work]));
  const counts = { read: items.length, added: 0, changed: 0, skipped: 0 };
  for (const item of items) {
    const found = before.get(item.platformWorkId);
    if (found && (found.upId !== upId || (found.dataTime && found.dataTime > dataTime) || isSame(found, item))) {
      counts.skipped += 1;
      if (found.upId !== upId || !isSame(found, item)) continue;
    } else if (found) counts.changed += 1;
    else counts.added += 1;
    const told = { ...columnsOf(item, found), dataTime, channelTime: dataTime };
    const [kept] = await tx
      .insert(works)
      .values({ upId, webId, platformWorkId: item.platformWorkId, link: item.link, ...told })
      .onConflictDoUpdate({ target: [works.webId, works.platformWorkId], set: told })
      .returning({ id: works.id });
    if (!kept) continue;
    await keepWorkFigures(tx, kept.id, dataTime);
    // Shown again: its days count again.
    if (found && found.workStatus !== 1) await touchWork(tx, kept.id);
  }
  return counts;
}

/** Works that the channel does not show any more. */
export async function markGone(tx: Db, { webId, ids, dataTime }: { webId: number; ids: readonly string[]; dataTime: Date }) {
  if (ids.length === 0) return;
  const gone = await tx
    .update(works)
    .set({ workStatus: 2, dataTime })
    .where(and(eq(works.webId, webId), inArray(works.platformWorkId, [...ids])))
    .returning({ id: works.id });
  for (const { id } of gone) await touchWork(tx, id);
}

/** Reckons anew what the works say of their creator (domain/metrics 5.2), once all of them are kept. */
export async function reckonUp(tx: Db, upId: string, now: Date): Promise<void> {
  const newest = await tx
    .select()
    .from(works)
    .where(and(eq(works.upId, upId), eq(works.workStatus, 1)))
    .orderBy(desc(works.postTime))
    .limit(200);
  await tx
    .update(ups)
    .set({ ...figuresOf(newest, now), dataTime: now, channelTime: now })
    .where(eq(ups.id, upId));
  await keepDay(tx, { upIds: [upId], at: now });
}

const figures = ['views', 'likes', 'comments', 'shares'] as const;

const isSame = (work: Kept, item: ChannelWork): boolean =>
  work.workStatus === 1 &&
  work.descr === item.title &&
  (item.location === undefined || item.location === work.postLocation) &&
  figures.every((name) => item[name] === null || item[name] === work[name]);

/** What the channel does not tell stays as it was. */
const columnsOf = (item: ChannelWork, before: Kept | undefined) => ({
  descr: item.title,
  duration: item.duration,
  postTime: item.postTime,
  hashtags: item.hashtags,
  postLocation: item.location ?? before?.postLocation ?? null,
  views: item.views ?? before?.views ?? null,
  likes: item.likes ?? before?.likes ?? null,
  comments: item.comments ?? before?.comments ?? null,
  shares: item.shares ?? before?.shares ?? null,
  workStatus: 1,
});
